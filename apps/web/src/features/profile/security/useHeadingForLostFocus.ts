import { useEffect, useRef } from 'react';
import { focusHeading } from '../../../app/useSectionInView.ts';

/** Long enough for a window to close and give the focus back, if what opened it is still there. */
const SETTLED_MS = 150;

/**
 * An act can take away the very button that its window was opened with: then the section's heading gets the focus, so
 * that the keyboard goes on from there and not from the top of the page.
 *
 * @param isOpen whether a window of this section is open
 */
export function useHeadingForLostFocus(id: string, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement === null || document.activeElement === document.body) focusHeading(id);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [id, isOpen]);
}
