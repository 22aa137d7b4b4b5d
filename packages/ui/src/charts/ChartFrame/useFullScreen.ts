import { useEffect, type RefObject } from 'react';

const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const tabbable = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(TABBABLE)].filter((element) => element.checkVisibility());

/** Every sibling of the element and of its ancestors, except those that were inert already. */
function outside(element: HTMLElement): Element[] {
  const found: Element[] = [];
  for (let node: Element | null = element; node && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? [])
      if (sibling !== node && !sibling.hasAttribute('inert')) found.push(sibling);
  }
  return found;
}

/**
 * Makes an element cover the window as a modal: the page below neither scrolls nor takes focus, Tab cycles inside,
 * Escape leaves, and focus returns to where it was. The element keeps its place in the DOM: if moved, it would lose its
 * canvas and its readout.
 *
 * @param closer receives focus at the start
 */
export function useFullScreen(
  isFull: boolean,
  element: RefObject<HTMLElement | null>,
  closer: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  useEffect(() => {
    const root = element.current;
    if (!isFull || !root) return;
    const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const silenced = outside(root);
    for (const each of silenced) each.setAttribute('inert', '');
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    closer.current?.focus();

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        onClose();
        return;
      }
      if (event.key !== 'Tab') return;
      const stops = tabbable(root);
      const [first, last] = [stops[0], stops.at(-1)];
      const leaves = document.activeElement === (event.shiftKey ? first : last);
      if (!leaves) return;
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    };
    root.addEventListener('keydown', onKeyDown);
    return () => {
      root.removeEventListener('keydown', onKeyDown);
      for (const each of silenced) each.removeAttribute('inert');
      document.documentElement.style.overflow = overflow;
      before?.focus();
    };
  }, [isFull, element, closer, onClose]);
}
