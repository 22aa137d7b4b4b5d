import { FlaskConical } from 'lucide-react';
import type { Command } from '../../app/commands.ts';

export const medicalTestCommands: readonly Command[] = [
  {
    name: 'test',
    synonyms: 'nueva prueba sensor glucosa mcg medición new test cgm glucose sensor measurement start',
    icon: FlaskConical,
    action: 'createMedicalTest',
    ofPatient: { route: '/patient/:patientId/medical-tests', asks: 'test', order: 30, isClinical: true },
  },
];
