import { z } from 'zod';
import {
  CHANGEABLE_KINDS,
  FREQUENCY_LIMITS,
  publishedFrequency,
  type FrequencyChange,
} from '../foods/plates/frequency-changes.ts';
import type { FieldCode } from '../shared/index.ts';

export {
  beyondAdvised,
  CHANGEABLE_KINDS,
  FREQUENCY_LIMITS,
  ownFrequency,
  publishedFrequency,
  realChanges,
  type ChangeableKind,
  type FrequencyChange,
  type OwnFrequency,
} from '../foods/plates/frequency-changes.ts';

const code = (value: FieldCode): FieldCode => value;
const typed = z
  .number({ error: ({ input }) => code(input == null ? 'REQUIRED' : 'NUMBER_INVALID') })
  .min(0, code('OUT_OF_RANGE'));

/** Meals a week are whole; servings a day are a mean, in halves. `most` is no less than `least`. */
export const frequencyChangeSchema = z
  .object({
    kind: z.enum(CHANGEABLE_KINDS, { error: code('OPTION_INVALID') }),
    least: typed,
    most: typed.nullable(),
  })
  .superRefine(({ kind, least, most }, context) => {
    const { max, step } = FREQUENCY_LIMITS[publishedFrequency(kind).per];
    const refuse = (path: 'least' | 'most', message: FieldCode) =>
      context.addIssue({ code: 'custom', path: [path], message });
    for (const [path, value] of [
      ['least', least],
      ['most', most],
    ] as const) {
      if (value === null) continue;
      if (value > max) refuse(path, 'OUT_OF_RANGE');
      else if (!Number.isInteger(value / step))
        refuse(path, step === 1 ? 'WHOLE_NUMBER' : 'TOO_MANY_DECIMALS');
    }
    if (most !== null && most < least) refuse('most', 'OUT_OF_RANGE');
  });

/** Each kind once, in the order in which they are told. */
export const frequencyChangesSchema = z
  .array(frequencyChangeSchema)
  .max(CHANGEABLE_KINDS.length, code('TOO_MANY'))
  .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, {
    error: code('OPTION_INVALID'),
  })
  .transform((all): FrequencyChange[] =>
    CHANGEABLE_KINDS.flatMap((kind) => all.find((each) => each.kind === kind) ?? []),
  );
