import { describe, expect, it } from 'vitest';
import {
  clockMinutes,
  clockText,
  hypnogramShape,
  latestRising,
  offsetZone,
  stripShape,
} from './night-shapes.ts';
import { sampleNight, sampleSleep, WEEK } from './sample-sleep.ts';

describe('the clock of a night', () => {
  it('begins at the midnight of the day of waking', () => {
    const night = sampleNight('2026-03-02', {
      night: sampleSleep('2026-03-01T22:30:00.000Z', [['LIGHT', 480]], { date: '2026-03-02' }),
    });
    expect(stripShape(night)).toMatchObject({
      bed: { from: -30, to: 450 },
      asleep: [{ from: -30, to: 450 }],
    });
  });

  it('joins stages into one sleep and leaves waking out', () => {
    expect(stripShape(WEEK[0]!).asleep).toEqual([
      { from: 82, to: 242 },
      { from: 250, to: 520 },
    ]);
  });

  it('is read on the clock of waking where the zone is not known', () => {
    const flight = sampleSleep('2026-03-01T22:30:00.000Z', [['LIGHT', 60]], {
      zone: null,
      startOffsetMinutes: 540,
      endOffsetMinutes: -210,
    });
    expect(clockText(clockMinutes(flight, flight.start, '2026-03-01'))).toBe('19:00');
    expect(hypnogramShape(flight)).toMatchObject({ timeZone: '-03:30', startOffset: 540 });
    expect(offsetZone(0)).toBe('+00:00');
  });

  it('is that of each end where a clock change is known by its offsets alone', () => {
    const spring = sampleSleep(
      '2026-03-28T22:10:00.000Z',
      [
        ['AWAKE', 10],
        ['LIGHT', 470],
      ],
      { zone: null, date: '2026-03-29', startOffsetMinutes: 60, endOffsetMinutes: 120 },
    );
    expect(stripShape(sampleNight('2026-03-29', { night: spring }))).toMatchObject({
      bed: { from: -50, to: 490 },
      asleep: [{ from: -40, to: 490 }],
    });
  });

  it('is that of the zone on both sides of a clock change', () => {
    const spring = sampleSleep('2026-03-28T23:00:00.000Z', [['LIGHT', 420]], {
      date: '2026-03-29',
      endOffsetMinutes: 120,
    });
    expect(clockMinutes(spring, spring.start, '2026-03-29')).toBe(0);
    expect(clockMinutes(spring, spring.end, '2026-03-29')).toBe(480);
  });
});

describe('the latest rising', () => {
  it('is that of a night that counts, beside the usual one', () => {
    const found = latestRising(WEEK);
    expect(found).toMatchObject({ date: '2026-03-07' });
    expect(clockText(found!.usual!)).toBe('08:40');
    expect(latestRising(WEEK.slice(0, 2))).toMatchObject({ usual: null });
    expect(latestRising(WEEK.map((night) => ({ ...night, gap: 'HARDLY_SCORED' as const })))).toBeNull();
  });
});
