import { NotebookPen } from 'lucide-react';
import type { Command } from '../../app/commands.ts';
import { railPatientAtom } from '../../state/rail.ts';
import { store } from '../../state/store.ts';

export const noteCommands: readonly Command[] = [
  {
    name: 'note',
    synonyms: 'nueva nota apunte evolución observación anotar new note write observation record comment',
    icon: NotebookPen,
    action: 'createNote',
    keys: ['n', 'n'],
    // Beside the record that is open.
    isAvailable: () => store.get(railPatientAtom) !== null,
    target: { open: () => void import('./writing.ts').then(({ writeNewNote }) => writeNewNote()) },
    ofPatient: { route: '/patient/:patientId/info', asks: 'note', order: 10, isClinical: true },
  },
];
