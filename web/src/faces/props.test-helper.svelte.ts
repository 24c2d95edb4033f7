import type { ComponentProps } from 'svelte';
import type Face from './Face.svelte';

/** Props that can change after a component was mounted. */
export function props(given: ComponentProps<typeof Face>): ComponentProps<typeof Face> {
  const state = $state(given);
  return state;
}
