import { z } from 'zod';
import type { FieldCode } from '../shared/index.ts';
import { PATIENT_LIST_LIMITS } from './enums.ts';
import { tagKey } from './tag-key.ts';

const TOO_LONG: FieldCode = 'TOO_LONG';
const TOO_MANY: FieldCode = 'TOO_MANY';
const REQUIRED: FieldCode = 'REQUIRED';

/** One tag of a patient, as people write it. */
const tagText = z
  .string({ error: REQUIRED })
  .transform((tag) => tag.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .refine((tag) => tagKey(tag) !== '', { error: REQUIRED })
  .refine((tag) => [...tag].length <= PATIENT_LIST_LIMITS.tagLength, { error: TOO_LONG });

/** The tags of a patient; a repeated one counts once, as first written. */
export const tagsSchema = z
  .array(tagText)
  .transform((tags) => {
    const keys = tags.map(tagKey);
    return tags.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
  })
  .refine((tags) => tags.length <= PATIENT_LIST_LIMITS.tags, { error: TOO_MANY });
