import { NotebookPen } from 'lucide-react';
import { draft, type WebModule } from '../../app/module.ts';
import { pathTo } from '../../app/paths.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import type notes from '../../locales/es/notes.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    notes: typeof notes;
  }
  interface SharedSentences {
    notes: typeof shared;
  }
}

export const notesModule: WebModule = {
  name: 'notes',
  pages: [
    {
      route: '/patient/:patientId/notes',
      name: 'notes',
      parent: '/patient/:patientId',
      screen: async () => (await import('./NotesScreen.tsx')).NotesScreen,
      namespaces: ['notes', 'documents'],
      recordTab: { order: 41, group: 'HISTORY', isClinical: true },
    },
  ],
  drafts: [
    draft('patients/:patientId/notes/new', 'note', ({ patientId }) => ({
      href: askingFor(pathTo('/patient/:patientId/notes', { patientId }), 'note'),
    })),
    draft('patients/:patientId/notes/:noteId', 'note', ({ patientId, noteId }) => ({
      href: `${askingFor(pathTo('/patient/:patientId/notes', { patientId }), 'edit')}&note=${encodeURIComponent(noteId)}`,
    })),
  ],
  rail: [
    {
      name: 'notes',
      order: 10,
      icon: NotebookPen,
      action: 'createNote',
      namespaces: ['notes', 'documents'],
      load: async () => (await import('./NotesRail.tsx')).NotesRail,
      intent: {
        name: 'note',
        open: (patientId) => void import('./writing.ts').then(({ writeNote }) => writeNote(patientId, 'new')),
      },
      startConsult: async (patientId) => (await import('./writing.ts')).openLiveNote(patientId),
    },
  ],
  record: async () => {
    const [{ notesInRecord }, { LastNoteCard }] = await Promise.all([
      import('./record.ts'),
      import('./LastNoteCard.tsx'),
    ]);
    return { ...notesInRecord, cards: [{ order: 20, isClinical: true, Card: LastNoteCard }] };
  },
  commands: async () => (await import('./commands.ts')).noteCommands,
};
