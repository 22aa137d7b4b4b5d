import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pen } from '../painting/Pen.ts';
import { createTraceColumns, decimateTrace } from './decimateTrace.ts';
import { barsOfColumns, createTraceBars, paintBars, paintBeyondBars } from './traceBars.ts';

const y = (value: number) => 400 - value;

function barsOf(epochSeconds: number[], values: number[], width: number, span: number, gapSeconds = 900) {
  const columns = createTraceColumns(width + 2);
  decimateTrace(epochSeconds, values, { from: 0, to: span }, gapSeconds, columns);
  const bars = createTraceBars(width + 2);
  barsOfColumns(columns, y, bars);
  return { columns, bars };
}

function painted(paint: (pen: Pen) => void) {
  const rectangles: { x: number; y: number; width: number; height: number }[] = [];
  const pen = {
    fillRect: (x: number, top: number, width: number, height: number) =>
      rectangles.push({ x, y: top, width, height }),
  };
  paint(pen as unknown as Pen);
  return rectangles;
}

describe('bars of a dense trace', () => {
  it('cover every minimum and maximum and touch their neighbours', () => {
    const readings = fc.array(fc.tuple(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 40, max: 400 })), {
      minLength: 2,
      maxLength: 500,
    });
    fc.assert(
      fc.property(readings, fc.integer({ min: 4, max: 80 }), (steps, width) => {
        let clock = 0;
        const at = steps.map(([step]) => (clock += step));
        const values = steps.map(([, value]) => value);
        const { columns, bars } = barsOf(at, values, width, clock + 1);
        let last = -1;
        for (let column = 0; column < width + 2; column++) {
          if (columns.count[column]! > 0) {
            expect(bars.top[column]).toBeLessThanOrEqual(y(columns.maximum[column]!));
            expect(bars.bottom[column]).toBeGreaterThanOrEqual(y(columns.minimum[column]!));
          }
          if (Number.isNaN(bars.top[column])) continue;
          if (last >= 0) {
            expect(column).toBe(last + 1);
            expect(bars.top[column]).toBeLessThanOrEqual(bars.bottom[last]! + 1e-9);
            expect(bars.bottom[column]).toBeGreaterThanOrEqual(bars.top[last]! - 1e-9);
          }
          last = column;
        }
      }),
    );
  });

  it('leave a gap empty', () => {
    const { bars } = barsOf([10, 20, 30, 2000, 2010], [100, 110, 120, 130, 140], 20, 2100);
    expect([...bars.top].flatMap((top, column) => (Number.isNaN(top) ? [] : [column]))).toEqual([1, 20]);
  });

  it('are drawn in each band only up to its limits, and never thinner than the line', () => {
    const { bars } = barsOf([10, 20, 60, 61], [100, 300, 180, 180], 2, 100);
    const place = { left: 0, columnWidth: 1, pixel: 1 };
    const above = painted((pen) => paintBars(pen, bars, place, 1, 0, y(200)));
    expect(above).toEqual([{ x: 0, y: y(300), width: 1, height: 100 }, expect.objectContaining({ x: 1 })]);
    const flat = barsOf([10, 60], [150, 150], 2, 100).bars;
    expect(painted((pen) => paintBars(pen, flat, place, 2, 0, 400)).map(({ height }) => height)).toEqual([
      2, 2,
    ]);
  });

  it('are filled from the limit to the line', () => {
    const { bars } = barsOf([10, 20, 60, 61], [250, 300, 100, 101], 2, 100, 30);
    expect(
      painted((pen) => paintBeyondBars(pen, bars, { left: 0, columnWidth: 1, pixel: 1 }, y(180), y(240))),
    ).toEqual([{ x: 0, y: y(240), width: 1, height: 60 }]);
    expect(
      painted((pen) => paintBeyondBars(pen, bars, { left: 0, columnWidth: 1, pixel: 1 }, y(120), y(54))),
    ).toEqual([{ x: 1, y: y(120), width: 1, height: 19 }]);
  });
});
