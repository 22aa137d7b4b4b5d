import { citationKey, type CitationKind, type Citation } from '@healzy/domain/shared';
import type { PatientAccess } from '@healzy/domain/session';
import type { Sql } from '../platform/db/database.ts';
import type { Services } from '../platform/services.ts';

/** In whose record citations are looked up, and what the caller may see there. */
export interface CitedRecord {
  accountId: string;
  patientId: string;
  access: PatientAccess;
}

/** Something that can be cited. */
export interface Citable {
  id: string;
  /** What decides how it is opened, such as the type of a medical test or the test of an event; null where nothing has to. */
  subtype: string | null;
}

/** Finds those of the ids that are in this patient's record, not deleted, and open to the caller. */
export type CitationSource = (sql: Sql, record: CitedRecord, ids: readonly string[]) => Promise<Citable[]>;

/**
 * The records of a table with account and patient that can be cited.
 * @param area what the caller must be allowed to see of the patient
 * @param subtype the column that decides how a record is opened
 */
export const recordsIn =
  (table: string, area: keyof PatientAccess, subtype = 'NULL'): CitationSource =>
  async (sql, { accountId, patientId, access }, ids) => {
    if (access[area] === 'none') return [];
    const { rows } = await sql.query<Citable>(
      `SELECT id, ${subtype} AS subtype FROM ${table}
       WHERE account_id = $1 AND patient_id = $2 AND id = ANY ($3::uuid[])`,
      [accountId, patientId, ids],
    );
    return rows;
  };

export type CitationSources = Partial<Record<CitationKind, CitationSource>>;

/** Those of the citations that the caller can open, by `citationKey`. */
export async function findCited(
  sql: Sql,
  { contributions }: Pick<Services, 'contributions'>,
  record: CitedRecord,
  citations: readonly Citation[],
): Promise<ReadonlyMap<string, Citable>> {
  const found = new Map<string, Citable>();
  for (const kind of new Set(citations.map((citation) => citation.kind))) {
    const ids = citations.flatMap((citation) => (citation.kind === kind ? [citation.id] : []));
    for (const citable of await contributions.citations[kind](sql, record, [...new Set(ids)]))
      found.set(citationKey({ kind, id: citable.id }), citable);
  }
  return found;
}
