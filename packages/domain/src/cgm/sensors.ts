import { z } from 'zod';
import { nameText, optionalText, type FieldCode } from '../shared/index.ts';

/** Where a sensor is worn. */
export const SENSOR_SITES = [
  'UPPER_ARM',
  'FOREARM',
  'ABDOMEN',
  'LOWER_BACK',
  'BUTTOCK',
  'THIGH',
  'CHEST',
  'OTHER',
] as const;

export const SENSOR_SIDES = ['LEFT', 'RIGHT'] as const;

/** Why a sensor was removed. */
export const SENSOR_REMOVALS = [
  'END_OF_LIFE',
  'DETACHED',
  'FAILED',
  'SKIN_REACTION',
  'MEDICAL_PROCEDURE',
  'END_OF_TEST',
  'OTHER',
] as const;

/** More sensors than one test has. */
export const MAX_CGM_SENSORS = 100;

const HOUR = 3_600_000;
const FIRST_PLACEMENT = Date.UTC(1990, 0, 1);

const code = (value: FieldCode): FieldCode => value;
/** An instant that has passed; an hour's grace for clocks that disagree. */
const pastInstant = z.iso
  .datetime({ offset: true, error: code('DATE_INVALID') })
  .refine((value) => Date.parse(value) >= FIRST_PLACEMENT, { error: code('DATE_INVALID') })
  .refine((value) => Date.parse(value) <= Date.now() + HOUR, { error: code('DATE_IN_FUTURE') });

/** A sensor that was placed for a test. Times are ISO 8601 instants; `removedAt` stays null while it is worn. */
export const cgmSensorSchema = z
  .object({
    model: nameText(120),
    serial: optionalText(80),
    lot: optionalText(80),
    bodySite: z.enum(SENSOR_SITES, { error: code('OPTION_INVALID') }),
    side: z
      .enum(SENSOR_SIDES, { error: code('OPTION_INVALID') })
      .nullable()
      .default(null),
    placedAt: pastInstant,
    removedAt: pastInstant.nullable().default(null),
    removalReason: z
      .enum(SENSOR_REMOVALS, { error: code('OPTION_INVALID') })
      .nullable()
      .default(null),
    remarks: optionalText(1000),
  })
  .refine(({ placedAt, removedAt }) => removedAt === null || Date.parse(removedAt) >= Date.parse(placedAt), {
    path: ['removedAt'],
    error: code('END_BEFORE_START'),
  })
  .refine(({ removedAt, removalReason }) => removalReason === null || removedAt !== null, {
    path: ['removedAt'],
    error: code('REQUIRED'),
  });
export type CgmSensorForm = z.infer<typeof cgmSensorSchema>;
