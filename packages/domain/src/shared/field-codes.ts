/**
 * What can be wrong with one field. Schemas use these codes where zod has messages; the edge looks up the message for
 * people by code.
 */
export const FIELD_CODES = [
  'REQUIRED',
  'EMAIL_INVALID',
  'PHONE_INVALID',
  'POSTAL_CODE_INVALID',
  'DATE_INVALID',
  'DATE_IN_FUTURE',
  'DATE_IN_PAST',
  'DATE_BEFORE_BIRTH',
  'END_BEFORE_START',
  'NUMBER_INVALID',
  'WHOLE_NUMBER',
  'OUT_OF_RANGE',
  'VALUE_UNLIKELY',
  'TEXT_INVALID',
  'LINE_BREAK',
  'TOO_LONG',
  'TOO_MANY',
  'TOO_MANY_DECIMALS',
  'SHARES_TOTAL',
  'LINK_INVALID',
  'TIMEZONE_INVALID',
  'HTTPS_LINK_INVALID',
  'TIME_SKIPPED',
  'OUTSIDE_TEST',
  'TIME_REPEATED',
  'HOURS_OVERLAP',
  'OPTION_INVALID',
  'NOT_ASKED',
  'FOOD_UNAVAILABLE',
  'NOTHING_MEASURED',
  'MAIN_SPECIALIST_REQUIRED',
  'SPECIALIST_REPEATED',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];
