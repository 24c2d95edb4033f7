/** Cards move from where they were to where they are: what a reader's eye can follow. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import type { Code } from '../store/types';

const origins = new Map<Code, DOMRect>();

/** Remember where a card lies before it leaves its place, for the place where it arrives. */
export function leaves(card: Code, element: Element): void {
  origins.set(card, element.getBoundingClientRect());
}

function rectOf(place: string): DOMRect | undefined {
  return document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
}

function between(
  node: Element,
  other: DOMRect | undefined,
  duration: number,
  delay = 0,
): TransitionConfig {
  const here = node.getBoundingClientRect();
  if (!other || prefersReducedMotion.current || here.width === 0) return { duration: 0 };
  const dx = other.x + other.width / 2 - (here.x + here.width / 2);
  const dy = other.y + other.height / 2 - (here.y + here.height / 2);
  const scale = Math.min(1, Math.max(0.3, other.width / here.width));
  return {
    duration,
    delay,
    easing: cubicOut,
    css: (_, u) => `translate: ${dx * u}px ${dy * u}px; scale: ${1 - (1 - scale) * u}; z-index: 5;`,
  };
}

/** A card comes to the trick: from the hand it left, else from its player's place. */
export function arrive(
  node: Element,
  { card, from }: { card: Code; from: string },
): TransitionConfig {
  const origin = origins.get(card);
  origins.delete(card);
  return between(node, origin ?? rectOf(from), 260);
}

/** A finished trick goes to its winner, or face down to the talon. */
export function sweep(
  node: Element,
  { to, order }: { to: string; order: number },
): TransitionConfig {
  return between(node, rectOf(to), 320, order * 40);
}

/** A card is dealt into the hand from the talon. */
export function dealt(node: Element, { order }: { order: number }): TransitionConfig {
  return between(node, rectOf('talon'), 300, order * 45);
}
