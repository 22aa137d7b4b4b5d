import { transferPart } from '../shared/transfer-part.ts';
import { patientSupplementRecord } from './record.ts';

/** The supplements of a patient. */
export const supplementsTransfer = transferPart({ rows: { patientSupplements: patientSupplementRecord } });
