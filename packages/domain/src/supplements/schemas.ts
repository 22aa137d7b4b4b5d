import { z } from 'zod';
import {
  boundedNumber,
  hasLineBreak,
  httpsLink,
  localDateText,
  nameText,
  optionalText,
  schemasOf,
  type FieldCode,
  type PlainFieldOf,
  type RecordField,
} from '../shared/index.ts';
import type { PATIENT_SUPPLEMENT_FIELDS, SUPPLEMENT_FIELDS as NAMES } from './generated/field-names.ts';
import { INGREDIENT_CODES, ingredientFacts } from './ingredients.ts';
import { SUPPLEMENT_LIMITS } from './limits.ts';
import {
  INGREDIENT_UNITS,
  SUPPLEMENT_CATEGORIES,
  TAKE_FREQUENCIES,
  TAKE_UNITS,
  WEEKDAYS,
} from './option-sets.ts';

export type SupplementField = (typeof NAMES)[number];
type PatientSupplementField = (typeof PATIENT_SUPPLEMENT_FIELDS)[number];

const code = (value: FieldCode): FieldCode => value;
const required = ({ input }: { input?: unknown }): FieldCode =>
  code(input == null || input === '' ? 'REQUIRED' : 'OPTION_INVALID');
const option = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, { error: required });

const line = (maxLength: number) =>
  optionalText(maxLength).refine((value) => value === null || !hasLineBreak(value), {
    error: code('LINE_BREAK'),
  });

const between = (min: number, max: number) =>
  z
    .number({ error: ({ input }) => code(input == null ? 'REQUIRED' : 'NUMBER_INVALID') })
    .pipe(boundedNumber(min, max));
const positive = (max: number) =>
  between(0, max).refine((value) => value > 0, { error: code('OUT_OF_RANGE') });

const DESCRIPTION = { kind: 'LONG_TEXT', need: 'OPTIONAL', limit: SUPPLEMENT_LIMITS.description } as const;

const isProbiotic = ({ unit }: { unit: string }): boolean => unit === 'BILLION_CFU';

/** What is in the amount that the composition refers to. */
export const ingredientSchema = z
  .object({
    code: option(INGREDIENT_CODES),
    /** Of `OTHER` only. */
    name: line(SUPPLEMENT_LIMITS.ingredientName),
    amount: positive(SUPPLEMENT_LIMITS.amount),
    unit: option(INGREDIENT_UNITS),
  })
  .refine((one) => one.code !== 'OTHER' || one.name !== null, { path: ['name'], error: code('REQUIRED') })
  .refine((one) => one.code === 'OTHER' || !isProbiotic(one), {
    path: ['unit'],
    error: code('OPTION_INVALID'),
  })
  .refine((one) => one.unit !== 'IU' || ingredientFacts(one.code).perIu !== undefined, {
    path: ['unit'],
    error: code('OPTION_INVALID'),
  })
  .transform((one) => ({ ...one, name: one.code === 'OTHER' ? one.name : null }));
export type SupplementIngredient = z.infer<typeof ingredientSchema>;

const isOnce = (ingredients: readonly SupplementIngredient[]): boolean => {
  const codes = ingredients.flatMap((one) => (one.code === 'OTHER' ? [] : [one.code]));
  return new Set(codes).size === codes.length;
};

/**
 * What a person enters about a supplement, in the order of the contract; one that is missing here does not compile. The
 * form's values, schema and controls and what is stored derive from this.
 */
export const SUPPLEMENT_FIELDS = {
  name: {
    schema: nameText(SUPPLEMENT_LIMITS.name),
    empty: '',
    control: { kind: 'TEXT', need: 'REQUIRED' },
  },
  /** Where it is called otherwise in English. */
  nameEn: { schema: line(SUPPLEMENT_LIMITS.name), control: { kind: 'TEXT', need: 'OPTIONAL' } },
  /** What the clinic calls it among its own. */
  internalName: {
    schema: line(SUPPLEMENT_LIMITS.internalName),
    control: { kind: 'TEXT', need: 'OPTIONAL', hint: 'hint.internalName' },
  },
  category: {
    schema: option(SUPPLEMENT_CATEGORIES),
    control: { kind: 'CHOICE', need: 'REQUIRED', options: SUPPLEMENT_CATEGORIES, labels: 'category' },
  },
  description: { schema: optionalText(SUPPLEMENT_LIMITS.description), control: DESCRIPTION },
  descriptionEn: { schema: optionalText(SUPPLEMENT_LIMITS.description), control: DESCRIPTION },
  discountCode: {
    schema: line(SUPPLEMENT_LIMITS.discountCode),
    control: { kind: 'TEXT', need: 'OPTIONAL' },
  },
  shoppingUrl: {
    schema: httpsLink(SUPPLEMENT_LIMITS.shoppingUrl),
    control: { kind: 'WEB_ADDRESS', need: 'OPTIONAL', hint: 'hint.shoppingUrl' },
  },
  /** How much the ingredients' amounts refer to, as 1 unit or 5 g. */
  servingAmount: {
    schema: positive(SUPPLEMENT_LIMITS.amountPerTake).default(1),
    control: { kind: 'NUMBER', need: 'REQUIRED', min: 0 },
  },
  servingUnit: {
    schema: option(TAKE_UNITS).default('UNIT'),
    control: { kind: 'CHOICE', need: 'REQUIRED', options: TAKE_UNITS, labels: 'unit' },
  },
  ingredients: {
    schema: z
      .array(ingredientSchema)
      .max(SUPPLEMENT_LIMITS.ingredients, code('TOO_MANY'))
      .refine(isOnce, { error: code('OPTION_INVALID') })
      .default([]),
  },
} as const satisfies Record<SupplementField, RecordField>;

