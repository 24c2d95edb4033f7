import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Face from './Face.svelte';
import { props as reactive } from './props.test-helper.svelte';
import { portrait } from './portrait';
import { looking } from './gaze';
import { gestured, GESTURES } from './gestures';
import { patch } from './patch';
import { markup, type Shape } from './shape';

let now = 0;
let frames: (() => void)[] = [];

/** Let time pass until a moment, with sixty frames a second. */
function run(until: number): number {
  let drawn = 0;
  while (now < until) {
    now = Math.min(until, now + 1000 / 60);
    vi.advanceTimersByTime(1000 / 60);
    const due = frames;
    frames = [];
    drawn += due.length;
    for (const frame of due) frame();
  }
  return drawn;
}

beforeEach(() => {
  now = 0;
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

type Mounted = Parameters<typeof reactive>[0];

function show(given: Partial<Mounted> = {}) {
  const props = reactive({ character: 'cook', gaze: 'viewer', clock: () => now, ...given });
  const face = mount(Face, { target: document.body, props });
  flushSync();
  return { props, face, svg: document.body.querySelector('svg:last-of-type') as SVGSVGElement };
}

describe('Face', () => {
  it('shows a sign for as long as it lasts, and then sleeps until a blink', () => {
    const { props, svg, face } = show({ reducedMotion: false });
    run(1000);
    const before = svg.innerHTML;
    props.gesture = { id: 'tongue', start: 1000 };
    flushSync();
    run(1500);
    const during = svg.innerHTML;
    expect(during).not.toBe(before);
    run(2250);
    expect(run(2300)).toBeLessThanOrEqual(4);
    expect(svg.innerHTML).not.toBe(during);
    expect(run(60_000)).toBeLessThan(60 * 60 * 0.05);
    void unmount(face);
    expect(run(70_000)).toBe(0);
  });

  it('cuts to stills for those who asked for rest', () => {
    const { props, svg, face } = show({ reducedMotion: true });
    props.gaze = 90;
    props.gesture = { id: 'thumb', start: 0 };
    flushSync();
    const still = svg.innerHTML;
    expect(run(1190)).toBe(0);
    expect(svg.innerHTML).toBe(still);
    run(1250);
    expect(svg.innerHTML).not.toBe(still);
    void unmount(face);
  });

  it('shares no id with another face', () => {
    const faces = [show(), show({ character: 'girl' })];
    const ids = [...document.querySelectorAll('svg [id]')].map(({ id }) => id);
    expect(ids.length).toBe(8);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { face } of faces) void unmount(face);
  });

  it('is hidden from screen readers and says nothing', () => {
    const { svg, face } = show({ gesture: { id: 'wink', start: 0 } });
    run(500);
    expect(svg.getAttribute('aria-hidden')).toBe('true');
    expect(svg.textContent?.trim()).toBe('');
    void unmount(face);
  });
});

describe('patch', () => {
  it('leaves what drawing afresh would give', () => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const fresh = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    let old: Shape[] = [];
    for (const [i, id] of GESTURES.entries()) {
      const gaze = i % 3 === 0 ? 'cards' : i * 40;
      const drawn = [portrait('fisher', gestured(looking(gaze), id, 1), 'p')];
      patch(element, old, drawn);
      old = drawn;
      fresh.innerHTML = '';
      patch(fresh, [], drawn);
      expect(element.isEqualNode(fresh), id).toBe(true);
    }
    expect(markup(old[0] as Shape).length).toBeGreaterThan(1000);
  });
});
