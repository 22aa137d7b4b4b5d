import { useEffect, useRef } from 'react';
import { focusHeading } from '../../../app/useSectionInView.ts';

/** Long enough for a dialog to close and restore the focus, if its trigger still exists. */
const SETTLED_MS = 150;

/**
 * An action can remove the very button that opened its dialog: then the section's heading gets the focus, so that the
 * keyboard continues from there and not from the top of the page.
 *
 * @param isOpen whether a dialog of this section is open
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
