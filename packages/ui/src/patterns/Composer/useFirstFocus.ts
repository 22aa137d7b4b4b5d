import { type RefObject, useEffect } from 'react';

/** Where somebody writes, has opened something, or is about to: what a button of the frame opens may still load. */
const BUSY =
  'input, textarea, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], header button';

/**
 * Gives a field the focus when it appears. A conversation loads late: what has been opened or is written into meanwhile
 * keeps the focus, unless the field is inside.
 */
export function useFirstFocus(field: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const busy = document.activeElement?.closest(BUSY);
    // A dialog whose contents were there at once appears before it takes the focus from the button that opened it.
    const isOpening = busy?.matches('header button') && field.current?.closest('[role="dialog"]');
    if (isWanted && (!busy || busy.contains(field.current) || isOpening)) field.current?.focus();
  }, [field, isWanted]);
}
