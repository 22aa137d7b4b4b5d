import { z } from 'zod';
import { daysOfLocalDate, optionalText, recordFields, type FieldCode } from '../../shared/index.ts';
import { findMarker } from '../markers/markers.ts';
import { unitOfValue } from './value.ts';

const code = (value: FieldCode): FieldCode => value;
const { id } = recordFields;

/** How many results one test has at most: more than there are analytes. */
export const MAX_BLOOD_VALUES = 150;
/** How many reports of laboratories one test has at most. Ours. */
export const MAX_BLOOD_REPORTS = 20;

const comparator = z.enum(['<', '>', '<=', '>=']).nullable();
const figure = z.number({ error: code('NUMBER_INVALID') }).refine(Number.isFinite, code('NUMBER_INVALID'));

/** A result as a person has reviewed it and as it is stored. Value, unit and range are of one row. */
export const bloodValueRecord = z.object({
  marker: z.string().max(40),
  value: figure,
  comparator,
  unit: z.string().max(40),
  rangeText: z.string().max(400).nullable(),
  low: figure.nullable(),
  high: figure.nullable(),
  rangeKind: z.enum(['INTERVAL', 'LIMIT', 'CLASS', 'SEVERAL', 'NONE']).nullable(),
  flag: z.string().max(40).nullable(),
  comment: z.string().max(1000).nullable(),
  reportId: id.nullable(),
  proposalId: z.string().max(20).nullable(),
  isConfirmed: z.boolean(),
});
export type BloodValueRecord = z.infer<typeof bloodValueRecord>;

/** `YYYY-MM-DD`, with or without `Thh:mm`: the clock of where the sample was taken. */
const sampleTime = z
  .string()
  .refine((text) => /^\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/u.test(text), code('DATE_INVALID'))
  .refine((text) => daysOfLocalDate(text.slice(0, 10)) !== null, code('DATE_INVALID'));

const value = z
  .object({
    marker: z.string().refine((marker) => findMarker(marker) !== undefined, code('OPTION_INVALID')),
    value: figure.min(0, code('OUT_OF_RANGE')).max(1e9, code('OUT_OF_RANGE')),
    comparator,
    unit: z.string().trim().max(40, code('TOO_LONG')),
    rangeText: optionalText(400),
    flag: optionalText(40).default(null),
    comment: optionalText(1000).default(null),
    reportId: id.nullable().default(null),
    proposalId: z.string().max(20).nullable().default(null),
    isConfirmed: z.boolean().default(false),
  })
  .refine(({ marker, unit }) => findMarker(marker) === undefined || unitOfValue(marker, unit) !== null, {
    path: ['unit'],
    error: code('OPTION_INVALID'),
  });

/** Results as a person saves them: the whole set of a test. */
export const bloodResultsSchema = z
  .object({
    sampledAt: sampleTime.nullable(),
    laboratory: optionalText(200),
    isFasting: z.boolean().nullable(),
    isPregnant: z.boolean().nullable(),
    values: z.array(value).max(MAX_BLOOD_VALUES, code('TOO_MANY')),
  })
  .refine(({ sampledAt, values }) => values.length === 0 || sampledAt !== null, {
    path: ['sampledAt'],
    error: code('REQUIRED'),
  });
export type BloodResultsInput = z.output<typeof bloodResultsSchema>;

/** Analytes that are in a set more than once. */
export const repeatedMarkers = (values: readonly { marker: string }[]): string[] => [
  ...new Set(values.map(({ marker }) => marker).filter((marker, at, all) => all.indexOf(marker) !== at)),
];
