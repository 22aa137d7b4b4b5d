import type { FoodPreferences } from '@healzy/api/schema';
import { foodPreferencesRecord, foodPreferencesSchema, NO_PREFERENCES } from '@healzy/domain/menus';
import { idColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { NEXT_VERSION, table } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../platform/http/versions.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import { ALL_DISHES, DISH_COLUMNS, storedDish, type DishRow } from '../dishes/dish-rows.ts';

export const foodPreferences = table(
  'food_preferences',
  foodPreferencesRecord.extend({ accountId: idColumn, patientId: idColumn }),
);

/** What a patient likes, without the names of dishes. */
export async function readPreferences(sql: Sql, accountId: string, patientId: string) {
  const row = await foodPreferences.find(sql, { accountId, patientId });
  const {
    version,
    changedAt,
    changedBy: _,
    accountId: __,
    patientId: ___,
    ...chosen
  } = row ?? {
    ...NO_PREFERENCES,
    ...{ version: 0, changedAt: null, changedBy: null, accountId, patientId },
  };
  return { ...chosen, version, changedAt };
}

/** For how many persons a patient cooks. */
export const personsOf = async (sql: Sql, accountId: string, patientId: string): Promise<number> =>
  (await readPreferences(sql, accountId, patientId)).cooksFor;

/** What a patient likes, as responses show it. */
async function shownPreferences(sql: Sql, accountId: string, patientId: string): Promise<FoodPreferences> {
  const { version, changedAt, ...chosen } = await readPreferences(sql, accountId, patientId);
  const ids = [...chosen.likedDishIds, ...chosen.dislikedDishIds];
  const { rows } = await sql.query<DishRow>(
    `SELECT ${DISH_COLUMNS} FROM ${ALL_DISHES} WHERE x.id = ANY($2::uuid[]) ORDER BY x.id`,
    [accountId, ids],
  );
  return {
    ...(chosen as Omit<FoodPreferences, 'patientId' | 'version' | 'dishes' | 'changedAt'>),
    ...{ patientId, version, changedAt },
    dishes: rows.map(storedDish).map(({ id, nameEs, nameEn }) => ({ id, nameEs, nameEn })),
  };
}

export const getFoodPreferences = handler('getFoodPreferences', async ({ caller, path }, sql) => {
  await requireClinical(sql, caller, path.patientId, 'read');
  return { status: 200, ...versioned(await shownPreferences(sql, caller.accountId, path.patientId)) };
});

export const updateFoodPreferences = handler(
  'updateFoodPreferences',
  async ({ caller, path: { patientId }, body, ifMatch, services }, sql) => {
    const { accountId, userId: changedBy } = caller;
    await requireClinical(sql, caller, patientId, 'edit');
    // There is no row to lock before the first choice.
    await sql.query(`SELECT pg_advisory_xact_lock(hashtextextended('food preferences ' || $1, 0))`, [
      patientId,
    ]);
    const before = await shownPreferences(sql, accountId, patientId);
    requireVersion(ifMatch, before);
    const changedAt = services.now();
    const chosen = checked(foodPreferencesSchema, updated('updateFoodPreferences', before, body));
    const change = { ...chosen, changedBy, changedAt };
    if (before.version === 0)
      await foodPreferences.insert(sql, { ...change, accountId, patientId, version: 1 });
    else await foodPreferences.update(sql, { accountId, patientId }, { ...change, version: NEXT_VERSION });
    await touchPatient(sql, patientId, changedAt);
    return { status: 200, ...versioned(await shownPreferences(sql, accountId, patientId)) };
  },
);
