import type { FoodExclusions } from '@healzy/api/schema';
import {
  answersAfter,
  foodExclusionsRecord,
  foodExclusionsSchema,
  NOTHING_EXCLUDED,
  type StoredFoodAnswer,
} from '@healzy/domain/menus';
import { columnOfType, idColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { NEXT_VERSION, table } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../platform/http/versions.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';

export const foodExclusions = table(
  'food_exclusions',
  foodExclusionsRecord.extend({
    accountId: idColumn,
    patientId: idColumn,
    answers: columnOfType<StoredFoodAnswer[]>(),
  }),
);

/** What a patient will not eat, as responses show it. */
export async function shownExclusions(
  sql: Sql,
  accountId: string,
  patientId: string,
): Promise<FoodExclusions> {
  const row = await foodExclusions.find(sql, { accountId, patientId });
  return {
    patientId,
    version: row?.version ?? 0,
    foodIds: row?.foodIds ?? [...NOTHING_EXCLUDED.foodIds],
    categories: row?.categories ?? [...NOTHING_EXCLUDED.categories],
    answers: row?.answers ?? [],
    changedAt: row?.changedAt ?? null,
  };
}

export const getFoodExclusions = handler('getFoodExclusions', async ({ caller, path }, sql) => {
  await requireClinical(sql, caller, path.patientId, 'read');
  return { status: 200, ...versioned(await shownExclusions(sql, caller.accountId, path.patientId)) };
});

export const updateFoodExclusions = handler(
  'updateFoodExclusions',
  async ({ caller, path: { patientId }, body, ifMatch, services }, sql) => {
    const { accountId } = caller;
    await requireClinical(sql, caller, patientId, 'edit');
    // There is no row to lock before the first choice.
    await sql.query(`SELECT pg_advisory_xact_lock(hashtextextended('food exclusions ' || $1, 0))`, [
      patientId,
    ]);
    const before = await shownExclusions(sql, accountId, patientId);
    requireVersion(ifMatch, before);
    const at = services.now();
    const { answers, ...excluded } = checked(
      foodExclusionsSchema,
      updated('updateFoodExclusions', before, body),
    );
    const known = before.answers as StoredFoodAnswer[];
    const by = { answeredBy: caller.userId, answeredAt: at.toISOString() };
    const change = {
      ...excluded,
      answers: answers === undefined ? known : answersAfter(known, answers, by),
      changedBy: caller.userId,
      changedAt: at,
    };
    if (before.version === 0)
      await foodExclusions.insert(sql, { ...change, accountId, patientId, version: 1 });
    else await foodExclusions.update(sql, { accountId, patientId }, { ...change, version: NEXT_VERSION });
    await touchPatient(sql, patientId, at);
    return { status: 200, ...versioned(await shownExclusions(sql, accountId, patientId)) };
  },
);
