import { useEffect, useRef, type RefObject } from 'react';

/**
 * Handles pasted files while focus is anywhere inside. Listens on the whole page: with only a button focused, Chromium
 * pastes into the page's body.
 */
export function usePastedFiles(
  around: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onFiles: (files: readonly File[]) => void,
): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (!isWanted) return;
    const paste = (event: ClipboardEvent) => {
      if (!event.clipboardData || !around.current?.contains(document.activeElement)) return;
      event.preventDefault();
      // Nothing else may handle it too, including the zone itself.
      event.stopPropagation();
      latest.current([...event.clipboardData.files]);
    };
    document.addEventListener('paste', paste, { capture: true });
    return () => document.removeEventListener('paste', paste, { capture: true });
  }, [around, isWanted]);
}
