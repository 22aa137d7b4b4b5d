import { createContext, useContext, useEffect, useRef } from 'react';
import { watchUnsaved } from '../../state/unsaved.ts';

/** The dialog, or the part of the rail, that contains a form. */
export interface LeaveScope {
  readonly id: symbol;
  /** Closes the dialog, after asking about unsaved input. */
  close(): void;
  /** A form in it may be left at any time: its draft waits. */
  readonly keepsDrafts?: boolean;
}

export const LeaveScopeContext = createContext<LeaveScope | null>(null);

/** What Cancel does in the form of a dialog; undefined for a form on a screen. */
export function useCloseDialog(): (() => void) | undefined {
  return useContext(LeaveScopeContext)?.close;
}

/** Asks before the user leaves unsaved input, as reported by `isUnsaved`; `useFormDraft` does this for forms. */
export function useUnsaved(
  isDirty: boolean,
  isUnsaved: () => boolean,
  onLeave: () => void,
  hasDraft: () => boolean = () => false,
): void {
  const around = useContext(LeaveScopeContext);
  const scope = around?.id ?? null;
  const keepsDrafts = around?.keepsDrafts === true;
  const latest = useRef({ isUnsaved, onLeave, hasDraft });
  useEffect(() => {
    latest.current = { isUnsaved, onLeave, hasDraft };
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    return watchUnsaved({
      scope,
      isUnsaved: () => latest.current.isUnsaved(),
      isKept: () => keepsDrafts && latest.current.hasDraft(),
      onLeave: () => latest.current.onLeave(),
    });
  }, [isDirty, scope, keepsDrafts]);
}
