import { createContext, useContext, useEffect, useRef } from 'react';
import { watchUnsaved } from '../../state/unsaved.ts';

/** The dialog in which a form stands. */
export interface LeaveScope {
  readonly id: symbol;
  /** Closes the dialog, after asking about what is unsaved in it. */
  close(): void;
}

export const LeaveScopeContext = createContext<LeaveScope | null>(null);

/** What Cancel does in a form of a dialog; undefined for a form on the screen itself. */
export function useCloseDialog(): (() => void) | undefined {
  return useContext(LeaveScopeContext)?.close;
}

/** Has the person asked before they leave what `isUnsaved` says is unsaved; `useFormDraft` does it for forms. */
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
