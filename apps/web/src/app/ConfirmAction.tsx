import { ConfirmDialog, type ConfirmDialogProps } from '@healzy/ui/components/ConfirmDialog';
import { useState } from 'react';
import { type DoneAct, type FailedAct, notifySuccess, tellFailed } from './messages.ts';

export interface ConfirmActionProps extends Pick<
  ConfirmDialogProps,
  'title' | 'children' | 'confirmLabel' | 'cancelLabel' | 'pendingLabel' | 'typedName' | 'acknowledgement'
> {
  /** The action, for the notice of how it ended. */
  act: DoneAct & FailedAct;
  run: () => Promise<unknown>;
  onClose: () => void;
  /** Awaited before the notice, which a navigation would clear. */
  onDone?: (() => void | Promise<void>) | undefined;
}

/** Asks before something is lost, does it, closes, and reports how it ended. */
export function ConfirmAction({ act, run, onClose, onDone, ...question }: ConfirmActionProps) {
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await run();
    } catch (error) {
      // Behind the question, the notice could not be read.
      onClose();
      tellFailed(act, error);
      return;
    }
    onClose();
    await onDone?.();
    notifySuccess(act);
  };
  return (
    <ConfirmDialog
      {...question}
      intent="danger"
      onClose={onClose}
      isPending={isPending}
      onConfirm={() => void confirm()}
    />
  );
}
