import { linearScale, type LinearScale } from '../painting/linearScale.ts';
import { monotoneCurves } from '../painting/monotoneCurves.ts';
import { RANGE_LEVELS, type RangeLevel, type RangeLimits } from '../RangeLegend/rangeLevels.ts';
import type { ChartInsets } from '../cartesian/insets.ts';
import { PERCENTILES, type AgpProfile, type Percentile } from './AgpChartProps.ts';

const agpInset = { left: 44, right: 12, top: 8, bottom: 24 } as const;

/** Of the strip above the profile, with the space below it. */
const RISK_HEIGHT = 60;

export interface AgpInsets extends ChartInsets {
  readonly top: number;
  readonly bottom: number;
}

export const agpInsets = (given: ChartInsets | undefined, hasRisk = false): AgpInsets => ({
  ...agpInset,
  ...given,
  top: agpInset.top + (hasRisk ? RISK_HEIGHT : 0),
});

export interface AgpScales {
  readonly x: LinearScale;
  readonly y: LinearScale;
}

/** The levels out of range, and the range itself, each with the part of both bands that is in it. */
export type AgpZones = Readonly<Record<RangeLevel, { readonly outer: string; readonly inner: string }>>;

/** SVG paths: two bands by level, and three lines. */
export interface AgpShapes {
  readonly zones: AgpZones;
  readonly p5: string;
  readonly p95: string;
  readonly p50: string;
}

/** Slightly beyond the limits and the data. */
export function agpDomain(profile: AgpProfile, limits: RangeLimits): readonly [number, number] {
  let highest = limits.severeHigh * 1.2;
  let lowest = limits.severeLow * 0.75;
  for (let index = 0; index < profile.minuteOfDay.length; index++) {
    const high = profile.p95[index] ?? Number.NaN;
    const low = profile.p5[index] ?? Number.NaN;
    if (high > highest && Number.isFinite(high)) highest = high;
    if (low < lowest && Number.isFinite(low)) lowest = low;
  }
  const margin = (highest - lowest) * 0.02;
  return [lowest - margin, highest + margin];
}

export function agpScales(
  domain: readonly [number, number],
  width: number,
  height: number,
  { left, right, top, bottom }: AgpInsets = agpInset,
): AgpScales {
  return {
    x: linearScale([0, 1440], [left, Math.max(left + 1, width - right)]),
    y: linearScale(domain, [height - bottom, top], true),
  };
}

const curvesOf = (profile: AgpProfile, { x, y }: AgpScales) => {
  const count = profile.minuteOfDay.length;
  const xs = new Float64Array(count);
  for (let index = 0; index < count; index++) xs[index] = x(profile.minuteOfDay[index]!);
  // A time of day is drawn with all its percentiles or not at all.
  const isKnown = Array.from({ length: count }, (_, index) =>
    PERCENTILES.every((name) => Number.isFinite(profile[name][index])),
  );
  return (name: Percentile, lowest = Number.NEGATIVE_INFINITY, highest = Number.POSITIVE_INFINITY) => {
    const ys = new Float64Array(count);
    for (let index = 0; index < count; index++)
      ys[index] = isKnown[index] ? y(Math.max(lowest, Math.min(highest, profile[name][index]!))) : Number.NaN;
    return monotoneCurves(xs, ys);
  };
};

/** Walks along each percentile, and cuts the bands where the levels begin. */
export function agpShapes(profile: AgpProfile, scales: AgpScales, limits: RangeLimits): AgpShapes {
  const curve = curvesOf(profile, scales);
  const bounds = [
    Number.NEGATIVE_INFINITY,
    limits.severeLow,
    limits.low,
    limits.high,
    limits.severeHigh,
    Number.POSITIVE_INFINITY,
  ];
  const reaches = (lowest: number, highest: number) => {
    for (let index = 0; index < profile.minuteOfDay.length; index++)
      if ((profile.p5[index] ?? Number.NaN) < highest && (profile.p95[index] ?? Number.NaN) > lowest)
        return true;
    return false;
  };
  const zones = RANGE_LEVELS.map((level, index) => {
    const [lowest, highest] = [bounds[index]!, bounds[index + 1]!];
    if (!reaches(lowest, highest)) return [level, { outer: '', inner: '' }] as const;
    const band = (from: Percentile, to: Percentile) =>
      curve(to, lowest, highest).bandTo(curve(from, lowest, highest));
    return [level, { outer: band('p5', 'p95'), inner: band('p25', 'p75') }] as const;
  });
  return {
    zones: Object.fromEntries(zones) as AgpZones,
    p5: curve('p5').line,
    p95: curve('p95').line,
    p50: curve('p50').line,
  };
}

/** The lines of a period below another. */
export function comparedShapes(profile: AgpProfile, scales: AgpScales) {
  const curve = curvesOf(profile, scales);
  return { p25: curve('p25').line, p50: curve('p50').line, p75: curve('p75').line };
}
