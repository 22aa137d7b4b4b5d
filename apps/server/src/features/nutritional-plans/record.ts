import { OF_PATIENT, type RecordSources } from '../../contributions/record.ts';
import { nutritionalPlans } from './plan-rows.ts';

/** What a transfer includes; erasing the patient rewrites the table because of its patient column. */
export const recordSections: RecordSources = {
  // Ids are new after a transfer: of plans made at once, they alone would change the order.
  nutritionalPlans: {
    table: nutritionalPlans.name,
    of: OF_PATIENT,
    order: 'x.created_at, x.start_date, x.id',
  },
};
