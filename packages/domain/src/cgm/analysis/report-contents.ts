import { z } from 'zod';
import { recordFields } from '../../shared/record-fields.ts';
import { LANGUAGES } from '../../shared/languages.ts';
import { CGM_EVENT_TYPES } from '../event-types.ts';
import { LOGGED_UNITS } from '../meals/logged-foods.ts';

const { instant, text, count } = recordFields;

/** What a finished report shows beside its figures and its text, as it was when it was finished. */
export const reportContentsSchema = z.object({
  patient: text(1000),
  test: text(1000),
  specialist: text(1000),
  events: z.array(
    z.object({
      type: z.enum(CGM_EVENT_TYPES),
      name: text(500),
      startsAt: instant,
      endsAt: instant.nullable(),
      /** Of a meal that consists of foods; reports finished before there were any have none. */
      foods: z
        .array(
          z.object({
            nameEs: text(500).nullable(),
            nameEn: text(500).nullable(),
            amount: z.number(),
            unit: z.enum(LOGGED_UNITS),
            portionEs: text(200).nullable(),
            portionEn: text(200).nullable(),
          }),
        )
        .optional(),
      /** Grams of a meal, typed or of its foods; `isLeast` where a food says nothing about them. */
      carbohydrates: z.object({ grams: z.number(), isLeast: z.boolean() }).optional(),
    }),
  ),
  recommendations: z.array(
    z.object({
      message: text(100_000),
      language: z.enum(LANGUAGES),
      /** The event that it is about; null for one about everything. */
      eventName: text(500).nullable(),
    }),
  ),
  /** How many readings there were, and a digest by which a change is noticed. */
  readings: z.object({ count, digest: text(100) }),
});
export type ReportContents = z.infer<typeof reportContentsSchema>;

/** What may have changed in a record since a report about it was finished. */
export const REPORT_CHANGES = ['NAMES', 'READINGS', 'EVENTS', 'RECOMMENDATIONS'] as const;
export type ReportChange = (typeof REPORT_CHANGES)[number];

const partsOf = ({ patient, test, specialist, ...contents }: ReportContents) => ({
  NAMES: [patient, test, specialist],
  READINGS: [contents.readings.count, contents.readings.digest],
  EVENTS: contents.events.map((event) => [
    event.type,
    event.name,
    event.startsAt,
    event.endsAt,
    event.foods?.map(({ amount, unit, ...names }) => [
      names.nameEs,
      names.nameEn,
      amount,
      unit,
      names.portionEs,
      names.portionEn,
    ]),
    event.carbohydrates?.grams,
  ]),
  RECOMMENDATIONS: contents.recommendations.map((each) => [each.message, each.language, each.eventName]),
});

/** What differs between a finished report and the record of today. */
export function reportChanges(finished: ReportContents, today: ReportContents): ReportChange[] {
  const [before, now] = [partsOf(finished), partsOf(today)];
  return REPORT_CHANGES.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(now[part]));
}
