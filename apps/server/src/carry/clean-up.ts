import type { CleanUp } from '../jobs/clean-up.ts';
import { forgetArchives } from './archives.ts';
import { eraseDue } from './erasure.ts';
import { finishErasures } from './finishing.ts';

/** Removes patients whose time for restoring is over, exported records, and what erasures have left to do. */
export const cleanUp: CleanUp = {
  async ofAccount(services, accountId) {
    await eraseDue(services, accountId);
    await forgetArchives(services, accountId);
  },
  atEnd: finishErasures,
};
