import { OF_PATIENT, type RecordSources } from '../contributions/record.ts';
import { foodExclusions } from './exclusions.ts';
import { menus } from './menu-rows.ts';
import { planVersions } from './versions/version-rows.ts';

/** What a transfer includes; erasing the patient rewrites the tables because of their patient column. */
export const recordSections: RecordSources = {
  menus: { table: menus.name, of: OF_PATIENT, order: 'x.changed_at, x.nutritional_plan_id' },
  planVersions: { table: planVersions.name, of: OF_PATIENT, order: 'x.created_at, x.id' },
  foodExclusions: { table: foodExclusions.name, of: OF_PATIENT, order: 'x.changed_at' },
};
