import { transferPart } from '../shared/transfer-part.ts';
import { %record%Record } from './record.ts';

/** The %records words% of a patient. */
export const %module%Transfer = transferPart({ rows: { %records%: %record%Record } });
