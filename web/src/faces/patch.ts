import type { Shape } from './shape';

const SVG = 'http://www.w3.org/2000/svg';

/** Make what is in an element look like a new drawing, touching only what differs from the old. */
export function patch(parent: Element, old: readonly Shape[], now: readonly Shape[]): void {
  for (const [i, shape] of now.entries()) {
    const was = old[i];
    const there = parent.children[i];
    if (was === undefined || there === undefined) parent.append(create(shape));
    else if (was.tag !== shape.tag) there.replaceWith(create(shape));
    else if (was !== shape) {
      write(there, was.attributes, shape.attributes);
      patch(there, was.kids, shape.kids);
    }
  }
  for (let i = old.length; i > now.length; i--) parent.children[i - 1]?.remove();
}

function create(shape: Shape): Element {
  const element = document.createElementNS(SVG, shape.tag);
  write(element, {}, shape.attributes);
  element.append(...shape.kids.map(create));
  return element;
}

function write(element: Element, old: Shape['attributes'], now: Shape['attributes']): void {
  for (const name in now) {
    if (old[name] !== now[name]) element.setAttribute(name, String(now[name]));
  }
  for (const name in old) {
    if (!(name in now)) element.removeAttribute(name);
  }
}
