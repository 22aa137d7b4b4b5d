import { z } from 'zod';
import type { FieldCode } from '../shared/index.ts';
import { endMinutes, MAX_SPANS, minutesOf, type WorkingSpan, type WorkingWeek } from './working-hours.ts';

const code = (value: FieldCode): FieldCode => value;

const time = z.string({ error: code('REQUIRED') }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, code('REQUIRED'));

/** The spans of one day, sorted: each ends after it begins, and none overlaps another. */
export const workingDaySchema = z
  .array(z.object({ from: time, to: time }))
  .max(MAX_SPANS, code('TOO_MANY'))
  .superRefine((spans, context) => {
    const refuse = (index: number, field: keyof WorkingSpan, message: FieldCode) =>
      context.addIssue({ code: 'custom', path: [index, field], message });
    for (const [index, { from, to }] of spans.entries()) {
      const isIn = (other: WorkingSpan) =>
        minutesOf(other.from) <= minutesOf(from) && minutesOf(from) < endMinutes(other.to);
      if (endMinutes(to) <= minutesOf(from)) refuse(index, 'to', 'END_BEFORE_START');
      // Of two equal ones the second is reported.
      else if (
        spans.some(
          (other, at) =>
            at !== index && isIn(other) && (at < index || minutesOf(other.from) < minutesOf(from)),
        )
      )
        refuse(index, 'from', 'HOURS_OVERLAP');
    }
  })
  .transform((spans) => spans.toSorted((one, two) => minutesOf(one.from) - minutesOf(two.from)));

/** The hours of a week, as a person or an administrator enters them. */
export const workingWeekSchema = z.object({
  monday: workingDaySchema,
  tuesday: workingDaySchema,
  wednesday: workingDaySchema,
  thursday: workingDaySchema,
  friday: workingDaySchema,
  saturday: workingDaySchema,
  sunday: workingDaySchema,
}) satisfies z.ZodType<WorkingWeek>;
export type WorkingWeekInput = z.input<typeof workingWeekSchema>;
