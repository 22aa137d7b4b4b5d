import type { Reassignment, User } from '@healzy/api/users';
import { lazyPart } from './lazy-part.tsx';
import { modules } from './modules.ts';

export interface SuccessorDialogProps {
  user: User;
  /** What happens once there are successors: the user is removed, or stops being a specialist. */
  act: 'remove' | 'role';
  onClose: () => void;
  /** Rejects with the server's error; all choices stay. */
  onSave: (reassignment: Reassignment) => Promise<void>;
}

/** Chooses successors for a user; contributed by the feature whose records need a responsible person. */
export const SuccessorDialog = lazyPart<SuccessorDialogProps>(async () => {
  const load = modules().find(({ successors }) => successors !== undefined)?.successors;
  if (load === undefined) throw new Error('No module contributes a choice of successors.');
  return load();
});
