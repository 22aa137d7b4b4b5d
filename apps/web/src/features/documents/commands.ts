import { FilePlus } from 'lucide-react';
import type { Command } from '../../app/commands.ts';

export const documentCommands: readonly Command[] = [
  {
    name: 'document',
    synonyms: 'archivo fichero pdf informe adjuntar subir nuevo file document upload attach report new',
    icon: FilePlus,
    action: 'createDocument',
    // A file is chosen on its own page.
    ofPatient: { route: '/patient/:patientId/documents', order: 50, isClinical: false },
  },
];
