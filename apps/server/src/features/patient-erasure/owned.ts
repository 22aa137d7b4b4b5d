import type { Contributions } from '../../contributions/index.ts';
import type { Sql } from '../../platform/db/database.ts';

/** What belongs to a patient, in any table or store. */
export interface Belongings {
  /** The id of every row about them, their own first. */
  ids: string[];
  documents: { id: string; storageKey: string | null }[];
  /** Addresses to which mail about them was sent, in lower case. */
  addresses: string[];
}

/** Every table with a patient column. Read from the database's catalog, so that no new table is forgotten. */
async function patientTables(sql: Sql): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c
     JOIN pg_attribute p ON p.attrelid = c.oid AND p.attname = 'patient_id'
     JOIN pg_attribute i ON i.attrelid = c.oid AND i.attname = 'id' AND i.atttypid = 'uuid'::regtype
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY 1`,
  );
  return rows.map((row) => row.name);
}

/** Collects what belongs to a patient before they are removed. */
export async function belongingsOf(
  sql: Sql,
  { accountId, patientId }: { accountId: string; patientId: string },
  { erasure }: Contributions,
): Promise<Belongings> {
  const tables = await patientTables(sql);
  const own = tables.map((name) => `SELECT id FROM ${name} WHERE patient_id = $1`);
  const { rows } = await sql.query<{ id: string }>(
    `SELECT id FROM patients WHERE id = $1 AND account_id = $2
     UNION ALL ${[...own, ...erasure.ids].join(' UNION ALL ')}`,
    [patientId, accountId],
  );
  const ids = rows.map((row) => row.id);
  const { rows: documents } = await sql.query<{ id: string; storageKey: string | null }>(
    'SELECT id, storage_key FROM documents WHERE account_id = $1 AND entity_id = ANY ($2::uuid[])',
    [accountId, ids],
  );
  const { rows: mail } = await sql.query<{ address: string }>(
    `SELECT DISTINCT lower(mail.address) AS address FROM (${erasure.addresses.join(' UNION ')}) mail (address)
     WHERE mail.address IS NOT NULL`,
    [patientId],
  );
  return {
    ids: [...ids, ...documents.map((document) => document.id)],
    documents,
    addresses: mail.map((row) => row.address),
  };
}
