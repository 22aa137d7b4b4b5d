import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ink } from '../painting/ink.ts';
import { SvgPen } from '../painting/SvgPen.ts';
import { axisPlan, axisScale, rowScale } from './axisPlan.ts';
import { visible } from './axisReading.ts';
import { paintAxisCharts } from './paintAxisCharts.ts';
import type { AxisLine, AxisRow, AxisSeries } from './SharedAxisProps.ts';

const level = { severeLow: '#a00', low: '#b00', inRange: '#c00', high: '#d00', severeHigh: '#e00' };
const ink: Ink = {
  page: '#fff',
  text: '#001',
  muted: '#002',
  axis: '#003',
  grid: '#004',
  label: '#005',
  targetBand: '#006',
  targetEdge: '#007',
  fontFamily: 'sans-serif',
  rangeMark: level,
  rangeFill: level,
  depthFill: () => '#000',
  missingFill: '#hatch',
  tone: (tone) => `#${tone}`,
};

/** A pen that keeps the rectangles of a colour. */
class RectPen extends SvgPen {
  readonly rects: { fill: string; x: number; y: number; width: number; height: number }[] = [];
  override fillRect(x: number, y: number, width: number, height: number) {
    this.rects.push({ fill: String(this.fillStyle), x, y, width, height });
  }
}

const WIDTH = 256;
const extent = { from: 1_700_000_000, to: 1_700_000_000 + 90_000 };
const rowsOf = (series: AxisSeries): AxisRow[] => [{ id: 'row', name: 'Row', series: [series], height: 100 }];
const painted = (rows: AxisRow[], now = Number.POSITIVE_INFINITY) => {
  const plan = axisPlan(rows, extent, 'UTC', 'en');
  const pen = new RectPen();
  paintAxisCharts(pen, ink, WIDTH, plan, {
    window: extent,
    now,
    clockChange: String,
    columnsPerPixel: 1,
    dense: 'bars',
  });
  return { plan, rects: pen.rects };
};

describe('dense rows', () => {
  const values = fc.array(fc.double({ min: -500, max: 500, noNaN: true }), {
    minLength: 900,
    maxLength: 1800,
  });
  const bothKinds = fc.constantFrom<'line' | 'bars'>('line', 'bars');

  it('never lose the minimum or the maximum of a pixel column', () => {
    fc.assert(
      fc.property(values, bothKinds, (given, kind) => {
        const every = 90_000 / given.length;
        const at = given.map((_, index) => extent.from + index * every);
        const base = { id: 'series', name: 'Series', at, values: given };
        const { plan, rects } = painted(
          rowsOf(kind === 'line' ? { ...base, kind } : { ...base, kind, everySeconds: every }),
        );
        const { plotWidth } = axisScale(plan, extent, WIDTH);
        const row = plan.rows[0]!;
        const y = rowScale(row);
        const own = rects.filter(({ fill }) => fill === '#one');
        for (let column = 0; column < plotWidth; column++) {
          const inside = given.filter(
            (_, index) => Math.floor(((at[index]! - extent.from) * plotWidth) / 90_000) === column,
          );
          if (inside.length === 0) continue;
          const left = plan.left + column;
          // A line's bar is as wide as the line and centred on its column.
          const there = own.filter(({ x, width }) => x < left + 1.5 && x + width > left - 0.5);
          const top = Math.min(...there.map((rect) => rect.y));
          const bottom = Math.max(...there.map((rect) => rect.y + rect.height));
          expect(top).toBeLessThanOrEqual(Math.max(row.top, y(Math.max(...inside))) + 0.01);
          expect(bottom).toBeGreaterThanOrEqual(Math.min(row.floor, y(Math.min(...inside))) - 0.01);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('time without readings', () => {
  const line = (hours: number[]): AxisLine => ({
    kind: 'line',
    id: 'line',
    name: 'Line',
    at: hours.map((hour) => extent.from + hour * 3600),
    values: hours.map(() => 100),
  });
  const hatched = (hours: number[], now?: number) => {
    const { plan, rects } = painted(rowsOf(line(hours)), now);
    const { momentAt } = axisScale(plan, extent, WIDTH);
    return rects
      .filter(({ fill }) => fill === '#hatch')
      .map(({ x, width }) =>
        [momentAt(x), momentAt(x + width)].map((at) => Math.round((at - extent.from) / 360) / 10),
      );
  };

  it('is hatched before, between and after them', () => {
    expect(hatched([5, 5.5, 10, 10.5])).toEqual([
      [0, 5],
      [5.5, 10],
      [10.5, 25],
    ]);
  });
  it('is blank from now on', () => {
    expect(hatched([0, 0.5], extent.from + 12 * 3600)).toEqual([[0.5, 12]]);
  });
  it('is all of it where there are none', () => {
    expect(hatched([])).toEqual([[0, 25]]);
  });
});

describe('rows of other days', () => {
  it('are read on the axis of the first, in their own time', () => {
    const later = extent.from + 10 * 86_400;
    const series: AxisLine = {
      kind: 'line',
      id: 'a',
      name: 'A',
      at: [later, later + 300, later + 90_000],
      values: [1, 2, 3],
    };
    const plan = axisPlan([{ id: 'row', name: 'Row', origin: later, series: [series] }], extent, 'UTC', 'en');
    expect(visible(plan.rows[0]!.series[0]!, extent)).toEqual([0, 2]);
  });
  it('move an earlier period over a later one', () => {
    const series: AxisLine = {
      kind: 'line',
      id: 'a',
      name: 'A',
      shift: 86_400,
      at: [extent.from - 86_400],
      values: [1],
    };
    const plan = axisPlan([{ id: 'row', name: 'Row', series: [series] }], extent, 'UTC', 'en');
    expect(visible(plan.rows[0]!.series[0]!, extent)).toEqual([0, 1]);
  });
  it('share clock times alone, and one day its dates', () => {
    const midnight = Date.UTC(2026, 10, 20) / 1000;
    const day = { from: midnight, to: midnight + 86_400 };
    const rowOf = (origin: number): AxisRow => ({
      id: String(origin),
      name: 'Row',
      origin,
      series: [{ kind: 'line', id: 'a', name: 'A', at: [origin, origin + 300], values: [1, 2] }],
    });
    const texts = (rows: AxisRow[]) => {
      const written: string[] = [];
      class TextPen extends SvgPen {
        override fillText(text: string) {
          written.push(text);
        }
      }
      paintAxisCharts(new TextPen(), ink, 600, axisPlan(rows, day, 'UTC', 'es'), {
        window: day,
        now: Number.POSITIVE_INFINITY,
        clockChange: String,
        columnsPerPixel: 1,
        dense: 'bars',
      });
      return written;
    };
    expect(texts([rowOf(midnight)])).toEqual(expect.arrayContaining(['20 nov', '12:00', '21 nov']));
    const several = texts([rowOf(midnight), rowOf(midnight - 10 * 86_400)]);
    expect(several).toEqual(expect.arrayContaining(['00:00', '12:00', '24:00']));
    expect(several).not.toContain('20 nov');
  });
});
