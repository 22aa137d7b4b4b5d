import { useEffect, useRef } from 'react';
import type { MenuSession } from './useMenuSession.ts';

/** Ctrl Z and Ctrl Shift Z (or Ctrl Y) undo and redo, except in text, which has its own. */
export function useMenuKeys(session: Pick<MenuSession, 'undo' | 'redo'> | null): void {
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isText =
        event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isText) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) latest.current?.redo();
      else latest.current?.undo();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
