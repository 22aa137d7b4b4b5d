import { MAIN_ID } from '@healzy/ui/patterns/AppShell';
import { useEffect, useRef } from 'react';

/** How long a dialog that led to another screen may take to close, and its code to arrive: about half a second. */
const FRAMES = 30;

/**
 * After a navigation, moves the focus to the new screen's heading for keyboard and screen reader. A control inside the
 * screen that was pressed and is still mounted, such as a patient's tab, keeps the focus.
 */
export function useFocusOnNavigation(pathname: string, key: string): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const isArrival = last.current === null;
    const isElsewhere = last.current !== pathname;
    last.current = pathname;
    // A freshly loaded page is read from the top, as usual.
    if (isArrival) return;
    let waiting = 0;
    const move = (frames: number) => {
      const main = document.getElementById(MAIN_ID);
      const focused = document.activeElement;
      const isLost = focused === null || focused === document.body;
      const isOutside = isElsewhere && main !== null && !main.contains(focused);
      // A dialog over the page keeps the focus. One that led here, as the palette, is about to close, and what had the
      // focus before it may be gone.
      const isInWindow = focused?.closest('[role="dialog"], [role="alertdialog"]') != null;
      const heading = main?.querySelector('h1') ?? null;
      if (frames > 0 && (isInWindow || heading === null)) {
        waiting = requestAnimationFrame(() => move(frames - 1));
        return;
      }
      if (main === null || isInWindow || !(isLost || isOutside)) return;
      if (heading === null) main.focus({ preventScroll: true });
      else {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
    };
    waiting = requestAnimationFrame(() => move(FRAMES));
    return () => cancelAnimationFrame(waiting);
  }, [pathname, key]);
}
