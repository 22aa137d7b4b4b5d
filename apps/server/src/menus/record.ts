import { OF_PATIENT, type RecordSources } from '../contributions/record.ts';
import { menus } from './menu-rows.ts';

/** What a transfer includes; erasing the patient rewrites the table because of its patient column. */
export const recordSections: RecordSources = {
  menus: { table: menus.name, of: OF_PATIENT, order: 'x.changed_at, x.nutritional_plan_id' },
};
