import { transferPart } from '../shared/transfer-part.ts';
import { appointmentRecord } from './record.ts';

/** Appointments of a patient. */
export const appointmentsTransfer = transferPart({ rows: { appointments: appointmentRecord } });
