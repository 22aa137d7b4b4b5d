import { transferPart } from '../shared/transfer-part.ts';
import { analysisRecord } from './analysis/record.ts';
import { readingsSchema } from './record-readings.ts';
import { cgmEventRecord, cgmImportRecord, cgmRecommendationRecord, cgmSensorRecord } from './record.ts';

/** Readings of sensors, the sensors themselves, events and recommendations. */
export const cgmTransfer = transferPart({
  rows: {
    cgmImports: cgmImportRecord.extend({ readings: readingsSchema }),
    cgmEvents: cgmEventRecord,
    cgmSensors: cgmSensorRecord,
    cgmRecommendations: cgmRecommendationRecord,
    cgmFinalAnalyses: analysisRecord,
  },
});
