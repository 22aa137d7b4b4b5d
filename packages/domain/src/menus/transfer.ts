import { transferPart } from '../shared/transfer-part.ts';
import { foodExclusionsRecord } from './food-exclusion-schemas.ts';
import { foodPreferencesRecord } from './food-preference-schemas.ts';
import { planVersionRecord } from './plan-version.ts';
import { transferredMenuRecord } from './record.ts';

/** The menus of a patient's nutritional plans, kept versions of both, and what the patient will not eat and what they like. */
export const menusTransfer = transferPart({
  rows: {
    menus: transferredMenuRecord,
    planVersions: planVersionRecord,
    foodExclusions: foodExclusionsRecord,
    foodPreferences: foodPreferencesRecord,
  },
  // When they were first made was not exported; it was no later than their last change. Nor were foods as they were.
  // Before answers to questions of food, there were none.
  former: {
    menus: (row) => ({ createdAt: row['changedAt'], earlierFoods: [], ...row }),
    foodExclusions: (row) => ({ answers: [], ...row }),
  },
});
