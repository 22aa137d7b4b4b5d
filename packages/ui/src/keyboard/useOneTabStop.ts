import { useLayoutEffect, type RefObject } from 'react';

const CONTROLS = 'button, a[href]';

/**
 * Makes the controls of a row a single tab stop: the one focused last, initially the selected one, else the first.
 * React Aria moves inside the row and out of it, but leaves every control in the tab order.
 */
export function useOneTabStop(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return;
    let last: Element | null = null;
    let isTabDown = false;
    const settle = () => {
      const controls = [...row.querySelectorAll<HTMLElement>(CONTROLS)];
      const reachable = controls.filter((each) => !each.matches(':disabled'));
      const stop =
        reachable.find((each) => each === last) ??
        reachable.find((each) => each.matches('[aria-checked="true"]')) ??
        reachable[0];
      for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
    };
    const watchTab = (event: KeyboardEvent) => {
      isTabDown = event.type === 'keydown' && event.key === 'Tab';
    };
    const follow = ({ target, relatedTarget }: FocusEvent) => {
      // React Aria steps to an end of the row on its way out, which was not the person's choice.
      if (isTabDown && relatedTarget instanceof Node && row.contains(relatedTarget)) return;
      last = target instanceof Element ? target.closest(CONTROLS) : null;
      settle();
    };
    settle();
    const changes = new MutationObserver(settle);
    changes.observe(row, { subtree: true, childList: true, attributeFilter: ['disabled', 'aria-checked'] });
    row.addEventListener('focusin', follow);
    // Before React, which handles keys at the root of the page.
    document.addEventListener('keydown', watchTab, { capture: true });
    document.addEventListener('keyup', watchTab, { capture: true });
    return () => {
      changes.disconnect();
      row.removeEventListener('focusin', follow);
      document.removeEventListener('keydown', watchTab, { capture: true });
      document.removeEventListener('keyup', watchTab, { capture: true });
    };
  }, [ref]);
}
