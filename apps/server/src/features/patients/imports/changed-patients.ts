import type { Sql } from '../../../platform/db/database.ts';

/** Tables whose rows come with the patient, or only record that they were viewed. */
const NO_WORK = new Set([
  'patient_specialists',
  'patient_specialist_changes',
  'patient_state_changes',
  'patient_import_patients',
  'patient_tags',
  'patient_access_log',
  'worklist_reviews',
]);

interface Reference {
  tableName: string;
  columnName: string;
  hasCreatedAt: boolean;
}

/**
 * Patients of an import that have been worked on since: the card was changed, or a row was added in any table that
 * refers to patients, read from the database's catalog so that no new table is forgotten.
 *
 * @param among only these of them
 */
export async function findChanged(
  sql: Sql,
  importId: string,
  among: readonly string[] | null = null,
): Promise<{ id: string; name: string; surname: string }[]> {
  const { rows: references } = await sql.query<Reference>(
    `SELECT c.conrelid::regclass::text AS table_name, a.attname::text AS column_name,
       EXISTS (SELECT 1 FROM pg_attribute t
         WHERE t.attrelid = c.conrelid AND t.attname = 'created_at' AND NOT t.attisdropped) AS has_created_at
     FROM pg_constraint c
     CROSS JOIN LATERAL unnest(c.conkey, c.confkey) AS pair (own, theirs)
     JOIN pg_attribute k ON k.attrelid = c.confrelid AND k.attnum = pair.theirs AND k.attname = 'id'
     JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = pair.own
     WHERE c.contype = 'f' AND c.confrelid = 'patients'::regclass`,
  );
  // Rows older than the patient's own in the import, such as a first weight, came from the file.
  const traces = references
    .filter(({ tableName }) => !NO_WORK.has(tableName))
    .map(
      ({ tableName, columnName, hasCreatedAt }) =>
        `EXISTS (SELECT 1 FROM ${tableName} t WHERE t.account_id = p.account_id AND t.${columnName} = p.id
           ${hasCreatedAt ? 'AND t.created_at > i.imported_at' : ''})`,
    );
  const { rows } = await sql.query<{ id: string; name: string; surname: string }>(
    `SELECT p.id, p.name, p.surname FROM patient_import_patients i JOIN patients p ON p.id = i.patient_id
     WHERE i.import_id = $1 AND ($2::uuid[] IS NULL OR p.id = ANY ($2::uuid[])) AND (p.version > 1
       OR EXISTS (SELECT 1 FROM documents d WHERE d.account_id = p.account_id
         AND d.entity_type IN ('PATIENT', 'NOTE', 'CHAT') AND d.entity_id = p.id)
       ${traces.map((trace) => `OR ${trace}`).join('\n       ')})
     ORDER BY p.surname_key, p.id`,
    [importId, among],
  );
  return rows;
}
