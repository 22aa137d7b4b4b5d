import { NOTE_RESTORE_DAYS } from '@healzy/domain/notes';
import { type DocumentOwnerRules, usedBy } from '../../contributions/document-owners.ts';
import { OF_PATIENT, type RecordSources } from '../../contributions/record.ts';
import type { SummaryReader } from '../../contributions/summary.ts';
import { ofPatient, type TimelineSource, type TimelineSources } from '../../contributions/timeline.ts';
import type { CleanUp } from '../../platform/jobs/clean-up.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import { citedHere } from './citations.ts';
import { textsOf } from './note-rows.ts';

export { demo } from './demo.ts';

const signed = (condition: string): TimelineSource => ({
  subject: 'n.id',
  at: 'v.signed_at',
  user: 'v.author_id',
  title: 'v.title',
  from: `FROM notes n JOIN note_versions v ON v.account_id = $1 AND v.note_id = n.id
    WHERE ${ofPatient('n')} AND n.deleted_at IS NULL AND ${condition}`,
});

export const timeline = {
  NOTE_WRITTEN: signed('v.version = 1'),
  NOTE_CHANGED: signed('v.version > 1'),
} satisfies TimelineSources;

/** The most recently signed note. */
const readLastNote: SummaryReader<'lastNote'> = async ({ sql, accountId, patientId }) => {
  const { rows } = await sql.query<{ id: string; title: string; at: string; by: string }>(
    `SELECT n.id, n.title, v.signed_at AS at, v.author_name || ' ' || v.author_surname AS by
     FROM notes n JOIN note_versions v ON v.account_id = $1 AND v.note_id = n.id AND v.version = n.version
     WHERE n.account_id = $1 AND n.patient_id = $2 AND n.deleted_at IS NULL ORDER BY v.signed_at DESC, n.id DESC LIMIT 1`,
    [accountId, patientId],
  );
  return rows[0] ?? null;
};

const KEPT_MS = NOTE_RESTORE_DAYS * 24 * 60 * 60_000;

const documentsOfNotes = usedBy('NOTE', 'note_documents');

/** Removes notes deleted too long ago to be restored, and documents of notes that were never saved. */
export const cleanUp: CleanUp = {
  async inAccount(sql, { accountId, now, before }) {
    await sql.query('DELETE FROM notes WHERE account_id = $1 AND deleted_at < $2', [
      accountId,
      new Date(now.getTime() - KEPT_MS).toISOString(),
    ]);
    await documentsOfNotes.removeUnused(sql, before);
  },
};

export const documentOwners: DocumentOwnerRules = {
  // As for the note's text; its documents are announced before the note exists, so they name the patient.
  NOTE: {
    demand: async (sql, caller, id, wanted) => {
      await requireClinical(sql, caller, id, wanted);
    },
    ofPatient: '$1',
  },
};

const OF_STANDING_NOTE = `${OF_PATIENT}
  AND EXISTS (SELECT 1 FROM notes n WHERE n.id = x.note_id AND n.deleted_at IS NULL)`;

export const recordSections: RecordSources = {
  notes: {
    table: 'notes',
    of: `${OF_PATIENT} AND x.deleted_at IS NULL`,
    order: 'x.created_at, x.id',
    rewrite: citedHere,
    derived: (note, { patientId }) => ({ patientId, ...textsOf(note) }),
  },
  noteVersions: {
    table: 'note_versions',
    of: OF_STANDING_NOTE,
    order: 'x.signed_at, x.note_id, x.version',
    rewrite: citedHere,
  },
  noteDocuments: {
    table: 'note_documents',
    of: OF_STANDING_NOTE,
    order: 'x.note_id, x.version, x.position',
  },
};

export const clinicalSummary = { lastNote: readLastNote };
