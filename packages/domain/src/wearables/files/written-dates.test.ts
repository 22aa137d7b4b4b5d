import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWearableText, type WearableText, type WearableTextOptions } from '../index.ts';
import { WrittenDates } from './written-dates.ts';

const MADRID: WearableTextOptions = { zone: 'Europe/Madrid' };
const read = (text: string, options = MADRID): WearableText => {
  const result = readWearableText(text, options);
  if (result.kind !== 'read') throw new Error(JSON.stringify(result));
  return result;
};
const study = (...dates: string[]) =>
  `Id,ActivityDate,TotalSteps\n${dates.map((date, place) => `7,${date},${8000 + place}`).join('\n')}\n`;
const daysOf = ({ intervals }: WearableText) =>
  intervals.map(({ startS, offsetMinutes, value }) => [
    new Date((startS + offsetMinutes * 60) * 1000).toISOString().slice(0, 10),
    value,
  ]);

describe('days of a study', () => {
  it('have the order that one of them shows, and it is said which', () => {
    const american = read(study('4/5/16', '4/13/16'));
    expect(daysOf(american)).toEqual([
      ['2016-04-05', 8000],
      ['2016-04-13', 8001],
    ]);
    expect(american.dayOrder).toEqual({ order: 'MDY', by: 'DATES', date: '4/13/16', row: 3 });
    const european = read(study('4/5/2016', '13/5/2016 0:00', '4/5/2016 12:00:00 AM'));
    expect(daysOf(european).map(([day]) => day)).toEqual(['2016-05-04', '2016-05-13', '2016-05-04']);
    expect(european.dayOrder).toEqual({ order: 'DMY', by: 'DATES', date: '13/5/2016 0:00', row: 3 });
  });

  it('are asked about where none shows it, and no answer stands against what one shows', () => {
    const text = study('4/5/16', '4/6/16');
    expect(readWearableText(text, MADRID)).toEqual({
      ...{ kind: 'question', format: 'FITBIT_DAYS', question: 'dayOrder', date: '4/5/16' },
    });
    const answered = read(text, { ...MADRID, dayOrder: 'DMY' });
    expect(daysOf(answered).map(([day]) => day)).toEqual(['2016-05-04', '2016-06-04']);
    expect(answered.dayOrder).toEqual({ order: 'DMY', by: 'ANSWER', date: null, row: null });
    expect(read(study('4/5/16', '4/13/16'), { ...MADRID, dayOrder: 'DMY' }).dayOrder).toMatchObject({
      ...{ order: 'MDY', by: 'DATES' },
    });
  });

  it('that are the same in either order, or begin with the year, are not asked about', () => {
    expect(daysOf(read(study('4/4/16', '5/5/16'))).map(([day]) => day)).toEqual(['2016-04-04', '2016-05-05']);
    expect(daysOf(read(study('2016-04-12'))).map(([day]) => day)).toEqual(['2016-04-12']);
  });

  it('of both orders, as a spreadsheet leaves them, are those that have one reading', () => {
    const mixed = read(study('4/13/16', '13/4/16', '4/5/16'));
    expect(mixed).toMatchObject({
      ...{ stored: 2, dayOrder: null, skipped: [{ reason: 'TIME_UNREADABLE', count: 1, rows: [4] }] },
    });
  });
});

it('nights of the site with either order, or a question', () => {
  const nights = (...dates: string[]) =>
    `Sleep\nStart Time,End Time,Minutes Asleep,Minutes Awake\n${dates
      .map((date) => `"${date} 1:05AM","${date} 7:00AM","340","15"`)
      .join('\n')}\n`;
  const starts = ({ sleeps }: WearableText) =>
    sleeps.map(({ startS }) => new Date(startS * 1000).toISOString());
  expect(starts(read(nights('12-05-2024', '13-05-2024')))[0]).toBe('2024-05-11T23:05:00.000Z');
  expect(starts(read(nights('05-12-2024', '05-13-2024')))[0]).toBe('2024-05-11T23:05:00.000Z');
  expect(starts(read(nights('2024-05-12')))[0]).toBe('2024-05-11T23:05:00.000Z');
  expect(readWearableText(nights('12-05-2024'), MADRID)).toMatchObject({
    ...{ kind: 'question', question: 'dayOrder', date: '12-05-2024 1:05AM' },
  });
});

it('the export of all data writes the month first, unless its own dates say otherwise', () => {
  const steps = (...dates: string[]) =>
    JSON.stringify(dates.map((date) => ({ dateTime: `${date} 10:00:00`, value: '40' })));
  expect(daysOf(read(steps('03/04/26'))).map(([day]) => day)).toEqual(['2026-03-04']);
  const european = read(steps('03/04/26', '28/03/26'));
  expect(daysOf(european).map(([day]) => day)).toEqual(['2026-04-03', '2026-03-28']);
  expect(european.dayOrder).toMatchObject({ order: 'DMY', by: 'DATES', date: '28/03/26 10:00:00', row: 2 });
  expect(read(steps('03/04/26', '28/03/26', '03/28/26')).skipped).toEqual([
    { reason: 'TIME_UNREADABLE', count: 1, rows: [1] },
  ]);
});

it('no day is ever swapped with its month, whatever else is in the file', () => {
  const day = fc.date({ min: new Date('2015-01-01'), max: new Date('2025-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(
      fc.array(day, { minLength: 1, maxLength: 20 }),
      fc.constantFrom('DMY', 'MDY'),
      (days, order) => {
        const texts = days.map((each) => {
          const [d, m] = [each.getUTCDate(), each.getUTCMonth() + 1];
          return `${order === 'DMY' ? `${d}/${m}` : `${m}/${d}`}/${each.getUTCFullYear()}`;
        });
        const dates = new WrittenDates(texts.map((text, row) => ({ text, row })));
        if (dates.open !== null) return;
        expect(texts.map((text) => dates.daysOf(text))).toEqual(
          days.map((each) => Math.floor(each.getTime() / 86_400_000)),
        );
      },
    ),
  );
});
