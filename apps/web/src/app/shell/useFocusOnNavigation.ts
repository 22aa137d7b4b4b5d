import { MAIN_ID } from '@healzy/ui/patterns/AppShell';
import { useEffect, useRef } from 'react';

/**
 * After a change of place the keyboard and the screen reader go on at the new screen's heading. What was pressed inside
 * the screen and is still there, such as a tab of a patient, keeps the focus.
 */
export function useFocusOnNavigation(pathname: string, key: string): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const isArrival = last.current === null;
    const isElsewhere = last.current !== pathname;
    last.current = pathname;
    // A page that has just been loaded is read from its beginning, as every page is.
    if (isArrival) return;
    const waiting = requestAnimationFrame(() => {
      const main = document.getElementById(MAIN_ID);
      const focused = document.activeElement;
      const isLost = focused === null || focused === document.body;
      const isOutside = isElsewhere && main !== null && !main.contains(focused);
      // A window over the page has the focus and gives it back by itself.
      const isInWindow = focused?.closest('[role="dialog"], [role="alertdialog"]') != null;
      if (main === null || isInWindow || !(isLost || isOutside)) return;
      const heading = main.querySelector('h1');
      if (heading === null) main.focus({ preventScroll: true });
      else {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
    });
    return () => cancelAnimationFrame(waiting);
  }, [pathname, key]);
}
