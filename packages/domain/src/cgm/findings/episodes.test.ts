import { describe, expect, it } from 'vitest';
import { seriesOf } from '../testing/series-of.ts';
import { episodes } from './episodes.ts';

const fill = (count: number, value: number) => Array<number>(count).fill(value);
const gap = (count: number) => Array<null>(count).fill(null);
/** Levels and minutes of the episodes of a trace between ordinary values. */
const found = (values: readonly (number | null)[], options = {}) =>
  episodes(seriesOf([...fill(6, 100), ...values, ...fill(6, 100)], options)).map(
    ({ level, minutes }) => `${level} ${minutes}`,
  );

describe('episodes (Battelino 2023)', () => {
  it('take 15 minutes beyond the threshold', () => {
    expect(found([65, 65])).toEqual([]);
    expect(found([65, 65, 65])).toEqual(['LOW 15']);
    expect(found([181, 250, 200])).toEqual(['HIGH 15']);
  });

  it('are counted by time, not by readings', () => {
    expect(found([65], { stepMinutes: 15 })).toEqual(['LOW 15']);
    expect(found([65, 65], { stepMinutes: 10 })).toEqual(['LOW 20']);
    expect(found(fill(14, 65), { stepMinutes: 1 })).toEqual([]);
    expect(found(fill(15, 65), { stepMinutes: 1 })).toEqual(['LOW 15']);
  });

  it('tolerate the seconds by which a sensor jitters', () => {
    const series = seriesOf([100, 65, 65, 65, 100, 100, 100]);
    series.epochSeconds.forEach((at, i) => (series.epochSeconds[i] = at - (i > 1 ? 3 * i : 0)));
    expect(episodes(series)).toMatchObject([{ level: 'LOW', minutes: 15 }]);
  });

  it('end only after 15 minutes back', () => {
    expect(found([...fill(3, 65), 80, 80, ...fill(3, 65)])).toEqual(['LOW 40']);
    expect(found([...fill(3, 65), 80, 80, 80, ...fill(3, 65)])).toEqual(['LOW 15', 'LOW 15']);
  });

  it('need their first 15 minutes without a break', () => {
    expect(found([65, 65, 80, 65, 65, 80, 65, 65])).toEqual([]);
  });

  it('end at a gap of more than 45 minutes, and say that the end is not known', () => {
    const parted = episodes(seriesOf([100, ...fill(3, 65), ...gap(9), ...fill(3, 65), 100, 100, 100]));
    expect(parted).toMatchObject([
      { minutes: 15, isStartKnown: true, isEndKnown: false },
      { minutes: 15, isStartKnown: false, isEndKnown: true },
    ]);
  });

  it('go on over a short gap between two readings beyond the threshold', () => {
    expect(found([...fill(3, 65), ...gap(7), ...fill(3, 65)])).toEqual(['LOW 65']);
    // On whose side the missing readings were is not known: only what was measured counts.
    expect(found([65, 65, ...gap(4), 100, 100])).toEqual([]);
  });

  it('do not know their beginning or end at the edge of the readings', () => {
    expect(episodes(seriesOf(fill(4, 50)))).toMatchObject([
      { level: 'LOW', isStartKnown: false, isEndKnown: false, isSevere: true, minutes: 20 },
      { level: 'SEVERE_HYPOGLYCEMIA', minutes: 20 },
    ]);
  });

  it('hold the severe within the low, and name the extreme', () => {
    const [low, severe] = episodes(seriesOf([100, 65, 65, 52, 39, 50, 65, 100, 100, 100]));
    expect(low).toMatchObject({
      level: 'LOW',
      minutes: 30,
      isSevere: true,
      extremeMgdl: 39,
      censored: 'LOW',
    });
    expect(severe).toMatchObject({ level: 'SEVERE_HYPOGLYCEMIA', minutes: 15 });
  });

  it('are extended after 120 minutes', () => {
    expect(episodes(seriesOf([100, ...fill(24, 65), 100, 100, 100]))[0]).toMatchObject({
      minutes: 120,
      isExtended: false,
    });
    expect(episodes(seriesOf([100, ...fill(25, 65), 100, 100, 100]))[0]).toMatchObject({
      minutes: 125,
      isExtended: true,
    });
  });

  it('take the thresholds of the profile', () => {
    const values = [100, 65, 65, 65, 100, 150, 150, 150, 100];
    const levels = (profile: 'STANDARD' | 'TIGHT' | 'PREGNANCY') =>
      episodes(seriesOf(values), profile).map(({ level }) => level);
    expect(levels('STANDARD')).toEqual(['LOW']);
    expect(levels('TIGHT')).toEqual(['LOW', 'HIGH']);
    expect(levels('PREGNANCY')).toEqual(['HIGH']);
  });

  it('know the nights that they are in, by the clock of the patient', () => {
    const nights = (from: string, count: number) =>
      episodes(seriesOf([...fill(count, 60), 100, 100, 100], { from, zone: 'Europe/Madrid' }))[0]?.nights;
    expect(nights('2026-01-10T22:30:00Z', 8)).toEqual([]);
    expect(nights('2026-01-10T22:30:00Z', 9)).toEqual(['2026-01-11']);
    expect(nights('2026-01-11T04:50:00Z', 20)).toEqual([]);
    expect(nights('2026-01-11T04:40:00Z', 20)).toEqual(['2026-01-11']);
    // Clocks go back at 03:00 to 02:00: the night has seven hours, and ends at 05:00 UTC.
    expect(nights('2026-10-25T04:45:00Z', 20)).toEqual(['2026-10-25']);
  });
});
