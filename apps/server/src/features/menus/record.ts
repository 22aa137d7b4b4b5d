import { menuMeals, type Menu } from '@healzy/domain/menus';
import { OF_PATIENT, type RecordSources, type Row } from '../../contributions/record.ts';
import type { Sql } from '../../platform/db/database.ts';
import { storedFood } from '../foods/food-rows.ts';
import { insertRevision } from './food-revisions.ts';
import { foodExclusions } from './exclusions.ts';
import { menus } from './menu-rows.ts';
import { foodPreferences } from './preferences.ts';
import { planVersions } from './versions/version-rows.ts';

/** The account's own foods of some menus, each until now and as it was before: another account has none of them. */
async function withEarlierFoods(sql: Sql, row: Row): Promise<Row> {
  const weeks = row['weeks'] as Menu['weeks'];
  const ids = [...new Set(menuMeals({ weeks }).flatMap(({ foods }) => foods.map(({ foodId }) => foodId)))];
  const { rows } = await sql.query<{ id: string; accountId: string; food: unknown; at: Date | string }>(
    `SELECT id, food, date_trunc('milliseconds', greatest(now(), $2)) AS at FROM foods WHERE id = ANY ($1::uuid[])`,
    [ids, row['changedAt']],
  );
  const now = rows.map(({ id, food, at }) => ({
    foodId: id,
    until: new Date(at).toISOString(),
    food: storedFood({ food }),
  }));
  const { rows: former } = await sql.query<{ foodId: string; until: Date | string; food: unknown }>(
    'SELECT food_id, until, food FROM food_revisions WHERE food_id = ANY ($1::uuid[]) ORDER BY food_id, until',
    [ids],
  );
  const before = former.map(({ foodId, until, food }) => ({
    foodId,
    until: new Date(until).toISOString(),
    food: storedFood({ food }),
  }));
  return { ...row, earlierFoods: [...before, ...now] };
}

/** What a transfer includes; erasing the patient rewrites the tables because of their patient column. */
export const recordSections: RecordSources = {
  menus: {
    table: menus.name,
    of: OF_PATIENT,
    order: 'x.changed_at, x.nutritional_plan_id',
    // Kept beside the foods of the account.
    besides: ['earlierFoods'],
    complete: (sql, rows) => Promise.all(rows.map((row) => withEarlierFoods(sql, row))),
    async writeMore(sql, { earlierFoods: foods }, { accountId }) {
      for (const food of foods) await insertRevision(sql, accountId, food);
    },
  },
  planVersions: { table: planVersions.name, of: OF_PATIENT, order: 'x.created_at, x.id' },
  foodExclusions: { table: foodExclusions.name, of: OF_PATIENT, order: 'x.changed_at' },
  foodPreferences: { table: foodPreferences.name, of: OF_PATIENT, order: 'x.changed_at' },
};
