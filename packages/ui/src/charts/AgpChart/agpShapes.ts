import { linearScale, type LinearScale } from '../painting/linearScale.ts';
import { monotoneCurves } from '../painting/monotoneCurves.ts';
import type { RangeLimits } from '../RangeLegend/rangeLevels.ts';
import { PERCENTILES, type AgpProfile, type Percentile } from './AgpChartProps.ts';

export const agpInset = { left: 44, right: 12, top: 8, bottom: 24 } as const;

export interface AgpScales {
  readonly x: LinearScale;
  readonly y: LinearScale;
}

/** SVG paths: two bands and three lines. */
export interface AgpShapes {
  readonly outer: string;
  readonly inner: string;
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

export function agpScales(domain: readonly [number, number], width: number, height: number): AgpScales {
  const right = Math.max(agpInset.left + 1, width - agpInset.right);
  return {
    x: linearScale([0, 1440], [agpInset.left, right]),
    y: linearScale(domain, [height - agpInset.bottom, agpInset.top], true),
  };
}

/** Walks along each percentile once, and builds the bands from the same segments. */
export function agpShapes(profile: AgpProfile, { x, y }: AgpScales): AgpShapes {
  const count = profile.minuteOfDay.length;
  const xs = new Float64Array(count);
  for (let index = 0; index < count; index++) xs[index] = x(profile.minuteOfDay[index]!);
  // A time of day is drawn with all its percentiles or not at all.
  const isKnown = (index: number) => PERCENTILES.every((name) => Number.isFinite(profile[name][index]));
  const curve = (name: Percentile) => {
    const ys = new Float64Array(count);
    for (let index = 0; index < count; index++)
      ys[index] = isKnown(index) ? y(profile[name][index]!) : Number.NaN;
    return monotoneCurves(xs, ys);
  };
  const [p5, p25, p50, p75, p95] = PERCENTILES.map(curve) as [Curves, Curves, Curves, Curves, Curves];
  return {
    outer: p95.bandTo(p5),
    inner: p75.bandTo(p25),
    p5: p5.line,
    p95: p95.line,
    p50: p50.line,
  };
}

type Curves = ReturnType<typeof monotoneCurves>;
