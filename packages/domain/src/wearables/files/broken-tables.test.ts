import { describe, expect, it } from 'vitest';
import { readWearableText, type WearableText } from '../index.ts';

const read = (text: string, name = 'file'): WearableText => {
  const result = readWearableText(text, { zone: 'Europe/Madrid', clock: 'UTC' }, { name });
  if (result.kind !== 'read') throw new Error(JSON.stringify(result));
  return result;
};
const GOOGLE_FIT = 'Date,Step count,Distance (m),Calories (kcal)';
const CYCLES = 'Cycle timezone,Sleep onset,Wake onset,Resting heart rate (bpm)';

describe('a row whose numbers stand under the headings of others', () => {
  it('is named: a comma of thousands that nobody quoted, a cell that is missing', () => {
    const days = read(
      [
        GOOGLE_FIT,
        '2026-03-01,8,123,5203.1,2011',
        '2026-03-02,5203.1,2011',
        '2026-03-03,7000,5203.1,2011',
        '',
      ].join('\n'),
    );
    expect(days.intervals.map(({ metric, value }) => [metric, value])).toEqual([
      ['STEPS', 7000],
      ['DISTANCE', 5203.1],
      ['TOTAL_ENERGY', 2011],
    ]);
    expect(days.skipped).toEqual([{ reason: 'UNREADABLE', count: 2, rows: [2, 3] }]);
  });

  it('may end with empty cells, as some exports do', () => {
    expect(read(`${GOOGLE_FIT},\n2026-03-01,8123,5203,2011,,\n2026-03-02,8123,5203,2011\n`).stored).toBe(2);
  });
});

describe('a heading that is there twice', () => {
  const twice = (first: string, again: string) =>
    read(`Date,Step count,Distance (m),Step count\n2026-03-01,${first},5203,${again}\n`);

  it('is read where both say the same, and named where they do not', () => {
    expect(twice('8000', '8000').intervals).toMatchObject([{ metric: 'STEPS', value: 8000 }, {}]);
    expect(twice('8000', '900')).toMatchObject({ stored: 0, skipped: [{ reason: 'UNREADABLE', rows: [2] }] });
  });
});

describe('a table cut in the middle', () => {
  it.each([
    ['of a row', `${GOOGLE_FIT}\n2026-03-01,8123,5203,2011\n2026-03-02,81`, 1],
    ['of a quoted cell', `Day,Time,Group,Food Name,Amount,Energy (kcal)\n2026-03-28,7:30,B,"Oats, ro`, 0],
    ['of its first row', `${CYCLES}\nUTC+01:00,2026-03-27 23:41:00,2026-0`, 0],
  ])('%s is refused whole, with how much of it was read', (_, text, rows) => {
    expect(readWearableText(text, { zone: 'Europe/Madrid' })).toEqual({
      ...{ kind: 'refused', reason: 'CUT_OFF', read: rows },
    });
  });
});

describe('a last row without a line end', () => {
  const day = (number: number, energy: string) => `2026-03-0${number},8123,5203,${energy}`;

  it('is left out and named where its number may be a part of one', () => {
    const days = read([GOOGLE_FIT, day(1, '2011'), day(2, '20')].join('\n'));
    expect(days).toMatchObject({
      read: 2,
      stored: 1,
      skipped: [{ reason: 'MAYBE_CUT', count: 1, rows: [3] }],
    });
    expect(days.intervals.filter(({ metric }) => metric === 'TOTAL_ENERGY')).toMatchObject([{ value: 2011 }]);
  });

  it.each([
    ['a line end', '2011\n'],
    ['a line end of two characters', '2011\r\n'],
    ['an empty line of spaces', '2011\n  '],
    ['a quote', '"2011"'],
    ['a comma', '2011,'],
  ])('is whole behind %s', (_, energy) => {
    expect(read(`${GOOGLE_FIT}\n${day(1, energy)}`)).toMatchObject({ stored: 1, skipped: [] });
  });

  it('is whole where it ends in a text like those of other rows, of which none goes on', () => {
    const rates = (...times: string[]) =>
      read(['heartRate,time', ...times.map((time) => `64,${time}`)].join('\n'));
    const first = '2026-03-01 10:00:00+0000';
    expect(rates(first, '2026-03-01 10:05:00+0000')).toMatchObject({ stored: 2, skipped: [] });
    for (const cut of ['2026-03-01 10:05:00+00', '2026-03-01 10:0'])
      expect(rates(first, cut)).toMatchObject({ stored: 1, skipped: [{ reason: 'MAYBE_CUT', rows: [3] }] });
  });
});

describe('a list of Fitbit without its name', () => {
  const list = (...entries: [time: string, value: string][]) =>
    JSON.stringify(entries.map(([time, value]) => ({ dateTime: `03/28/26 ${time}`, value })));

  it('is taken for steps only where it may be of steps', () => {
    expect(read(list(['10:00:00', '40'], ['10:01:00', '0'])).intervals).toMatchObject([{ value: 40 }, {}]);
    for (const text of [list(['10:00:00', '1.25'], ['10:01:00', '2']), list(['00:00:00', '35'])])
      expect(readWearableText(text, { zone: 'Europe/Madrid' }, { name: 'datos.json' })).toEqual({
        ...{ kind: 'refused', reason: 'UNKNOWN_FORMAT' },
      });
  });
});

describe('what is asked or left unknown, never guessed', () => {
  it('a zone that days of Withings do not say', () => {
    const text = JSON.stringify({ body: { activities: [{ date: '2026-03-28', steps: 900 }] } });
    expect(readWearableText(text)).toMatchObject({ kind: 'question', question: 'zone' });
    expect(read(text).intervals).toMatchObject([{ value: 900, offsetMinutes: 60 }]);
  });

  it('hours of iHealth that are none of minutes', () => {
    const night = (HoursSlept: number, SleepEfficiency?: number) =>
      read(
        JSON.stringify({
          SRDataList: [
            {
              StartTime: 1_774_684_800,
              EndTime: 1_774_713_600,
              HoursSlept,
              SleepEfficiency,
              TimeZone: '+0100',
            },
          ],
        }),
      ).sleeps[0]!.totals;
    expect(night(432, 90)).toEqual({ ASLEEP: 432 * 60 });
    expect(night(7.2, 90)).toBeNull();
    expect(night(600)).toBeNull();
  });
});
