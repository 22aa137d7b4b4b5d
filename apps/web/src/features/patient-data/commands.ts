import { Ruler, Send } from 'lucide-react';
import type { Command } from '../../app/commands.ts';

const route = '/patient/:patientId/patient-data/anthropometric-data';

export const patientDataCommands: readonly Command[] = [
  {
    name: 'weight',
    synonyms:
      'peso talla medida medir cintura nueva medición weight height measure measurement waist new body',
    icon: Ruler,
    action: 'createBodyMeasurement',
    ofPatient: { route, asks: 'weight', order: 20, isClinical: true },
  },
  {
    name: 'intake',
    synonyms: 'cuestionario formulario enlace preguntas enviar questionnaire form link intake survey send',
    icon: Send,
    action: 'createIntake',
    ofPatient: { route, asks: 'intake', order: 40, isClinical: true },
  },
];
