import { transferPart } from '../shared/transfer-part.ts';
import { chatMessageRecord } from './record.ts';

/** What was written between the clinic and a patient. */
export const chatsTransfer = transferPart({ rows: { chatMessages: chatMessageRecord } });
