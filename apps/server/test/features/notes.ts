import type { FeatureSamples } from '../feature-samples.ts';
import { citing, noteForm, paragraph } from '../note-samples.ts';
import { uploadPaper } from '../patient-papers.ts';

export const samples: FeatureSamples = {
  tables: ['notes'],
  unchangingTables: ['note_versions', 'note_documents'],

  /** A note with a document that it cites, in two versions. */
  async add(bed, clinic, patientId, text) {
    const as = clinic.people.specialist;
    const paper = await uploadPaper(bed, as, { entityType: 'NOTE', patientId, text });
    const documentIds = [paper];
    const cited = citing(`Informe: ${text}`, { kind: 'DOCUMENT', id: paper });
    const note = await bed.call('createNote', {
      as,
      path: { patientId },
      body: noteForm({ message: [paragraph(text), cited], documentIds }),
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const id = note.body.id as string;
    const changed = await bed.call('updateNote', {
      as,
      path: { id },
      headers: { 'if-match': '"1"' },
      body: noteForm({ message: [paragraph(`${text}, y duerme mejor.`), cited], documentIds }),
    });
    if (changed.status !== 200) throw new Error(`The note answered ${changed.text}.`);
    return id;
  },

  calls: ({ patientId, id }) => ({
    listNotes: { path: { patientId }, names: true },
    createNote: { path: { patientId }, body: noteForm(), names: true },
    getNote: { path: { id }, names: true },
    updateNote: { path: { id }, headers: { 'if-match': '"1"' }, body: noteForm(), names: true },
    deleteNote: { path: { id }, names: true },
    restoreNote: { path: { id }, names: true },
    listNoteVersions: { path: { id }, names: true },
  }),
};
