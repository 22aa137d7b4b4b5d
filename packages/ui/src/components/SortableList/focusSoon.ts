/** Focuses an element, which a move or a closing menu may give back only in some frames. */
export function focusSoon(find: () => HTMLElement | null | undefined, frames = 30) {
  const element = find();
  element?.focus();
  if (element && document.activeElement !== element && frames > 0)
    requestAnimationFrame(() => focusSoon(find, frames - 1));
}
