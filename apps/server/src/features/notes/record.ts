import { citedHere } from './citations.ts';
import { textsOf } from './note-rows.ts';
import { OF_PATIENT, type RecordSources } from '../../contributions/record.ts';

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
