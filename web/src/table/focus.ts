import type { Attachment } from 'svelte/attachments';

/**
 * A question that appears takes the focus if what had it has gone with the page's last state;
 * it never takes it from where the reader is.
 */
export const takesLostFocus: Attachment<HTMLElement> = (element) => {
  const active = document.activeElement;
  if (active === null || active === document.body) element.focus({ preventScroll: true });
};
