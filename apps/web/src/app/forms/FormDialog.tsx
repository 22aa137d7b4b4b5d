import { Dialog } from '@healzy/ui/components/Dialog';
import { type ReactNode, useMemo, useState } from 'react';
import { askToLeave } from '../../state/unsaved.ts';
import { type LeaveScope, LeaveScopeContext, useUnsaved } from './leave-scope.ts';

export interface FormDialogProps {
  title: string;
  onClose: () => void;
  /** There is unsaved input that `useFormDraft` does not know of. */
  isDirty?: boolean;
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
}

/**
 * A form in a dialog. Asks before unsaved input is discarded, also when navigating away. A form in it gets its Cancel
 * from `useCloseDialog`.
 */
export function FormDialog({ title, onClose, isDirty = false, size = 'large', children }: FormDialogProps) {
  const [id] = useState(() => Symbol(title));
  const scope = useMemo<LeaveScope>(
    () => ({ id, close: () => void askToLeave(id).then((isLeaving) => isLeaving && onClose()) }),
    [id, onClose],
  );
  return (
    <LeaveScopeContext value={scope}>
      <Dialog title={title} size={size} isDismissable={false} onClose={scope.close}>
        {children}
      </Dialog>
      <UnsavedPart isDirty={isDirty} />
    </LeaveScopeContext>
  );
}

function UnsavedPart({ isDirty }: { isDirty: boolean }) {
  useUnsaved(
    isDirty,
    () => isDirty,
    () => undefined,
  );
  return null;
}
