import { useEffect, useState } from 'react';

const EDITABLE =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"], [type="file"], ' +
  '[type="range"], [type="color"]), textarea, [contenteditable="true"]';

/** Less of the window than this is visible under a keyboard. */
const REST = 0.75;

function isKeyboardOpen(): boolean {
  if (document.activeElement?.matches(EDITABLE) !== true) return false;
  const viewport = window.visualViewport;
  // Some browsers do not say how much a keyboard covers. Zooming in shrinks the visible part too.
  return (
    matchMedia('(pointer: coarse)').matches ||
    (viewport !== null && viewport.height * viewport.scale < window.innerHeight * REST)
  );
}

/** A tap that ends typing, on a save bar for example, must still meet what was under it. */
const PAUSE_MS = 250;

/** Whether an on-screen keyboard is probably open: something is being typed in, by touch. */
export function useScreenKeyboard(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(waiting);
      if (isKeyboardOpen()) setOpen(true);
      else waiting = setTimeout(() => setOpen(isKeyboardOpen()), PAUSE_MS);
    };
    const viewport = window.visualViewport;
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    viewport?.addEventListener('resize', look);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
      viewport?.removeEventListener('resize', look);
    };
  }, []);
  return isOpen;
}
