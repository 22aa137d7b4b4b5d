import { plainTextOf } from '@healzy/domain/shared';
import { searchKey } from '@healzy/domain/shared';
import { citedHere } from './citations.ts';
import { OF_PATIENT, type RecordSources } from '../contributions/record.ts';

const OF_STANDING_NOTE = `${OF_PATIENT}
  AND EXISTS (SELECT 1 FROM notes n WHERE n.id = x.note_id AND n.deleted_at IS NULL)`;

export const recordSections: RecordSources = {
  notes: {
    table: 'notes',
    of: `${OF_PATIENT} AND x.deleted_at IS NULL`,
    order: 'x.created_at, x.id',
    rewrite: citedHere,
    derived({ title, message }, { patientId }) {
      const plain = plainTextOf(message);
      return { patientId, plainText: plain, searchText: searchKey(`${title} ${plain}`) };
    },
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
