import type { CleanUp } from '../../platform/jobs/clean-up.ts';
import { endStaleImports } from './imports/stale-imports.ts';

/** Removes abandoned imports, and old records of writes, by which cached counts are invalidated. */
export const cleanUp: CleanUp = {
  inAccount: (sql, { now, before }) => endStaleImports(sql, now, before),
  async atEnd({ database }) {
    await database.asSystem((sql) =>
      sql.query(`DELETE FROM patient_writes WHERE at < now() - interval '1 day'`),
    );
  },
};
