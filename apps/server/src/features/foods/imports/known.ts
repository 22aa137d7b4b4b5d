import { statementOf } from '../../../platform/db/bind.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { foodsInParts } from '../food-rows.ts';

/** A food that has the name of a row. */
export interface KnownFood {
  id: string;
  origin: 'PROVIDER' | 'PERSONAL';
  isRecipe: boolean;
}

/** Foods of the account whose names one statement reads. */
const AT_ONCE = 2_500;

interface Named extends KnownFood {
  keyEs: string;
  keyEn: string;
}

/**
 * The foods with these names, as `foodNameKey` makes them, in either language. An account's own food comes before one
 * of the catalogue, a recipe before another food, and then the lowest id.
 */
export async function knownFoods(
  sql: Sql,
  accountId: string,
  keys: readonly string[],
): Promise<Map<string, KnownFood>> {
  const wanted = new Set(keys);
  const known = new Map<string, KnownFood>();
  for (const part of await foodsInParts(sql, accountId, { hasSettings: false, atOnce: AT_ONCE })) {
    const { rows } = await sql.query<Named>(
      ...statementOf(
        accountId,
        (bind) => `SELECT x.id, x.origin, x.is_recipe, x.key_es, x.key_en FROM ${part(bind)}`,
      ),
    );
    for (const { keyEs, keyEn, ...food } of rows)
      for (const key of [keyEs, keyEn]) {
        if (!wanted.has(key)) continue;
        const other = known.get(key);
        if (other === undefined || isBefore(food, other)) known.set(key, food);
      }
  }
  return known;
}

function isBefore(one: KnownFood, other: KnownFood): boolean {
  if (one.origin !== other.origin) return one.origin === 'PERSONAL';
  if (one.isRecipe !== other.isRecipe) return one.isRecipe;
  return one.id < other.id;
}
