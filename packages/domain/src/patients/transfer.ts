import { transferPart } from '../shared/transfer-part.ts';
import { z } from 'zod';
import { requiredText } from '../shared/field-schemas.ts';

/** What is kept beside a card. */
export const patientsTransfer = transferPart({ rows: { tags: z.object({ tag: requiredText(40) }) } });
