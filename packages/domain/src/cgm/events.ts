import { z } from 'zod';
import { optionalText, nameText, type FieldCode } from '../shared/index.ts';
import { CGM_EVENT_TYPES, CGM_FEELINGS, CGM_TRAINING_SUBTYPES } from './event-types.ts';
import { MAX_CGM_DAYS } from './limits.ts';
import { loggedFoodsSchema, typedCarbohydratesSchema } from './meals/schemas.ts';

const code = (value: FieldCode): FieldCode => value;
const FIRST_EVENT = Date.UTC(1950, 0, 1);
const AFTER_LAST_EVENT = Date.UTC(2100, 0, 1);
/** Within the years possible for readings: exports shared for research have dates in the sixties. */
const instant = z.iso
  .datetime({ offset: true, error: code('DATE_INVALID') })
  .refine((value) => !(Date.parse(value) < FIRST_EVENT || Date.parse(value) >= AFTER_LAST_EVENT), {
    error: code('DATE_INVALID'),
  });

/** The maximum number of characters of an event's name. */
export const MAX_EVENT_NAME = 120;

/** An event during a test. Times are ISO 8601 instants; `end` stays null for what has no duration. */
export const cgmEventSchema = z
  .object({
    type: z.enum(CGM_EVENT_TYPES, { error: code('OPTION_INVALID') }),
    subtype: z
      .enum(CGM_TRAINING_SUBTYPES, { error: code('OPTION_INVALID') })
      .nullable()
      .default(null),
    name: nameText(MAX_EVENT_NAME),
    description: optionalText(2000),
    start: instant,
    end: instant.nullable().default(null),
    feeling: z
      .enum(CGM_FEELINGS, { error: code('OPTION_INVALID') })
      .nullable()
      .default(null),
    comment: optionalText(2000),
    foods: loggedFoodsSchema.default([]),
    carbohydrates: typedCarbohydratesSchema.nullable().default(null),
  })
  .refine((event) => event.end === null || Date.parse(event.end) >= Date.parse(event.start), {
    path: ['end'],
    error: code('END_BEFORE_START'),
  })
  .refine((event) => event.subtype === null || event.type === 'TRAINING', {
    path: ['subtype'],
    error: code('OPTION_INVALID'),
  })
  .refine((event) => event.feeling === null || event.type === 'FEELING', {
    path: ['feeling'],
    error: code('OPTION_INVALID'),
  })
  .refine((event) => event.foods.length === 0 || event.type === 'MEAL', {
    path: ['foods'],
    error: code('OPTION_INVALID'),
  })
  .refine((event) => event.carbohydrates === null || event.type === 'MEAL', {
    path: ['carbohydrates'],
    error: code('OPTION_INVALID'),
  })
  .refine((event) => event.type !== 'FEELING' || event.feeling !== null, {
    path: ['feeling'],
    error: code('REQUIRED'),
  });
export type CgmEventForm = z.infer<typeof cgmEventSchema>;

/** The instants between which a test's events may lie, both included. */
export interface EventPeriod {
  from: string;
  to: string;
}

/** A sensor is worn for up to fifteen days: an event may precede or follow the readings imported so far by as many. */
const SENSOR_SECONDS = 15 * 86_400;
/** How far the clock of the device on which an event is entered may be ahead. */
const CLOCK_TOLERANCE_SECONDS = 5 * 60;

/**
 * The period of a test's events: from fifteen days before its first reading to fifteen days after its last one; without
 * readings the last {@link MAX_CGM_DAYS}. Never after now.
 */
export function eventPeriod(
  { epochSeconds }: { readonly epochSeconds: ArrayLike<number> },
  nowEpoch: number,
): EventPeriod {
  const first = epochSeconds[0];
  const last = epochSeconds[epochSeconds.length - 1];
  const from = first === undefined ? nowEpoch - MAX_CGM_DAYS * 86_400 : first - SENSOR_SECONDS;
  const to = last === undefined ? nowEpoch : Math.min(nowEpoch, last + SENSOR_SECONDS);
  const iso = (epoch: number) => new Date(epoch * 1000).toISOString();
  return { from: iso(from), to: iso(Math.max(from, to)) };
}

/**
 * {@link cgmEventSchema}, within a period: an event outside it belongs to another test, or its date is wrong.
 *
 * @param unchanged the stored event that is edited: a start or end that was accepted once stays accepted
 */
export const cgmEventSchemaWithin = (
  period: EventPeriod,
  nowEpoch: number,
  unchanged?: Pick<CgmEventForm, 'start' | 'end'>,
) =>
  cgmEventSchema.superRefine((event, context) => {
    for (const path of ['start', 'end'] as const) {
      const value = event[path];
      const before = unchanged?.[path];
      if (value === null || (before && Date.parse(before) === Date.parse(value))) continue;
      const problem = placeInPeriod(Date.parse(value), period, nowEpoch * 1000);
      if (problem !== null) context.addIssue({ code: 'custom', path: [path], message: problem });
    }
  });

function placeInPeriod(at: number, period: EventPeriod, now: number): FieldCode | null {
  if (at > now + CLOCK_TOLERANCE_SECONDS * 1000) return 'DATE_IN_FUTURE';
  const isInside =
    at >= Date.parse(period.from) && at <= Date.parse(period.to) + CLOCK_TOLERANCE_SECONDS * 1000;
  return isInside ? null : 'OUTSIDE_TEST';
}
