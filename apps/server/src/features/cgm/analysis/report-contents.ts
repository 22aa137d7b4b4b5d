import type { CgmSeries } from '@healzy/domain/cgm';
import { reportChanges, type ReportChange, type ReportContents } from '@healzy/domain/cgm/analysis';
import { mealCarbohydrates, mealFoodTotals, portionKey, type MealFood } from '@healzy/domain/cgm/meals';
import { createHash } from 'node:crypto';
import type { Sql } from '../../../platform/db/database.ts';
import type { TestRow } from '../../medical-tests/test-rows.ts';
import { patientName } from '../../../shared/patient-access/patient-name.ts';
import { loadSeries } from '../series.ts';

type ReportEvent = ReportContents['events'][number];
type ReportRecommendation = ReportContents['recommendations'][number];

/** What a report shows beside figures and text, as the record is now. */
export async function contentsOf(sql: Sql, test: TestRow, series: CgmSeries): Promise<ReportContents> {
  return {
    patient: await patientName(sql, test.patientId),
    test: test.name,
    specialist: principalName(test),
    events: await eventsOf(sql, test.id),
    recommendations: await recommendationsOf(sql, test.id),
    readings: { count: series.epochSeconds.length, digest: digestOf(series) },
  };
}

/** What has changed in the record since a report was finished; nothing for one that did not keep its contents. */
export async function changesSince(
  sql: Sql,
  accountId: string,
  { test, contents }: { test: TestRow; contents: ReportContents | null },
): Promise<ReportChange[]> {
  if (contents === null) return [];
  return reportChanges(contents, await contentsOf(sql, test, await loadSeries(sql, accountId, test.id)));
}

function digestOf({ epochSeconds, mgdl, flags }: CgmSeries): string {
  const hash = createHash('sha256');
  for (const column of [epochSeconds, mgdl, flags])
    hash.update(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  return hash.digest('base64url');
}

async function eventsOf(sql: Sql, medicalTestId: string): Promise<ReportEvent[]> {
  // By what a record keeps when it moves to another account, where its events have other ids.
  const { rows } = await sql.query<
    Omit<ReportEvent, 'foods' | 'carbohydrates'> & { foods: MealFood[]; carbohydrates: number | null }
  >(
    `SELECT type, name, starts_at, ends_at, foods, carbohydrates FROM cgm_events WHERE medical_test_id = $1
     ORDER BY starts_at, type, name, ends_at`,
    [medicalTestId],
  );
  return rows.map(({ foods, carbohydrates: typed, ...event }) => {
    const carbohydrates = mealCarbohydrates(typed, mealFoodTotals(foods));
    return {
      ...event,
      ...(foods.length === 0 ? {} : { foods: foods.map(reportFood) }),
      ...(carbohydrates === null
        ? {}
        : { carbohydrates: { grams: carbohydrates.grams, isLeast: carbohydrates.unknownShare > 0 } }),
    };
  });
}

function reportFood({ amount, unit, portion, food }: MealFood): NonNullable<ReportEvent['foods']>[number] {
  const measure = food.portions.find((each) => portionKey(each) === portion);
  return {
    nameEs: food.nameEs,
    nameEn: food.nameEn,
    amount,
    unit,
    portionEs: measure?.nameEs ?? null,
    portionEn: measure?.nameEn ?? null,
  };
}

/** Those about everything first, then those about events, in their order. */
async function recommendationsOf(sql: Sql, medicalTestId: string): Promise<ReportRecommendation[]> {
  const { rows } = await sql.query<ReportRecommendation>(
    `SELECT r.message, r.language, e.name AS event_name
     FROM cgm_recommendations r LEFT JOIN cgm_events e ON e.id = r.event_id
     WHERE r.medical_test_id = $1 AND r.deleted_at IS NULL
     ORDER BY r.event_id IS NOT NULL, r.position, r.id`,
    [medicalTestId],
  );
  return rows;
}

function principalName({ specialists }: TestRow): string {
  const principal = specialists.find(({ isPrincipal }) => isPrincipal);
  return principal === undefined ? '' : `${principal.name} ${principal.surname}`;
}
