import { conflict } from '../../platform/http/http-problem.ts';
import type { AppointmentRow } from './appointment-rows.ts';

/** @throws HttpProblem 409 `APPOINTMENT_CANCELED` when it was cancelled */
export function requireUncanceled({ state }: Pick<AppointmentRow, 'state'>): void {
  if (state !== 'CANCELED') return;
  throw conflict('APPOINTMENT_CANCELED', 'This appointment was cancelled; restore it before you change it.');
}
