import type { CleanUp } from '../jobs/clean-up.ts';
import { endStaleImports } from './imports/stale-imports.ts';

/** Imports that nobody goes on with, and what says which lists have changed since they were counted. */
export const cleanUp: CleanUp = {
  inAccount: (sql, { now, before }) => endStaleImports(sql, now, before),
  async atEnd({ database }) {
    await database.asSystem((sql) =>
      sql.query(`DELETE FROM patient_writes WHERE at < now() - interval '1 day'`),
    );
  },
};
