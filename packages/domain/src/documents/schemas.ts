import { z } from 'zod';
import { nameText, requiredText } from '../shared/index.ts';
import type { DocumentCode } from './limits.ts';
import { DOCUMENT_ENTITY_TYPES, isContentTypeOf, maxUploadBytes } from './limits.ts';
import { isRunnableName } from './runnable-names.ts';

const TOO_LARGE: DocumentCode = 'FILE_TOO_LARGE';
const WRONG_TYPE: DocumentCode = 'FILE_TYPE';
const EMPTY: DocumentCode = 'FILE_EMPTY';

/** The description of a file that is about to be uploaded. */
export const documentFormSchema = z
  .object({
    entityType: z.enum(DOCUMENT_ENTITY_TYPES),
    entityId: requiredText(64),
    fileName: nameText(255),
    contentType: requiredText(100),
    sizeBytes: z.number().int().min(1, EMPTY),
  })
  .refine((file) => file.sizeBytes <= maxUploadBytes(file.entityType, file.contentType), {
    path: ['sizeBytes'],
    error: TOO_LARGE,
  })
  .refine((file) => !isRunnableName(file.fileName), { path: ['fileName'], error: WRONG_TYPE })
  .refine((file) => isContentTypeOf(file.entityType, file.contentType), {
    path: ['contentType'],
    error: WRONG_TYPE,
  });
