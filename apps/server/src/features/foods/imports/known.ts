import type { Sql } from '../../../platform/db/database.ts';

/** A food that has the name of a row. */
export interface KnownFood {
  id: string;
  origin: 'PROVIDER' | 'PERSONAL';
  isRecipe: boolean;
}

/** Names that are looked for with one statement. */
const AT_ONCE = 500;

/**
 * The foods with these names, as `foodNameKey` makes them, in either language. An account's own food comes before one
 * of the catalogue, and the one in the name's first place before others.
 */
export async function knownFoods(
  sql: Sql,
  accountId: string,
  keys: readonly string[],
): Promise<Map<string, KnownFood>> {
  const known = new Map<string, KnownFood>();
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const { rows } = await sql.query<KnownFood & { key: string }>(
      `WITH wanted AS (SELECT unnest($2::text[]) COLLATE "C" AS key)
       SELECT DISTINCT ON (w.key) w.key, x.id, x.origin, x.is_recipe FROM wanted w JOIN (
         SELECT f.id, 'PERSONAL' AS origin, f.ingredient_ids <> '{}' AS is_recipe, f.key_es AS key FROM foods f
           WHERE f.account_id = $1
         UNION ALL SELECT f.id, 'PERSONAL', f.ingredient_ids <> '{}', f.key_en FROM foods f WHERE f.account_id = $1
         UNION ALL SELECT p.id, 'PROVIDER', false, p.key_es FROM provider_foods p
         UNION ALL SELECT p.id, 'PROVIDER', false, p.key_en FROM provider_foods p) x ON x.key = w.key
       ORDER BY w.key, x.origin, x.is_recipe DESC, x.id`,
      [accountId, keys.slice(from, from + AT_ONCE)],
    );
    for (const { key, ...food } of rows) known.set(key, food);
  }
  return known;
}
