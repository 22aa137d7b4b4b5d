import type { Citable, CitationSources } from '../../contributions/citations.ts';
import type { ErasureParts, RecordSources } from '../../contributions/record.ts';
import type { StepProofs } from '../../contributions/step-proofs.ts';
import type { SummaryReader } from '../../contributions/summary.ts';
import type { TimelineSources } from '../../contributions/timeline.ts';
import { VISITS, visitParams, type VisitChangeReader } from '../../contributions/visits.ts';
import type { CleanUp } from '../../platform/jobs/clean-up.ts';
import { storageKey } from './document-rows.ts';
import { safeFileName } from './file-names.ts';
import { FILED } from './patient-documents.ts';

export { demo } from './demo.ts';

export const timeline = {
  DOCUMENT_FILED: {
    subject: 'd.id',
    at: 'd.stored_at',
    user: 'd.created_by',
    title: 'd.file_name',
    from: `FROM documents d WHERE d.account_id = $1 AND d.entity_type = 'PATIENT' AND d.entity_id = $2
      AND d.state = 'STORED' AND d.stored_at IS NOT NULL`,
  },
} satisfies TimelineSources;

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

export const stepProofs = {
  DOCUMENT_UPLOADED: {
    subject: 'd.id',
    at: 'd.stored_at',
    title: 'd.file_name',
    from: () => `FROM documents d WHERE d.account_id = x.account_id AND d.entity_type = 'PATIENT'
      AND d.entity_id = x.patient_id AND d.state = 'STORED' AND d.stored_at IS NOT NULL`,
  },
} satisfies StepProofs;

/** How many documents of the patient were stored since. */
const readDocumentChanges: VisitChangeReader<'DOCUMENTS'> = async (context) => {
  const { rows } = await context.sql.query<{ id: string; count: number }>(
    `SELECT v.id, count(*) AS count FROM ${VISITS}
     JOIN documents d ON d.account_id = $1 AND d.entity_type = 'PATIENT' AND d.entity_id = v.patient_id
     WHERE d.state = 'STORED' AND (v.since IS NULL OR d.stored_at > v.since) GROUP BY v.id`,
    visitParams(context),
  );
  return new Map(rows.map(({ id, count }) => [id, { kind: 'DOCUMENTS', count }]));
};

/** How many documents the patient has. */
const countDocuments: SummaryReader<'documents'> = async ({ sql, accountId, patientId }) => {
  const { rows } = await sql.query<{ count: number }>(
    `SELECT count(*) FROM documents d WHERE d.account_id = $1 AND d.entity_type = 'PATIENT' AND d.entity_id = $2
       AND d.state = 'STORED'`,
    [accountId, patientId],
  );
  return rows[0]?.count ?? 0;
};

/** Removes announced files that were never uploaded, and pictures that are not used. */
export const cleanUp: CleanUp = {
  async inAccount(sql, { before }) {
    await sql.query(
      `DELETE FROM documents d WHERE d.created_at < $1 AND (
         d.state = 'AWAITING_UPLOAD'
         OR d.entity_type = 'ACCOUNT' AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.profile_image_id = d.id)
         OR d.entity_type = 'USER' AND EXISTS (SELECT 1 FROM users u
           WHERE u.id = d.entity_id AND u.picture_id IS DISTINCT FROM d.id))`,
      [before.toISOString()],
    );
  },
};

export const recordSections: RecordSources = {
  documents: {
    table: 'documents',
    of: (owners) => {
      const kinds = Object.entries(owners).flatMap(([kind, { ofPatient }]) =>
        ofPatient === undefined ? [] : `x.entity_type = '${kind}' AND x.entity_id IN (${ofPatient})`,
      );
      return `x.state = 'STORED' AND (${kinds.join(' OR ')})`;
    },
    order: 'x.created_at, x.id',
    derived: ({ id, fileName }, { accountId }) => ({
      fileName: safeFileName(fileName),
      state: 'STORED',
      storageKey: storageKey(accountId, id),
    }),
  },
};

export const erasure: ErasureParts = { repeats: ['documents'] };

export const visitChanges = { DOCUMENTS: readDocumentChanges };

export const summary = { documents: countDocuments };
