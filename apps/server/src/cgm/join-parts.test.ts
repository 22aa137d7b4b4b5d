import { describe, expect, it } from 'vitest';
import { joinParts, type Part } from './join-parts.ts';

const START = Date.UTC(2026, 2, 2) / 1000;

/** An import's readings in one part: `count` of them, every `minutes`, from some seconds after the start. */
function part(
  importId: string,
  value: number,
  minutes: number,
  count: number,
  fromSeconds = 0,
  isThere: (index: number) => boolean = () => true,
): Part {
  const at = Array.from({ length: count }, (_, index) => index).filter(isThere);
  const epochSeconds = Float64Array.from(at, (index) => START + fromSeconds + index * minutes * 60);
  const filled = new Float64Array(at.length).fill(value);
  return {
    importId,
    unit: 'mg/dL',
    columns: {
      epochSeconds,
      offsetMinutes: new Int16Array(at.length),
      mgdl: filled,
      recorded: filled,
      flags: new Uint8Array(at.length),
      rows: null,
    },
  };
}

const join = (...parts: Part[]) => joinParts(parts, 'UTC', 'mg/dL');

describe('joining imports', () => {
  it('counts a time once when two sensors measured it at other seconds', async () => {
    const { series, counted } = await join(part('first', 100, 5, 288), part('second', 200, 5, 288, 90));
    expect(series.epochSeconds).toHaveLength(288);
    expect([...new Set(series.mgdl)]).toEqual([200]);
    expect(series.cadenceMinutes).toBe(5);
    expect([...counted]).toEqual([
      ['first', 0],
      ['second', 288],
    ]);
  });

  it('counts a time once when two sensors have other cadences, whichever came first', async () => {
    const fine = part('fine', 100, 5, 288);
    const coarse = part('coarse', 200, 15, 96, 60);
    const coarseLast = await join(fine, coarse);
    // The fine sensor's last reading is later than what the coarse one's last reading represents.
    expect([...coarseLast.counted.values()]).toEqual([1, 96]);
    const fineLast = await join(coarse, fine);
    expect([...fineLast.counted.values()]).toEqual([0, 288]);
  });

  it('keeps what only the earlier import has', async () => {
    const whole = part('whole', 100, 5, 288);
    const withGap = part('gap', 200, 5, 288, 30, (index) => index < 100 || index >= 112);
    const { series, counted } = await join(whole, withGap);
    expect(counted.get('gap')).toBe(276);
    expect(counted.get('whole')).toBe(12);
    expect(series.epochSeconds).toHaveLength(288);
    const sorted = [...series.epochSeconds].toSorted((a, b) => a - b);
    expect([...series.epochSeconds]).toEqual(sorted);
  });

  it('keeps a reading that the same sensor exported only the first time', async () => {
    const { counted } = await join(
      part('first', 100, 5, 12),
      part('again', 100, 5, 12, 0, (index) => index !== 6),
    );
    expect([...counted.values()]).toEqual([1, 11]);
  });

  it('never lets an import that is replaced itself replace another', async () => {
    const { counted } = await join(
      part('oldest', 100, 5, 2, -5 * 60),
      part('middle', 150, 5, 2, 2 * 60),
      part('newest', 200, 5, 2, 4 * 60),
    );
    // The oldest import's last reading is near the middle one's first, which the newest replaces.
    expect([...counted.values()]).toEqual([2, 0, 2]);
  });
});
