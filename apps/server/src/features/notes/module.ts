import { defineModule } from '../../module.ts';
import { cleanUp } from './clean-up.ts';
import { createNote, deleteNote, restoreNote, updateNote } from './changes.ts';
import { getNote, listNoteVersions, listNotes } from './list.ts';
import { readLastNote } from './summary.ts';
import { timeline } from './timeline.ts';
import { documentOwners } from './document-owners.ts';
import { recordSections } from './record.ts';
import { demo } from './demo.ts';

export const notes = defineModule({
  name: 'notes',
  handlers: [listNotes, getNote, listNoteVersions, createNote, updateNote, deleteNote, restoreNote],
  timeline,
  clinicalSummary: { lastNote: readLastNote },
  cleanUp,
  documentOwners,
  recordSections,
  demo,
});
