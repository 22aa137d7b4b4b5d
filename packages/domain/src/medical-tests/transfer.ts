import { transferPart } from '../shared/transfer-part.ts';
import { medicalTestRecord } from './record.ts';

/** Tests of a patient. */
export const medicalTestsTransfer = transferPart({ rows: { medicalTests: medicalTestRecord } });
