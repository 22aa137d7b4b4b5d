import { UserPlus } from 'lucide-react';
import type { Command } from '../../app/commands.ts';
import { NEW_PATIENT } from './new-patient.ts';

export const patientCommands: readonly Command[] = [
  {
    name: 'newPatient',
    synonyms: 'crear añadir alta ficha nuevo paciente cliente new patient create add register client',
    icon: UserPlus,
    action: 'createPatient',
    keys: ['n', 'p'],
    target: NEW_PATIENT,
  },
];
