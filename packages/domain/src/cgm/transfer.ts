import { transferPart } from '../shared/transfer-part.ts';
import { readingsSchema } from './record-readings.ts';
import { cgmEventRecord, cgmImportRecord } from './record.ts';

/** Readings of sensors, and events. */
export const cgmTransfer = transferPart({
  rows: {
    cgmImports: cgmImportRecord.extend({ readings: readingsSchema }),
    cgmEvents: cgmEventRecord,
  },
});
