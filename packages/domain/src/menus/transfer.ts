import { transferPart } from '../shared/transfer-part.ts';
import { foodExclusionsRecord } from './food-exclusions.ts';
import { menuRecord } from './record.ts';

/** The menus of a patient's nutritional plans, and what the patient will not eat. */
export const menusTransfer = transferPart({
  rows: { menus: menuRecord, foodExclusions: foodExclusionsRecord },
});
