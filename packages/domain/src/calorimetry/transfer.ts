import { transferPart } from '../shared/transfer-part.ts';
import { calorimetryRecord } from './record.ts';
import { samplesSchema } from './record-samples.ts';

/** Calorimetry tests with the samples of their recordings. */
export const calorimetryTransfer = transferPart({
  rows: { calorimetryTests: calorimetryRecord.extend({ samples: samplesSchema.nullable() }) },
});
