/* What tests measure in a page: sizes, edges, contrast, rings, and what moves. */
globalThis.probe = (() => {
  const PRESSED = 'a[href], button, input, select, summary, textarea, [role=button], [tabindex="0"]';

  /** What can be used now: the open dialog alone, else the whole page. */
  const scope = () => document.querySelector('dialog[open]') ?? document.body;

  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const name = (element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const id = element.dataset.testid ?? element.dataset.card ?? element.className;
    return `<${element.localName} ${id}> ${text.trim().replace(/\s+/g, ' ').slice(0, 40)}`;
  };

  const inside = (box, { left, right, top, bottom }) =>
    box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1;

  const screen = () => ({ left: 0, right: innerWidth, top: 0, bottom: innerHeight });

  /** Whether a box is cut off by nothing that scrolls. */
  function uncut(element, box) {
    for (let outer = element; outer && outer !== document.body; outer = outer.parentElement) {
      const clips = getComputedStyle(outer).overflow !== 'visible';
      if (clips && !inside(box, outer.getBoundingClientRect())) return false;
    }
    return true;
  }

  /** What reaches beyond the window's right or left edge. */
  function overflow() {
    const root = document.documentElement;
    const wide = scope().scrollWidth > scope().clientWidth || root.scrollWidth > root.clientWidth;
    if (!wide) return [];
    const beyond = [...scope().querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && seen(element) && (right > innerWidth + 0.5 || left < -0.5);
    });
    return [`${root.scrollWidth} of ${innerWidth} px`, ...beyond.map(name)];
  }

  /** What can be pressed and is smaller than a fingertip; a label counts with its input. */
  function smallTargets(least) {
    const found = [...scope().querySelectorAll(PRESSED)].filter(
      (element) => seen(element) && !element.disabled,
    );
    return found.flatMap((element) => {
      const boxes = [element, ...(element.labels ?? [])].map((box) => box.getBoundingClientRect());
      const biggest = boxes.reduce((a, b) => (a.width * a.height >= b.width * b.height ? a : b));
      const { width, height } = biggest;
      // A link for keyboards only, outside the page until it has the focus.
      if (biggest.bottom + scrollY <= 0) return [];
      if (width >= least - 0.5 && height >= least - 0.5) return [];
      return [`${name(element)}: ${width.toFixed(1)} × ${height.toFixed(1)}`];
    });
  }

  /** Whether what is meant to lie over others does: a bar at an edge, the stamp, what is said. */
  function covered(element, { x, y, width, height }) {
    const stamp = document.querySelector('.stamp');
    const under = stamp && !stamp.contains(element) && stamp.getBoundingClientRect();
    const beside =
      !under || x > under.right || x + width < under.left || y > under.bottom || y + height < under.top;
    if (!beside) return true;
    // The shadow of a bar reaches a little further than the bar.
    const parts = [0.02, 0.5, 0.98].flatMap((a) => [-0.4, 0.05, 0.5, 0.95, 1.4].map((d) => [a, d]));
    return parts.some(([across, down]) => {
      let top = document.elementFromPoint(x + across * width, y + down * height);
      if (!top || top.contains(element) || element.contains(top)) return false;
      for (; top; top = top.parentElement)
        if (top.matches('.bubble, .caption, .glance')) return true;
        else if (['sticky', 'fixed'].includes(getComputedStyle(top).position)) return true;
      return false;
    });
  }

  /** Every line of text that is not cut off: where on the page it is, and how it is set. */
  function texts() {
    const walker = document.createTreeWalker(scope(), NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || !seen(parent) || parent.closest('.unseen, :disabled')) continue;
      if (parent.closest('option, script, style')) continue;
      const style = getComputedStyle(parent);
      const size = parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.bottom + scrollY <= 0) continue;
        if (!uncut(parent, rect) || covered(parent, rect)) continue;
        const { width, height } = rect;
        const [x, y] = [rect.x + scrollX, rect.y + scrollY];
        found.push({ text: node.data.trim(), color: style.color, large, x, y, width, height });
      }
    }
    return found;
  }

  const luminance = ([r, g, b]) => {
    const [R, G, B] = [r, g, b].map((v) => {
      const c = v / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * R + 0.7152 * G + 0.0722 * B;
  };

  const contrast = (a, b) => {
    const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };

  /** Lines that cannot be read on what a picture of the page, without its text, has behind them. */
  async function unreadable(picture, lines) {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paper = canvas.getContext('2d', { willReadFrequently: true });
    paper.drawImage(image, 0, 0);
    const scale = devicePixelRatio;
    return lines.flatMap(({ text, color, large, x, y, width, height }) => {
      // The middle of a line: its letters, not the edge of the box that it stands in.
      const area = [x, y + height * 0.25, width, height * 0.5].map((v) => Math.round(v * scale));
      const beyond = area[0] + area[2] > image.width || area[1] + area[3] > image.height;
      if (area[2] < 1 || area[3] < 1 || beyond) return [];
      const { data } = paper.getImageData(...area);
      const grounds = new Map();
      for (let i = 0; i < data.length; i += 4) {
        const key = `${data[i] & 0xf8},${data[i + 1] & 0xf8},${data[i + 2] & 0xf8}`;
        grounds.set(key, (grounds.get(key) ?? 0) + 1);
      }
      const ink = color.match(/[\d.]+/g).slice(0, 3).map(Number);
      const common = [...grounds].filter(([, count]) => count > data.length / 4 / 20);
      const worst = Math.min(...common.map(([key]) => contrast(ink, key.split(',').map(Number))));
      const least = large ? 3 : 4.5;
      return worst < least - 0.15 ? [`${worst.toFixed(2)}: ${text.slice(0, 40)} (${color})`] : [];
    });
  }

  /** What is wrong with where the focus is: no ring round it, or not in sight. */
  function focusTrouble() {
    const element = document.activeElement;
    const ringed = [element, ...(element.labels ?? [])].some((box) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow.includes('3px');
    });
    const box = (element.labels?.[0] ?? element).getBoundingClientRect();
    if (!ringed) return `${name(element)}: no ring`;
    return inside(box, screen()) ? null : `${name(element)}: out of sight`;
  }

  /** What moves now, and for how long it will. */
  function moving() {
    return document
      .getAnimations()
      .filter((a) => a.playState === 'running' && a.effect.getComputedTiming().activeDuration > 1)
      .map((a) => `${name(a.effect.target)}: ${a.animationName ?? a.transitionProperty ?? 'moved'}`);
  }

  /** Note from now on, in every frame, what moves. */
  function watchMotion() {
    globalThis.moved = new Set();
    const look = () => {
      for (const what of moving()) globalThis.moved.add(what);
      requestAnimationFrame(look);
    };
    look();
  }

  async function axe() {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
  }

  /** Whether each word of an element's text stands in one line; hyphens are places to break. */
  function unbroken(element) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement.closest('.unseen')) continue;
      for (const { index, 0: word } of node.data.matchAll(/[^\s-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) return false;
      }
    }
    return true;
  }

  /** What of a ring cannot be pressed at its middle, or read whole. */
  function petals() {
    return [...document.querySelectorAll('[data-petal]')].flatMap((petal) => {
      const { left, top, width, height } = petal.getBoundingClientRect();
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
      // Both are rounded.
      const wide = petal.scrollWidth > petal.clientWidth + 1;
      const tall = petal.scrollHeight > petal.clientHeight + 1;
      return [
        ...(petal.contains(pressed) ? [] : [`covered: ${name(petal)}`]),
        ...(wide || tall ? [`cut: ${name(petal)}`] : []),
        ...(unbroken(petal) ? [] : [`broken: ${name(petal)}`]),
      ];
    });
  }

  return {
    ...{ axe, focusTrouble, moving, name, overflow, petals, smallTargets, texts, unreadable },
    watchMotion,
  };
})();
