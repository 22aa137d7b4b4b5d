import { createContext, useContext, useEffect, useRef } from 'react';
import { watchUnsaved } from '../../state/unsaved.ts';

/** The dialog that contains a form. */
export interface LeaveScope {
  readonly id: symbol;
  /** Closes the dialog, after asking about unsaved input. */
  close(): void;
}

export const LeaveScopeContext = createContext<LeaveScope | null>(null);

/** What Cancel does in the form of a dialog; undefined for a form on a screen. */
export function useCloseDialog(): (() => void) | undefined {
  return useContext(LeaveScopeContext)?.close;
}

/** Asks before the user leaves unsaved input, as reported by `isUnsaved`; `useFormDraft` does this for forms. */
export function useUnsaved(isDirty: boolean, isUnsaved: () => boolean, onLeave: () => void): void {
  const scope = useContext(LeaveScopeContext)?.id ?? null;
  const latest = useRef({ isUnsaved, onLeave });
  useEffect(() => {
    latest.current = { isUnsaved, onLeave };
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    return watchUnsaved({
      scope,
      isUnsaved: () => latest.current.isUnsaved(),
      onLeave: () => latest.current.onLeave(),
    });
  }, [isDirty, scope]);
}
