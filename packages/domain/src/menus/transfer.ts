import { transferPart } from '../shared/transfer-part.ts';
import { foodExclusionsRecord } from './food-exclusion-schemas.ts';
import { planVersionRecord } from './plan-version.ts';
import { menuRecord } from './record.ts';

/** The menus of a patient's nutritional plans, kept versions of both, and what the patient will not eat. */
export const menusTransfer = transferPart({
  rows: { menus: menuRecord, planVersions: planVersionRecord, foodExclusions: foodExclusionsRecord },
  // When they were first made was not exported; it was no later than their last change.
  // Before answers to questions of food, there were none.
  former: {
    menus: (row) => ({ createdAt: row['changedAt'], ...row }),
    foodExclusions: (row) => ({ answers: [], ...row }),
  },
});
