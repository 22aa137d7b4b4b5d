import { type RefObject, useEffect } from 'react';

/** Where somebody writes or has just opened something. */
const BUSY =
  'input, textarea, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Gives a field the focus when it appears. A conversation loads late: what has been opened or is written into meanwhile
 * keeps the focus, unless the field is inside.
 */
export function useFirstFocus(field: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const busy = document.activeElement?.closest(BUSY);
    if (isWanted && (!busy || busy.contains(field.current))) field.current?.focus();
  }, [field, isWanted]);
}
