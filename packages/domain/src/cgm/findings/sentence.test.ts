import { describe, expect, it } from 'vitest';
import { seriesOf } from '../testing/series-of.ts';
import { recordedSpan } from '../window.ts';
import { findings } from './findings.ts';
import { findingSentence, type FindingWriter } from './sentence.ts';
import { summarizeFindings } from './summary.ts';

/** Writes each message as its name and what it is given. */
const writer: FindingWriter = {
  translate: (message, { text, ...values }) =>
    [...(text === undefined ? [] : [text]), `${message}(${Object.values(values).join(' ')})`].join(' '),
  number: String,
  percent: String,
  reading: (mgdl) => `${mgdl} mg/dL`,
  duration: (minutes) => `${minutes} min`,
  day: (date) => date,
  weekday: (date) => `weekday of ${date}`,
  clock: (minutes) => `${minutes / 60} h`,
};

/** Days of five-minute readings at 100, with an hour of another value at 03:00 of some. */
const daysWith = (count: number, nights: readonly number[], value: number) => {
  const values = Array<number>(count * 288).fill(100);
  for (const night of nights) values.fill(value, night * 288 + 36, night * 288 + 48);
  return seriesOf(values);
};
const sentenceOf = (series: ReturnType<typeof seriesOf>) => {
  const [first] = findings(series, { ...recordedSpan(series), nowEpoch: 2_000_000_000 }).findings;
  return first && findingSentence(first, 'STANDARD', writer);
};

describe('the sentence of a finding', () => {
  it('names the night, how long it lasted, that the sensor read LOW, and when', () => {
    const said = sentenceOf(daysWith(14, [5], 39)) ?? '';
    expect(said).toMatch(/^SEVERE_LOW_NIGHTS\(54 mg\/dL/);
    for (const part of ['dated(2026-01-15)', 'lasting(1 60 min)', 'lowestCut(40 mg/dL)', 'between(3 h 4 h)'])
      expect(said).toContain(part);
  });

  it('names the longest and the lowest of several', () => {
    const series = daysWith(14, [2, 5], 45);
    series.mgdl[2 * 288 + 40] = 41;
    expect(sentenceOf(series)).toMatch(/latest\(2026-01-15\) lasting\(2 60 min\) lowest\(41 mg\/dL\)/);
    expect(sentenceOf(series)).not.toMatch(/ dated|shortly/);
  });

  it('says that a low was below the severe limit only shortly', () => {
    const series = daysWith(14, [5], 60);
    series.mgdl[5 * 288 + 40] = 53;
    expect(sentenceOf(series)).toMatch(/^LOW_NIGHTS.* lowest\(53 mg\/dL\) shortly\(15 min 54 mg\/dL\)/);
    expect(sentenceOf(daysWith(14, [5], 60))).not.toContain('shortly');
  });

  it('names the weekday, on how many of its days, and how many have readings', () => {
    const thursdays = Array.from({ length: 10 }, (_, week) => 5 + 7 * week);
    const series = daysWith(90, thursdays, 60);
    const found = findings(series, { ...recordedSpan(series), nowEpoch: 2_000_000_000 }).findings;
    const pattern = found.find(({ kind }) => kind === 'LOW_WEEKDAY');
    expect(pattern && findingSentence(pattern, 'STANDARD', writer)).toMatch(
      /^LOW_WEEKDAY\(.* 10 10 .*weekday of 2026-01-15 10 13\) between\(3 h 4 h\)$/,
    );
  });

  it('is the fact alone for a share of the time', () => {
    expect(sentenceOf(daysWith(14, [], 100))).toMatch(/^TIME_IN_RANGE\([^)]*\)$/);
  });
});

describe('the summary for lists', () => {
  it('is about the last fourteen days with readings, and dates the latest danger', () => {
    const summary = summarizeFindings(daysWith(30, [3, 20], 39), 'STANDARD');
    expect(summary).toMatchObject({
      from: '2026-01-26',
      to: '2026-02-08',
      dangerEpoch: Date.parse('2026-01-30T04:00:00Z') / 1000,
      facts: [{ kind: 'SEVERE_LOW_NIGHTS', count: 1, dates: ['2026-01-30'], censored: 'LOW' }],
    });
    expect(summary?.facts[0]).not.toHaveProperty('episodes');
  });

  it('has no danger in a calm trace, and is none without readings', () => {
    expect(summarizeFindings(daysWith(14, [], 100), 'STANDARD')).toMatchObject({
      facts: [],
      dangerEpoch: null,
    });
    expect(summarizeFindings(seriesOf([]), 'STANDARD')).toBeNull();
  });

  it('says what the test’s own page says of the same days', () => {
    const series = daysWith(14, [1, 4], 60);
    const whole = findings(series, { ...recordedSpan(series), nowEpoch: 2_000_000_000 }).findings[0];
    const { episodes: _episodes, ...facts } = whole!;
    expect(summarizeFindings(series, 'STANDARD')?.facts[0]).toEqual(facts);
  });
});
