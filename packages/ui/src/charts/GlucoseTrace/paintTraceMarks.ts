import type { Ink } from '../painting/ink.ts';
import type { Pen } from '../painting/Pen.ts';
import { rangeLevel } from '../RangeLegend/rangeLevels.ts';
import { lowerBound } from './decimateTrace.ts';
import type { TracePlan } from './tracePlan.ts';
import { ABOVE_DEVICE, BELOW_DEVICE } from './traceSeries.ts';

/** Single readings: dots where they fit, and triangles where the device only reported «low» or «high». */
export function paintTraceMarks(
  pen: Pen,
  ink: Ink,
  plan: TracePlan,
  start: number,
  end: number,
  plotWidth: number,
  x: (moment: number) => number,
  y: (value: number) => number,
) {
  const { series, limits, marked } = plan;
  const { epochSeconds, values, flags } = series;
  const paint = (index: number) => {
    const value = values[index]!;
    if (value - value !== 0) return;
    const flag = flags?.[index] ?? 0;
    const atX = x(epochSeconds[index]!);
    const atY = y(value);
    pen.fillStyle = ink.rangeMark[rangeLevel(value, limits)];
    pen.beginPath();
    if (flag & (BELOW_DEVICE | ABOVE_DEVICE)) {
      const point = flag & BELOW_DEVICE ? 6 : -6;
      pen.moveTo(atX - 4, atY);
      pen.lineTo(atX + 4, atY);
      pen.lineTo(atX, atY + point);
      pen.closePath();
    } else {
      pen.arc(atX, atY, 2.25, 0, Math.PI * 2);
    }
    pen.fill();
  };
  if ((end - start) * 8 < plotWidth) {
    for (let index = start; index < end; index++) paint(index);
    return;
  }
  for (let place = lowerBound(marked, start); place < marked.length && marked[place]! < end; place++)
    paint(marked[place]!);
}
