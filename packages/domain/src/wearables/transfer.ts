import { z } from 'zod';
import { localDateText } from '../shared/index.ts';
import { recordFields } from '../shared/record-fields.ts';
import { transferPart } from '../shared/transfer-part.ts';
import { deliveredSchema } from './delivered.ts';
import { WEARABLE_CHOICES } from './records.ts';

const { id, person, instant, text, count } = recordFields;
const choices = z.array(z.enum(WEARABLE_CHOICES)).min(1).max(WEARABLE_CHOICES.length);
const sources = z
  .array(z.object({ source: text(120), firstOn: localDateText, lastOn: localDateText, records: count }))
  .max(1000);

/** What was handed over of files and by devices, and the order of the sources. */
export const wearablesTransfer = transferPart({
  rows: {
    wearableImports: z.object({
      id,
      isFromPatient: z.boolean(),
      fileName: text(255),
      format: z.string().regex(/^[A-Z][A-Z0-9_]{1,39}$/),
      choices,
      createdBy: person,
      createdAt: instant,
      completedAt: instant,
      parts: count,
      read: count,
      stored: count,
      skipped: z
        .array(
          z.object({
            reason: z.string().regex(/^[A-Z][A-Z_]{1,39}$/),
            count,
            rows: z.array(count).max(10),
          }),
        )
        .max(40),
      sources,
      lastRecordAt: instant.nullable(),
      delivered: deliveredSchema,
    }),
    wearableDevices: z.object({
      id,
      name: text(80),
      choices,
      createdBy: person,
      createdAt: instant,
      firstCallAt: instant.nullable(),
      lastCallAt: instant.nullable(),
      lastRecordAt: instant.nullable(),
      records: count,
      sources,
      delivered: deliveredSchema,
    }),
    wearableSourceOrders: z.object({ id, sources: z.array(text(120)).max(100) }),
  },
});
