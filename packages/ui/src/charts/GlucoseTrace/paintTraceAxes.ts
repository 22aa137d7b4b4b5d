import type { Ink } from '../painting/ink.ts';
import type { Pen } from '../painting/Pen.ts';
import type { TracePlan } from './tracePlan.ts';
import { timeTicks } from './traceTicks.ts';

export interface AxisPlace {
  left: number;
  right: number;
  floor: number;
  x: (moment: number) => number;
  y: (value: number) => number;
}

/** Limits on the left, times below. */
export function paintTraceAxes(pen: Pen, ink: Ink, plan: TracePlan, { left, right, floor, x, y }: AxisPlace) {
  const { limits, window } = plan;
  pen.font = `400 11px ${ink.fontFamily}`;
  pen.textBaseline = 'middle';
  pen.textAlign = 'right';
  // The target's limits are labelled first: where space is short the outer ones are dropped.
  const taken: number[] = [];
  for (const limit of [limits.low, limits.high, limits.severeHigh, limits.severeLow]) {
    const at = y(limit);
    if (taken.some((other) => Math.abs(other - at) < 12)) continue;
    taken.push(at);
    pen.fillStyle = limit === limits.low || limit === limits.high ? ink.text : ink.label;
    pen.fillText(plan.formatValue(limit), left - 8, at);
  }

  pen.strokeStyle = ink.axis;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(left, Math.round(floor) + 0.5);
  pen.lineTo(right, Math.round(floor) + 0.5);
  const ticks = timeTicks(
    window.from,
    window.to,
    Math.max(2, Math.floor((right - left) / 72)),
    plan.offsetAt,
  );
  for (const tick of ticks) {
    const at = Math.round(x(tick.at)) + 0.5;
    pen.moveTo(at, floor);
    pen.lineTo(at, floor + 4);
  }
  pen.stroke();
  for (const tick of ticks) {
    const at = x(tick.at);
    pen.textAlign = at < left + 18 ? 'left' : at > right - 18 ? 'right' : 'center';
    pen.fillStyle = tick.kind === 'day' ? ink.text : ink.label;
    pen.fillText(
      plan.formatTime(tick.at, tick.kind),
      at < left + 18 ? Math.max(left, at - 8) : Math.min(at, right),
      floor + 14,
    );
  }
}
