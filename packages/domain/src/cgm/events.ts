import { z } from 'zod';
import { optionalText, nameText, type FieldCode } from '../shared/index.ts';

export const CGM_EVENT_TYPES = ['REST', 'MEAL', 'FEELING', 'TRAINING', 'CUSTOM'] as const;
export type CgmEventType = (typeof CGM_EVENT_TYPES)[number];

/** Sports, for TRAINING events. */
const CGM_TRAINING_SUBTYPES = [
  'WALKING',
  'HIKING',
  'RUNNING',
  'TRAIL_RUNNING',
  'CYCLING',
  'MOUNTAIN_BIKE',
  'INDOOR_CYCLING',
  'SWIMMING',
  'ROWING',
  'ELLIPTICAL',
  'STRENGTH',
  'CROSSFIT',
  'HIIT',
  'YOGA',
  'PILATES',
  'DANCE',
  'BOXING',
  'MARTIAL_ARTS',
  'FOOTBALL',
  'BASKETBALL',
  'HANDBALL',
  'VOLLEYBALL',
  'RUGBY',
  'TENNIS',
  'PADEL',
  'BADMINTON',
  'TABLE_TENNIS',
  'GOLF',
  'CLIMBING',
  'SKIING',
  'SNOWBOARD',
  'SKATING',
  'SURFING',
  'PADDLE_SURF',
  'TRIATHLON',
  'HORSE_RIDING',
  'OTHER',
] as const;

const CGM_FEELINGS = ['FATAL', 'BAD', 'NORMAL', 'GOOD', 'GREAT'] as const;

const code = (value: FieldCode): FieldCode => value;
const FIRST_EVENT = Date.UTC(1950, 0, 1);
const AFTER_LAST_EVENT = Date.UTC(2100, 0, 1);
/** Within the years possible for readings: exports shared for research have dates in the sixties. */
const instant = z.iso
  .datetime({ offset: true, error: code('DATE_INVALID') })
  .refine((value) => !(Date.parse(value) < FIRST_EVENT || Date.parse(value) >= AFTER_LAST_EVENT), {
    error: code('DATE_INVALID'),
  });

/** An event during a test. Times are ISO 8601 instants; `end` stays null for what has no duration. */
export const cgmEventSchema = z
  .object({
    type: z.enum(CGM_EVENT_TYPES, { error: code('OPTION_INVALID') }),
    subtype: z
      .enum(CGM_TRAINING_SUBTYPES, { error: code('OPTION_INVALID') })
      .nullable()
      .default(null),
    name: nameText(120),
    description: optionalText(2000),
    start: instant,
    end: instant.nullable().default(null),
    feeling: z
      .enum(CGM_FEELINGS, { error: code('OPTION_INVALID') })
      .nullable()
      .default(null),
    comment: optionalText(2000),
  })
  .refine((event) => event.end === null || Date.parse(event.end) >= Date.parse(event.start), {
    path: ['end'],
    error: code('END_BEFORE_START'),
  })
  .refine((event) => event.subtype === null || event.type === 'TRAINING', {
    path: ['subtype'],
    error: code('OPTION_INVALID'),
  })
  .refine((event) => event.type !== 'FEELING' || event.feeling !== null, {
    path: ['feeling'],
    error: code('REQUIRED'),
  });
export type CgmEventForm = z.infer<typeof cgmEventSchema>;

/** The window in which an event is assessed, in minutes around its start. */
export const EVENT_WINDOW_MINUTES = { before: 30, after: 180 } as const;
