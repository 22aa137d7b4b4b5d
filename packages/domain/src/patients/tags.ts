import { z } from 'zod';
import { searchKey, type FieldCode } from '../shared/index.ts';
import { PATIENT_LIST_LIMITS } from './enums.ts';

const TOO_LONG: FieldCode = 'TOO_LONG';
const TOO_MANY: FieldCode = 'TOO_MANY';
const REQUIRED: FieldCode = 'REQUIRED';

/** Two tags with the same key are the same tag: case, accents and doubled spaces do not count. */
export const tagKey = searchKey;

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
