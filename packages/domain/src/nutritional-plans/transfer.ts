import { transferPart } from '../shared/transfer-part.ts';
import { nutritionalPlanRecord } from './record.ts';

/** The nutritional plans of a patient. */
export const nutritionalPlansTransfer = transferPart({ rows: { nutritionalPlans: nutritionalPlanRecord } });
