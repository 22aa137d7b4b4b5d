import { transferPart } from '../shared/transfer-part.ts';
import { appointmentRecord } from './record.ts';

export const appointmentsTransfer = transferPart({ rows: { appointments: appointmentRecord } });