export type PlainSupplementField = PlainFieldOf<typeof SUPPLEMENT_FIELDS>;

/** A supplement of the account as it is written. */
export const supplementFormSchema = z.object(schemasOf(SUPPLEMENT_FIELDS));
export type SupplementForm = z.infer<typeof supplementFormSchema>;
export type SupplementFormInput = z.input<typeof supplementFormSchema>;

/** What is known of a supplement wherever it is written: what a patient's supplement keeps of the catalogue's. */
export const compositionSchema = supplementFormSchema.pick({
  name: true,
  nameEn: true,
  category: true,
  servingAmount: true,
  servingUnit: true,
  ingredients: true,
});
export type SupplementComposition = z.infer<typeof compositionSchema>;

/** A century that somebody meant: the year 9999 is a slip, not a plan. */
const isPlausibleDay = (day: string): boolean =>
  day >= SUPPLEMENT_LIMITS.firstDay && day <= SUPPLEMENT_LIMITS.lastDay;

/** What a person enters about a supplement that a patient takes, as the contract has it. */
export const TAKE_FIELDS = {
  /** A supplement of the catalogue or of the account. */
  supplementId: {
    schema: z
      .string({ error: code('REQUIRED') })
      .min(1, code('REQUIRED'))
      .pipe(z.guid({ error: code('OPTION_INVALID') }))
      .transform((id) => id.toLowerCase()),
    empty: '',
  },
  unit: { schema: option(TAKE_UNITS), empty: 'UNIT' },
  amountPerTake: {
    schema: between(SUPPLEMENT_LIMITS.leastPerTake, SUPPLEMENT_LIMITS.amountPerTake),
    empty: 1,
  },
  dailyTakes: {
    schema: z
      .number({ error: ({ input }) => code(input == null ? 'REQUIRED' : 'NUMBER_INVALID') })
      .int(code('WHOLE_NUMBER'))
      .min(1, code('OUT_OF_RANGE'))
      .max(SUPPLEMENT_LIMITS.dailyTakes, code('OUT_OF_RANGE')),
    empty: 1,
  },
  frequency: { schema: option(TAKE_FREQUENCIES), empty: 'DAILY' },
  /** Of a weekly frequency: 1 is Monday. */
  weekdays: {
    schema: z
      .array(z.number().int().min(1, code('OPTION_INVALID')).max(7, code('OPTION_INVALID')))
      .transform((chosen) => WEEKDAYS.filter((day) => chosen.includes(day)))
      .default([]),
  },
  startDate: { schema: localDateText.refine(isPlausibleDay, { error: code('OUT_OF_RANGE') }) },
  endDate: {
    schema: localDateText
      .refine(isPlausibleDay, { error: code('OUT_OF_RANGE') })
      .nullable()
      .default(null),
  },
  observations: { schema: optionalText(SUPPLEMENT_LIMITS.observations) },
} as const satisfies Record<PatientSupplementField, RecordField>;
const fields = schemasOf(TAKE_FIELDS);

/** A patient's supplement as it is written. */
export const patientSupplementFormSchema = z
  .object(fields)
  .refine(({ startDate, endDate }) => endDate === null || endDate >= startDate, {
    path: ['endDate'],
    error: code('END_BEFORE_START'),
  })
  .refine(({ frequency, weekdays }) => frequency !== 'WEEKLY' || weekdays.length > 0, {
    path: ['weekdays'],
    error: code('REQUIRED'),
  })
  .transform((form) => ({ ...form, weekdays: form.frequency === 'WEEKLY' ? form.weekdays : [] }));
export type PatientSupplementForm = z.infer<typeof patientSupplementFormSchema>;
export type PatientSupplementFormInput = z.input<typeof patientSupplementFormSchema>;

/**
 * The fields of a patient's supplement as they are stored, without what is asked of them together. What was stored before
 * days had bounds stays readable.
 */
export const patientSupplementFields = z.object({
  ...fields,
  startDate: localDateText,
  endDate: localDateText.nullable().default(null),
});
