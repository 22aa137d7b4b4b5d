import type { Reassignment, User } from '@healzy/api/users';
import { contributedDialog } from './contributed-dialog.ts';

export interface SuccessorDialogProps {
  user: User;
  /** What happens once there are successors: the user is removed, or stops being a specialist. */
  act: 'remove' | 'role';
  onClose: () => void;
  /** Rejects with the server's error; all choices stay. */
  onSave: (reassignment: Reassignment) => Promise<void>;
}

/** Chooses successors for a user; contributed by the feature whose records need a responsible person. */
export const SuccessorDialog = contributedDialog('successors');
