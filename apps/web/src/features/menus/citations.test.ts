import { emptyMenu } from '@healzy/domain/menus';
import { planDate } from '@healzy/domain/nutritional-plans';
import { todayIn } from '@healzy/domain/shared';
import { beforeAll, expect, it } from 'vitest';
import type { CitationContext } from '../../app/citations.ts';
import { startI18n } from '../../app/i18n.ts';
import { menusToCite } from './citations.ts';

beforeAll(() => startI18n('en'));

const today = todayIn('UTC', new Date());

/** What can be cited of a plan of one week whose menus still have two, each dinner with a name. */
async function daysToCite(startDate: string): Promise<string[]> {
  const weeks = emptyMenu(2).weeks.map((days) =>
    days.map((day) => ({ ...day, DINNER: { ...day.DINNER, name: 'Soup' } })),
  );
  const answers: unknown[] = [
    { items: [{ id: 'plan', startDate, weeks: 1 }] },
    { weeks, undo: [], redo: [], applied: [] },
    { items: [], earlier: [], readAt: '2026-11-28T08:00:00.000Z' },
  ];
  const found = await menusToCite({
    cache: { fetchQuery: () => Promise.resolve(answers.shift()) },
    scope: { accountId: 'account' },
    patientId: 'ana',
    zone: 'UTC',
    formats: { day: String, number: String },
  } as unknown as CitationContext);
  return found.flatMap(({ citation: { view } }) =>
    view?.name.startsWith('day-') === true ? [view.name.slice('day-'.length)] : [],
  );
}

const week = (start: string) => Array.from({ length: 7 }, (_, day) => planDate(start, { week: 0, day }));

it.each([
  ['runs', -2],
  ['has ended', -30],
])('offers no days after the end of a plan that %s', async (_, offset) => {
  const start = planDate(today, { week: 0, day: offset });
  expect(await daysToCite(start)).toEqual(week(start));
});
