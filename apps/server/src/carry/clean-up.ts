import type { CleanUp } from '../jobs/clean-up.ts';
import { forgetArchives } from './archives.ts';
import { eraseDue } from './erasure.ts';
import { finishErasures } from './finishing.ts';

/** Patients deleted too long ago to be restored, exported records, and bytes of whoever was erased. */
export const cleanUp: CleanUp = {
  async ofAccount(services, accountId) {
    await eraseDue(services, accountId);
    await forgetArchives(services, accountId);
  },
  atEnd: finishErasures,
};
