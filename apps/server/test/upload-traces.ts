import type { TestBed } from './api-test-bed.ts';
import type { Clinic } from './clinics.ts';

/** Everything that an upload or import may leave behind. */
export async function tracesOf(bed: TestBed, of: Clinic): Promise<Record<string, unknown>> {
  const rows = await bed.database.asAccount({ accountId: of.accountId }, (sql) =>
    sql.query(`SELECT (SELECT count(*) FROM documents) AS documents, (SELECT count(*) FROM cgm_imports) AS imports,
      (SELECT count(*) FROM cgm_blocks) AS blocks, (SELECT count(*) FROM medical_tests WHERE state <> 'STARTED') AS begun,
      (SELECT sum(version) FROM medical_tests) AS versions`),
  );
  const files = [];
  for await (const file of bed.app.services.files.list())
    if (file.key.startsWith(of.accountId)) files.push(file.key);
  return { ...(rows.rows[0] as object), files };
}
/** What a rejected file leaves: an untouched test. */
export const NOTHING = { documents: 0, imports: 0, blocks: 0, begun: 0, versions: 1, files: [] };
