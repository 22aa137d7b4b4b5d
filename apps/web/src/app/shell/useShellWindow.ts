import { useAtom } from 'jotai';
import { useCallback } from 'react';
import { type ShellWindow, shellWindowAtom } from '../../state/shell.ts';

/** Whether this window of the frame is open, and how to open and close it. */
export function useShellWindow(name: ShellWindow) {
  const [open, setOpen] = useAtom(shellWindowAtom);
  const onOpenChange = useCallback(
    (isOpen: boolean) => setOpen((current) => (isOpen ? name : current === name ? null : current)),
    [name, setOpen],
  );
  return { isOpen: open === name, onOpenChange };
}
