import { TICK_SIZE } from '../cartesian/Axes.tsx';
import { roughWidth } from '../cartesian/fitText.ts';
import { isNumber } from '../cartesian/numberAxis.ts';
import { linearScale } from '../painting/linearScale.ts';
import type { ClockSpan, StripNight } from './NightStripProps.ts';

const HOUR = 60;
const DAY = 1440;
/** Where there is nothing to show, the hours of a usual night. */
const USUAL: ClockSpan = { from: -2 * HOUR, to: 8 * HOUR };
/** Figures under the goal are set larger than the names of nights. */
export const FIGURE_SIZE = 12;
const ROW = 22;
const AXIS = 26;
const TOP = 4;

/** Whole, forwards, and within two days: a span that is broken is not drawn. */
export const isSpan = (span: ClockSpan | null | undefined): span is ClockSpan =>
  span != null &&
  isNumber(span.from) &&
  isNumber(span.to) &&
  span.to > span.from &&
  span.to - span.from <= DAY * 2;

/** Minutes of a clock as `hh:mm`. */
export function clockText(minutes: number): string {
  const ofDay = ((Math.round(minutes) % DAY) + DAY) % DAY;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(ofDay / HOUR))}:${two(ofDay % HOUR)}`;
}

/** Rows of nights over one clock axis, which reaches from the earliest to the latest moment in whole hours. */
export function stripLayout(
  nights: readonly StripNight[],
  { width, figures }: { width: number; figures: readonly string[] },
) {
  const spans = nights.flatMap(({ bed, naps = [] }) => [bed, ...naps]).filter(isSpan);
  const from = spans.reduce((least, span) => Math.min(least, span.from), spans[0]?.from ?? USUAL.from);
  const to = spans.reduce((most, span) => Math.max(most, span.to), spans[0]?.to ?? USUAL.to);
  const start = Math.floor(from / HOUR) * HOUR;
  const end = Math.ceil(to / HOUR) * HOUR;
  const widest = (texts: readonly string[], size: number) =>
    texts.reduce((most, text) => Math.max(most, roughWidth(text.slice(0, 40), size)), 0);
  const names = Math.min(
    width * 0.25,
    widest(
      nights.map(({ name }) => name),
      TICK_SIZE,
    ),
  );
  const beside = Math.min(width * 0.28, widest(figures, FIGURE_SIZE));
  const left = Math.ceil(names + 10);
  const box = {
    left,
    right: Math.max(left + 40, width - Math.ceil(beside) - 10),
    top: TOP,
    floor: TOP + Math.max(1, nights.length) * ROW,
  };
  const toX = linearScale([start, end], [box.left, box.right]);
  const hours = (end - start) / HOUR;
  const atMost = Math.max(2, (box.right - box.left) / 48);
  const step = [1, 2, 3, 4, 6, 12, 24].find((each) => hours / each <= atMost) ?? 24;
  const first = Math.ceil(start / (step * HOUR)) * step * HOUR;
  const ticks = Array.from({ length: Math.floor((end - first) / (step * HOUR)) + 1 }, (_, index) => {
    const at = first + index * step * HOUR;
    return { at, text: clockText(at) };
  });
  return {
    box,
    toX,
    ticks,
    height: box.floor + AXIS,
    nameRoom: names,
    figureRoom: Math.max(0, width - box.right - 10),
    rowOf: (index: number) => ({
      y: box.top + index * ROW + 3,
      height: ROW - 6,
      middle: box.top + (index + 0.5) * ROW,
    }),
    indexAt: (y: number) => Math.max(0, Math.min(nights.length - 1, Math.floor((y - box.top) / ROW))),
  };
}
export type StripLayout = ReturnType<typeof stripLayout>;
