import { press, pressAttribute, pressHost, pressPoint } from '../../theme/press.css.ts';

const hosts = `.${press}, .${pressHost}`;
const quiet = '(prefers-reduced-motion: reduce), (forced-colors: active)';
const outOfUse =
  ':disabled, [data-disabled], [aria-disabled="true"], [data-pending], [inert] *, fieldset:disabled *';
const typed = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable]';

function show(target: EventTarget | null, at?: { x: number; y: number }) {
  const host = target instanceof Element ? target.closest<HTMLElement>(hosts) : null;
  if (!host || host.matches(outOfUse) || host.querySelector(':scope > input:disabled')) return;
  if (window.matchMedia(quiet).matches) return;
  const { left, top } = host.getBoundingClientRect();
  for (const axis of ['x', 'y'] as const) {
    if (at) host.style.setProperty(pressPoint[axis], `${at[axis] - (axis === 'x' ? left : top)}px`);
    else host.style.removeProperty(pressPoint[axis]);
  }
  // An alias of the same animation restarts it without forcing a layout in between.
  host.setAttribute(pressAttribute, host.getAttribute(pressAttribute) === 'first' ? 'again' : 'first');
}

function onPointerDown(event: PointerEvent) {
  if (event.button === 0) show(event.target, { x: event.clientX, y: event.clientY });
}
function onKeyDown(event: KeyboardEvent) {
  if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
  if (event.target instanceof Element && event.target.matches(typed)) return;
  show(event.target);
}
function onAnimationEnd(event: AnimationEvent) {
  if (!event.pseudoElement || !(event.target instanceof Element)) return;
  event.target.closest(`[${pressAttribute}]`)?.removeAttribute(pressAttribute);
}

/**
 * Shows every press on the page from now on, with one listener per event type for all components.
 *
 * @returns a function that stops it
 */
export function showPresses(page: Document): () => void {
  const passive = { capture: true, passive: true };
  page.addEventListener('pointerdown', onPointerDown, passive);
  page.addEventListener('keydown', onKeyDown, passive);
  page.addEventListener('animationend', onAnimationEnd, passive);
  return () => {
    page.removeEventListener('pointerdown', onPointerDown, passive);
    page.removeEventListener('keydown', onKeyDown, passive);
    page.removeEventListener('animationend', onAnimationEnd, passive);
  };
}
