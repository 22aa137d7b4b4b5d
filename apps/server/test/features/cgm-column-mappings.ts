import { rememberColumns } from '../../src/features/cgm/column-mappings.ts';
import type { FeatureSamples } from '../feature-samples.ts';

const layout = '0123456789abcdef';

export const samples: FeatureSamples = {
  tables: ['cgm_column_mappings'],

  /** The columns of a layout of sensor files, which is about no patient. */
  async add(bed, clinic) {
    const { accountId } = clinic;
    await bed.database.asAccount({ accountId }, (sql) =>
      rememberColumns(
        sql,
        { mapping: { layout, time: 1, glucose: 2 } },
        { accountId, userId: clinic.people.specialist.userId, at: new Date() },
      ),
    );
    const listed = await bed.call('listCgmColumnMappings', { as: clinic.people.specialist });
    const [made] = listed.body.items as { id: string }[];
    if (made === undefined) throw new Error(`The list answered ${listed.text}.`);
    return made.id;
  },

  calls: ({ id }) => ({
    listCgmColumnMappings: { query: { layout }, names: false },
    forgetCgmColumnMapping: { path: { id }, names: true },
  }),
};
