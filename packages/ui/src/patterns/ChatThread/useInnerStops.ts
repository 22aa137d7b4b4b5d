import { useLayoutEffect, type RefObject } from 'react';

const kept = 'data-kept-tabindex';

/**
 * Removes the controls inside an element from the tab order, or restores them: of a thousand messages only the focused
 * one lets Tab in.
 */
export function useInnerStops(ref: RefObject<HTMLElement | null>, areReachable: boolean) {
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    const apply = () => {
      for (const stop of root.querySelectorAll<HTMLElement>('a[href], button, input, video')) {
        const before = stop.getAttribute(kept);
        if (areReachable && before !== null) {
          if (before) stop.setAttribute('tabindex', before);
          else stop.removeAttribute('tabindex');
          stop.removeAttribute(kept);
        } else if (!areReachable && before === null) {
          stop.setAttribute(kept, stop.getAttribute('tabindex') ?? '');
          stop.setAttribute('tabindex', '-1');
        }
      }
    };
    apply();
    // A player that turns out broken brings a button of its own.
    const observer = new MutationObserver(apply);
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [ref, areReachable]);
}
