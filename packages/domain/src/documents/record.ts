import { z } from 'zod';
import { requiredText } from '../shared/field-schemas.ts';
import { recordFields } from '../shared/record-fields.ts';
import { isContentTypeOf } from './limits.ts';

const { id, person, instant, count, version } = recordFields;

/** A document as stored and as exported in a patient's record. */
export const documentRecord = z
  .object({
    id,
    entityType: z.enum([
      'PATIENT',
      'MEDICAL_TEST',
      'TEST_RECORDING',
      'CGM_IMPORT',
      'CGM_EVENT',
      'LABORATORY_REPORT',
      'NOTE',
      'CHAT',
    ]),
    entityId: id,
    fileName: requiredText(255),
    contentType: requiredText(100),
    sizeBytes: count.min(1),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    version,
    createdBy: person,
    createdAt: instant,
    storedAt: instant.nullable(),
    replacedAt: instant.nullable(),
  })
  .refine((file) => isContentTypeOf(file.entityType, file.contentType), { path: ['contentType'] });
