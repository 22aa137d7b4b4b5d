import type { CgmEvent } from '@healzy/api/cgm/events';
import { serverNow } from '@healzy/api/runtime/server-clock';
import {
  CGM_EVENT_TYPES,
  CGM_FEELINGS,
  CGM_TRAINING_SUBTYPES,
  type CgmEventForm,
  cgmEventSchemaWithin,
  clockOfInstant,
  type EventPeriod,
  instantOfClock,
} from '@healzy/domain/cgm';
import { z } from 'zod';
import { mealRow, readRows, rowsOfEvent } from './meals/meal-rows.ts';

const TURNS = ['FIRST', 'SECOND'] as const;

const fields = z.object({
  type: z.enum(CGM_EVENT_TYPES),
  subtype: z.enum(CGM_TRAINING_SUBTYPES).nullable(),
  name: z.string(),
  date: z.string().nullable(),
  time: z.string().nullable(),
  turn: z.enum(TURNS).nullable(),
  endDate: z.string().nullable(),
  endTime: z.string().nullable(),
  endTurn: z.enum(TURNS).nullable(),
  feeling: z.enum(CGM_FEELINGS).nullable(),
  description: z.string(),
  comment: z.string(),
  foods: z.array(mealRow),
  carbohydrates: z.custom<number | null>(),
});
export type EventValues = z.infer<typeof fields>;
export const EVENT_FIELDS = Object.keys(fields.shape) as (keyof EventValues)[];

/** Context in which an event is entered: the time zone, the period of the test, and the event that is changed. */
export interface EventRules {
  zone: string;
  period: EventPeriod;
  base?: Pick<CgmEvent, 'start' | 'end'> | undefined;
}

const MINUTE = 60_000;

/** Converts the values of the form to an event, with its times as instants. Fields that its type lacks are left out. */
export const eventRules = ({ zone, period, base }: EventRules) =>
  fields.transform((values, context): CgmEventForm => {
    const refuse = (message: string, field: keyof EventValues) =>
      context.addIssue({ code: 'custom', message, path: [field] });
    const { date, time, turn, endDate, endTime, endTurn, ...typed } = values;
    const start = instant({ date, time, turn }, base?.start, (code, isTurn) =>
      refuse(code, isTurn ? 'turn' : date ? 'time' : 'date'),
    );
    const hasEnd = Boolean(endTime) || Boolean(endDate);
    const end = hasEnd
      ? instant({ date: endDate || date, time: endTime, turn: endTurn }, base?.end, (code, isTurn) =>
          refuse(code, isTurn ? 'endTurn' : 'endTime'),
        )
      : null;
    const now = Math.floor(serverNow().getTime() / 1000);
    const isMeal = typed.type === 'MEAL';
    const { foods, problems } = readRows(isMeal ? typed.foods : []);
    for (const { at, code } of problems)
      context.addIssue({ code: 'custom', message: code, path: ['foods', at, 'quantity'] });
    const checked = cgmEventSchemaWithin(period, now, base).safeParse({
      ...typed,
      subtype: typed.type === 'TRAINING' ? typed.subtype : null,
      feeling: typed.type === 'FEELING' ? typed.feeling : null,
      foods,
      carbohydrates: isMeal ? typed.carbohydrates : null,
      // A time that could not be read has been reported above, so that any valid instant will do here.
      start: start ?? period.to,
      end,
    });
    if (!checked.success) {
      for (const { path, message } of checked.error.issues) {
        const field = String(path[0]);
        if (field === 'start' && start === null) continue;
        refuse(message, SHOWN_AT[field] ?? (field as keyof EventValues));
      }
      return z.NEVER;
    }
    return start === null || (hasEnd && end === null) || problems.length > 0 ? z.NEVER : checked.data;

    function instant(
      clock: Pick<EventValues, 'date' | 'time' | 'turn'>,
      before: string | null | undefined,
      wrong: (code: string, isTurn: boolean) => void,
    ): string | null {
      if (!clock.date || !clock.time) {
        wrong('REQUIRED', false);
        return null;
      }
      const found = instantOfClock({ date: clock.date, time: clock.time, turn: clock.turn }, zone);
      if (found.kind !== 'found') {
        const code = found.kind === 'skipped' ? 'TIME_SKIPPED' : 'DATE_INVALID';
        wrong(found.kind === 'ask' ? 'TIME_REPEATED' : code, found.kind === 'ask');
        return null;
      }
      // The form does not show seconds, so a time that has not been changed keeps its own.
      const isSame = before && Math.floor(Date.parse(before) / MINUTE) === Date.parse(found.instant) / MINUTE;
      return isSame ? before : found.instant;
    }
  });

/** Fields at which the form shows a problem with an instant. */
const SHOWN_AT: Readonly<Record<string, keyof EventValues>> = { start: 'date', end: 'endTime' };

/** The values of a new event that starts at this instant. */
export function newEvent(at: string, zone: string): EventValues {
  return {
    type: 'MEAL',
    subtype: null,
    name: '',
    ...clockOfInstant(at, zone),
    endDate: null,
    endTime: null,
    endTurn: null,
    feeling: null,
    description: '',
    comment: '',
    foods: [],
    carbohydrates: null,
  };
}

export function valuesOfEvent(event: CgmEvent, zone: string): EventValues {
  const end = event.end === null ? null : clockOfInstant(event.end, zone);
  return {
    type: event.type,
    subtype: event.subtype,
    name: event.name,
    ...clockOfInstant(event.start, zone),
    endDate: end?.date ?? null,
    endTime: end?.time ?? null,
    endTurn: end?.turn ?? null,
    feeling: event.feeling,
    description: event.description ?? '',
    comment: event.comment ?? '',
    foods: rowsOfEvent(event),
    carbohydrates: event.carbohydrates,
  };
}
