import type { Citable, CitationSources } from '../../contributions/citations.ts';
import { FILED } from './patient-documents.ts';

// The rule of the list of documents: citing one shows it to no one else.
export const citations = {
  DOCUMENT: async (sql, { accountId, patientId, access }, ids) => {
    if (access.identity === 'none') return [];
    const { rows } = await sql.query<Citable>(
      `SELECT d.id, NULL AS subtype FROM documents d WHERE ${FILED} AND d.id = ANY ($4::uuid[])`,
      [accountId, patientId, access.clinical !== 'none', ids],
    );
    return rows;
  },
} satisfies CitationSources;
