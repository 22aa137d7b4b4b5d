import { appointmentLinkScope } from '@healzy/api/appointments/held-appointment';
import type { ReactNode } from 'react';
import { startLinkPage } from '../../../app/link-page/start-link-page.tsx';
import { HeldAppointmentPage } from './HeldAppointmentPage.tsx';

/** The app for the holder of an appointment's link. */
export const startAppointment = (show: (screen: ReactNode) => Promise<void>): Promise<void> =>
  startLinkPage(show, {
    scopeOf: appointmentLinkScope,
    screen: (link) => <HeldAppointmentPage link={link} />,
  });
