import { describe, expect, it } from 'vitest';
import { localDateOfDays } from '../../shared/index.ts';
import { seededRandom } from '../seeded-random.ts';
import type { CgmEpisode } from './episodes.ts';
import { lowsAfterEvents, type EventBefore } from './lows-after-events.ts';

const DAY = 86_400;
const HOUR = 3600;
const period = { fromEpoch: 0, toEpoch: 28 * DAY };

const lowAt = (fromEpoch: number): CgmEpisode => ({
  level: 'LOW',
  fromEpoch,
  toEpoch: fromEpoch + 1800,
  minutes: 30,
  date: localDateOfDays(Math.floor(fromEpoch / DAY)),
  nights: [],
  extremeMgdl: 60,
  censored: null,
  isExtended: false,
  isSevere: false,
  isStartKnown: true,
  isEndKnown: true,
});
const eventAt = (type: EventBefore['type'], fromEpoch: number, name = 'x', hours = 0): EventBefore => ({
  type,
  name,
  fromEpoch,
  toEpoch: hours === 0 ? null : fromEpoch + hours * HOUR,
});
const meals = Array.from({ length: 28 }, (_, day) =>
  [8, 14, 21].map((hour) => eventAt('MEAL', day * DAY + hour * HOUR)),
).flat();

describe('lows after events', () => {
  it('names exercise that most lows follow, but not the meals that half of all time follows', () => {
    const runs = [3, 8, 12, 17, 22].map((day) => eventAt('TRAINING', day * DAY + 18 * HOUR, 'Carrera', 1));
    const lows = [3, 8, 12, 17].map((day) => lowAt(day * DAY + 22 * HOUR)).concat(lowAt(5 * DAY + 11 * HOUR));
    const found = lowsAfterEvents(lows, [...meals, ...runs], period);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ type: 'TRAINING', name: null, lows: 4, of: 5 });
    // Five hours of five days in 28.
    expect(found[0]?.timePercent).toBeCloseTo((100 * 25) / (28 * 24), 10);
    expect(found[0]?.dates).toEqual([3, 8, 12, 17].map(localDateOfDays));
  });

  it('takes doses of any amount together', () => {
    const doses = [2, 6, 9, 15].map((day) => eventAt('CUSTOM', day * DAY, `Insulina · ${day} U`));
    const lows = [2, 6, 9, 15].map((day) => lowAt(day * DAY + 2 * HOUR));
    expect(lowsAfterEvents(lows, doses, period)).toMatchObject([
      { type: 'CUSTOM', name: 'Insulina', lows: 4 },
    ]);
  });

  it.each(['FEELING', 'REST'] as const)('does not take %s for what came before', (type) => {
    const events = [2, 6, 9, 15].map((day) => eventAt(type, day * DAY));
    expect(
      lowsAfterEvents(
        [2, 6, 9, 15].map((day) => lowAt(day * DAY + HOUR)),
        events,
        period,
      ),
    ).toEqual([]);
  });

  it('says nothing of few lows, of a low before the event, or without any', () => {
    const runs = [2, 6, 9].map((day) => eventAt('TRAINING', day * DAY + 10 * HOUR));
    expect(lowsAfterEvents([lowAt(2 * DAY + 11 * HOUR), lowAt(6 * DAY + 11 * HOUR)], runs, period)).toEqual(
      [],
    );
    expect(
      lowsAfterEvents(
        [2, 6, 9].map((day) => lowAt(day * DAY + 9 * HOUR)),
        runs,
        period,
      ),
    ).toEqual([]);
    expect(lowsAfterEvents([], runs, period)).toEqual([]);
    expect(lowsAfterEvents([lowAt(0)], [], period)).toEqual([]);
  });

  it('names a link in at most one of a hundred tests without any', () => {
    const random = seededRandom(29);
    let alarms = 0;
    for (let test = 0; test < 2000; test++) {
      const anywhere = () => Math.floor(random.next() * 28 * DAY);
      const lows = Array.from({ length: 3 + Math.floor(random.next() * 20) }, () => lowAt(anywhere()));
      const runs = Array.from({ length: 12 }, () => eventAt('TRAINING', anywhere(), '', 1));
      const doses = Array.from({ length: 40 }, () => eventAt('CUSTOM', anywhere(), 'Insulina'));
      if (lowsAfterEvents(lows, [...meals, ...runs, ...doses], period).length > 0) alarms++;
    }
    expect(alarms / 2000).toBeLessThanOrEqual(0.01);
  });
});
