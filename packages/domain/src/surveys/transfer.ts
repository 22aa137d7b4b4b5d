import { transferPart } from '../shared/transfer-part.ts';
import { surveyRecord } from './record.ts';

/** The surveys of a patient, with what they answered. */
export const surveysTransfer = transferPart({ rows: { surveys: surveyRecord } });
