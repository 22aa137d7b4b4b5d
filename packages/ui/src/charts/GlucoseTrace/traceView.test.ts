import { describe, expect, it } from 'vitest';
import { NARROWEST_SECONDS, panned, revealing, zoomed } from './traceView.ts';

const extent = { from: 0, to: 100_000 };

describe('the window on a trace', () => {
  it('stops at the ends of the data when panned', () => {
    expect(panned({ from: 10_000, to: 30_000 }, -50_000, extent)).toEqual({ from: 0, to: 20_000 });
    expect(panned({ from: 10_000, to: 30_000 }, 500_000, extent)).toEqual({ from: 80_000, to: 100_000 });
  });

  it('keeps the moment under the pointer in place when zoomed', () => {
    const next = zoomed({ from: 20_000, to: 60_000 }, 0.5, 30_000, extent);
    expect((30_000 - next.from) / (next.to - next.from)).toBeCloseTo(0.25);
    expect(next.to - next.from).toBe(20_000);
  });

  it('is never narrower than half an hour nor wider than the data', () => {
    expect(zoomed({ from: 0, to: 4000 }, 0.001, 2000, extent).to).toBeCloseTo(2000 + NARROWEST_SECONDS / 2);
    expect(zoomed({ from: 20_000, to: 60_000 }, 100, 30_000, extent)).toEqual(extent);
  });

  it('shows all of a series that is shorter than half an hour', () => {
    const short = { from: 0, to: 600 };
    expect(zoomed(short, 0.5, 300, short)).toEqual(short);
  });

  it('moves only as far as needed to show a moment', () => {
    expect(revealing({ from: 0, to: 10_000 }, 5000, extent)).toEqual({ from: 0, to: 10_000 });
    const next = revealing({ from: 0, to: 10_000 }, 20_000, extent);
    expect(next.to).toBeGreaterThan(20_000);
    expect(next.to).toBeLessThan(21_000);
  });
});
