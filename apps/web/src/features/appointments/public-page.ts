import type { PublicPage } from '../../app/module.ts';

/** Behind the link in a message to the patient. The secret follows a `#`. */
export const publicPage: PublicPage = {
  path: '/appointment',
  start: async (show) => (await import('./page/start-appointment.tsx')).startAppointment(show),
};
