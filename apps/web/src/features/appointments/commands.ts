import { CalendarPlus } from 'lucide-react';
import type { Command } from '../../app/commands.ts';
import { askingFor } from '../../app/useOpenIntent.ts';

export const appointmentCommands: readonly Command[] = [
  {
    name: 'newAppointment',
    synonyms:
      'cita hora consulta visita reserva agenda programar new appointment visit booking book schedule calendar slot',
    icon: CalendarPlus,
    action: 'createAppointment',
    keys: ['n', 'c'],
    target: { href: askingFor('/appointments', 'appointment') },
    ofPatient: { route: '/patient/:patientId/info', asks: 'appointment', isClinical: false },
  },
];
