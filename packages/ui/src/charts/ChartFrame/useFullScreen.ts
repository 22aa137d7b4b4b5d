import { useEffect, type RefObject } from 'react';

const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const tabbable = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(TABBABLE)].filter((element) => element.checkVisibility());

/** Everything beside the element and beside its ancestors; what is inert already is none of ours. */
function outside(element: HTMLElement): Element[] {
  const found: Element[] = [];
  for (let node: Element | null = element; node && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? [])
      if (sibling !== node && !sibling.hasAttribute('inert')) found.push(sibling);
  }
  return found;
}

/**
 * Makes an element the only thing there is: the page under it neither scrolls nor takes the focus, Tab goes round in it,
 * Escape leaves it, and the focus goes back to where it was. The element keeps its place in the page: moved elsewhere it
 * would lose its picture and what is read in it.
 *
 * @param closer takes the focus in the beginning
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
