import { useAtom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { type ShellWindow, shellWindowAtom, typedAheadAtom } from '../../state/shell.ts';

/** Whether this dialog of the frame is open, and how to open and close it. */
export function useShellWindow(name: ShellWindow) {
  const [open, setOpen] = useAtom(shellWindowAtom);
  const setTypedAhead = useSetAtom(typedAheadAtom);
  const onOpenChange = useCallback(
    (isOpen: boolean) => {
      setTypedAhead('');
      setOpen((current) => (isOpen ? name : current === name ? null : current));
    },
    [name, setOpen, setTypedAhead],
  );
  return { isOpen: open === name, onOpenChange };
}
