import { tableName } from './database.ts';

/*
 * Removed and old rows leave their bytes in a table's pages, and samples of them in the statistics. `VACUUM` alone
 * touches neither; a rewritten table has only its live rows. Each statement runs outside of a transaction.
 */

const REWRITE_STATISTICS = 'VACUUM (FULL) pg_statistic';

/** Rewrites tables as a superuser, who may touch the statistics themselves: `ANALYZE` keeps those of an empty table. */
export function superuserRewrite(tables: readonly string[]): string[] {
  const each = tables.map(tableName).flatMap((table) => [
    `DELETE FROM pg_statistic WHERE starelid = '${table}'::regclass
       OR starelid IN (SELECT indexrelid FROM pg_index WHERE indrelid = '${table}'::regclass)`,
    `VACUUM (FULL, ANALYZE) ${table}`,
  ]);
  return [...each, REWRITE_STATISTICS];
}

/**
 * Rewrites tables as their owner. A role that does not own the database cannot rewrite its statistics, and gets a
 * warning.
 */
export function ownerRewrite(tables: readonly string[]): string[] {
  const each = tables
    .map(tableName)
    .flatMap((table) => [`VACUUM (FULL, ANALYZE) ${table}`, forgetStatisticsOfEmpty(table)]);
  return [...each, REWRITE_STATISTICS];
}

/**
 * Setting a column's type to what it is drops its statistics and writes nothing. Emptiness is judged by size: row-level
 * security shows the owner no rows. A column that a trigger watches is a state, not text.
 */
const forgetStatisticsOfEmpty = (table: string): string =>
  `DO $$
   DECLARE col record;
   BEGIN
     IF pg_relation_size('${table}') > 0 THEN RETURN; END IF;
     FOR col IN
       SELECT a.attname, format_type(a.atttypid, a.atttypmod) AS kind, c.collname FROM pg_attribute a
       LEFT JOIN pg_collation c ON c.oid = a.attcollation AND c.collname <> 'default'
       WHERE a.attrelid = '${table}'::regclass AND a.attnum > 0 AND NOT a.attisdropped
         AND a.atttypid IN ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype, 'date'::regtype)
     LOOP
       BEGIN
         EXECUTE format('ALTER TABLE ${table} ALTER COLUMN %I TYPE %s %s', col.attname, col.kind,
           CASE WHEN col.collname IS NULL THEN '' ELSE format('COLLATE %I', col.collname) END);
       EXCEPTION WHEN feature_not_supported THEN NULL;
       END;
     END LOOP;
   END $$`;
