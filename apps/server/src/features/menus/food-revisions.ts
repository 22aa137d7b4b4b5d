import type { Food } from '@healzy/domain/foods';
import type { EarlierFood } from '@healzy/domain/menus';
import type { Sql } from '../../platform/db/database.ts';

/** Foods that one statement looks for; it holds the thread that the embedded database runs in. */
const AT_ONCE = 2_000;

interface Row {
  foodId: string;
  until: Date | string;
  food: unknown;
}

/**
 * These foods as they were before each of their changes; none of those that never changed. Triggers write them, whatever
 * changes or deletes a food.
 *
 * @param toFood reads a stored food
 */
export async function earlierFoods<Shown>(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
  toFood: (row: { id: string; food: unknown }) => Shown,
): Promise<EarlierFood<Shown>[]> {
  const earlier: EarlierFood<Shown>[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const { rows } = await sql.query<Row>(
      `SELECT r.food_id, r.until, r.food FROM food_revisions r
       WHERE r.account_id = $1 AND r.food_id = ANY ($2::uuid[])
       UNION ALL SELECT p.food_id, p.until, p.food FROM provider_food_revisions p WHERE p.food_id = ANY ($2::uuid[])
       ORDER BY food_id, until`,
      [accountId, ids.slice(from, from + AT_ONCE)],
    );
    for (const { foodId, until, food } of rows)
      earlier.push({
        foodId,
        until: new Date(until).toISOString(),
        food: toFood({ id: foodId, food }),
      });
  }
  return earlier;
}

/** The instant from which these foods are as they are now; never before `now`, by whichever clock they were changed. */
export async function foodsSince(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
  now: Date,
): Promise<string> {
  const earlier = await earlierFoods(sql, accountId, ids, () => null);
  return earlier.reduce((last, { until }) => (until > last ? until : last), now.toISOString());
}

/** Keeps a food as it was, of a record that comes from another account. */
export async function insertRevision(
  sql: Sql,
  accountId: string,
  { foodId, until, food }: EarlierFood<Food>,
): Promise<void> {
  await sql.query(
    `INSERT INTO food_revisions (account_id, food_id, until, food) VALUES ($1, $2, $3, $4::text::jsonb)
     ON CONFLICT DO NOTHING`,
    [accountId, foodId, until, JSON.stringify(food)],
  );
}
