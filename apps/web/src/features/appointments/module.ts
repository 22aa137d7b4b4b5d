import { CalendarDays } from 'lucide-react';
import { loadWords } from '../../app/i18n.ts';
import { draft, type WebModule } from '../../app/module.ts';
import { pathTo } from '../../app/paths.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import { placeOfAppointment } from './appointment-places.ts';
import type appointments from '../../locales/es/appointments.json';
import { publicPage } from './public-page.ts';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    appointments: typeof appointments;
  }
  interface SharedSentences {
    appointments: typeof shared;
  }
}

export const appointmentsModule: WebModule = {
  name: 'appointments',
  setup: { HOURS: askingFor('/appointments', 'hours') },
  pages: [
    {
      route: '/appointments',
      name: 'appointments',
      parent: '/',
      screen: async () => (await import('./AppointmentsScreen.tsx')).AppointmentsScreen,
      namespaces: ['appointments'],
      icon: CalendarDays,
      menu: { order: 30, isOnPhone: true },
      key: 'd',
    },
  ],
  publicPage,
  drafts: [
    draft('appointments/new', 'appointment', () => ({ href: askingFor('/appointments', 'appointment') })),
    draft('appointments/new/:patientId', 'appointment', ({ patientId }) => ({
      href: askingFor(pathTo('/patient/:patientId/info', { patientId }), 'appointment'),
    })),
    draft('appointments/:appointmentId', 'appointment', ({ appointmentId }) => ({
      href: placeOfAppointment(appointmentId),
    })),
    draft('working-hours/:userId', 'workingHours', ({ userId }) => ({
      href: askingFor('/appointments', `hours.${userId}`),
    })),
  ],
  record: async () => {
    const [{ appointmentsInRecord }, { PatientAppointments }] = await Promise.all([
      import('./record.ts'),
      import('./PatientAppointments.tsx'),
      loadWords(['appointments']),
    ]);
    return { ...appointmentsInRecord, cards: [{ order: 10, isClinical: false, Card: PatientAppointments }] };
  },
  worklist: async () => (await import('./worklist.ts')).appointmentsInWorklist,
  notifications: async () => (await import('./worklist.ts')).appointmentNotifications,
  visits: async () => (await import('./visits.tsx')).appointmentsInVisits,
  commands: async () => (await import('./commands.ts')).appointmentCommands,
};
