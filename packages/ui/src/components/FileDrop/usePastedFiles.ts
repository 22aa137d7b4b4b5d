import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes what is pasted while the focus is anywhere inside. The whole page is listened to: with nothing but a button
 * focused, Chromium pastes into the page's body.
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
      // Nobody else may take it too, the zone itself among them.
      event.stopPropagation();
      latest.current([...event.clipboardData.files]);
    };
    document.addEventListener('paste', paste, { capture: true });
    return () => document.removeEventListener('paste', paste, { capture: true });
  }, [around, isWanted]);
}
