import { useEffect, useEffectEvent } from 'react';
import type { MenuEditing } from './useMenuEditing.ts';

/**
 * Ctrl Z and Ctrl Shift Z (or Ctrl Y) undo and redo, except in text, which has its own. Alt Page up and Alt Page down go
 * to another week.
 */
export function useMenuKeys(
  editing: Pick<MenuEditing, 'undo' | 'redo'> | null,
  onWeek: (by: 1 | -1) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const isModal = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
    const isPage = event.key === 'PageDown' || event.key === 'PageUp';
    if (isPage && event.altKey && !event.ctrlKey && !isModal && !event.defaultPrevented) {
      event.preventDefault();
      onWeek(event.key === 'PageDown' ? 1 : -1);
      return;
    }
    const isText =
      event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isText) return;
    const key = event.key.toLowerCase();
    if (editing === null || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) editing.redo();
    else editing.undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
