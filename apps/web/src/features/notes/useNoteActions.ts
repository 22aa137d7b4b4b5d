import { useDeleteNote, useRestoreNote } from '@healzy/api/notes';
import { notifySuccess, report, tellFailed } from '../../app/messages.ts';

/** Deletes notes and restores them. Their outcome is reported even if the user has left the screen. */
export function useNoteActions() {
  const removal = useDeleteNote();
  const restoring = useRestoreNote();
  const restore = (id: string) => report('note.restore', restoring.mutateAsync(id));
  return {
    isBusy: removal.isPending || restoring.isPending,
    restore,
    /** @param onGone awaited before the notice, which a navigation would clear */
    async remove(id: string, onGone: () => Promise<void>): Promise<void> {
      try {
        await removal.mutateAsync(id);
      } catch (error) {
        tellFailed('note.delete', error);
        return;
      }
      await onGone();
      notifySuccess('note.delete', {}, { undo: { of: `note/${id}`, run: () => void restore(id) } });
    },
  };
}
