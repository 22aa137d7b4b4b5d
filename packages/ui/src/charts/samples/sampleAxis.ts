import type { AxisBands, AxisBars, AxisLine } from '../SharedAxisCharts/SharedAxisCharts.tsx';
import { sampleLimits } from './sampleLabels.ts';
import { SAMPLE_START, sampleNumbers, sampleTrace } from './sampleTrace.ts';

const DAY = 86_400;

/** Invented readings as a line in the colours of their levels. */
export function sampleGlucose(days: number, seed?: number): AxisLine {
  const { epochSeconds, values } = sampleTrace(days, seed);
  return { kind: 'line', id: 'glucose', name: 'Glucose', at: epochSeconds, values, limits: sampleLimits };
}

/** Invented steps of each hour, none at night. */
export function sampleSteps(days: number): AxisBars {
  const random = sampleNumbers(11);
  const at = Float64Array.from({ length: days * 24 }, (_, hour) => SAMPLE_START + hour * 3600);
  const values = at.map((_, hour) => (hour % 24 < 7 ? 0 : Math.round(random() ** 2 * 1800)));
  return { kind: 'bars', id: 'steps', name: 'Steps', at, values, everySeconds: 3600 };
}

/** Invented nights from 23:00 to 7:00. */
export function sampleSleep(days: number): AxisBands {
  const random = sampleNumbers(5);
  const spans: { from: number; to: number; lane: number }[] = [];
  for (let day = 0; day < days; day++) {
    let at = SAMPLE_START + day * DAY + (day === 0 ? 0 : -3600);
    const end = SAMPLE_START + day * DAY + 7 * 3600;
    while (at < end) {
      const to = Math.min(end, at + 600 + random() * 3000);
      spans.push({ from: at, to, lane: Math.floor(random() * 4) });
      at = to;
    }
  }
  return {
    kind: 'bands',
    id: 'sleep',
    name: 'Sleep',
    lanes: [
      { name: 'Awake', tone: 'awake' },
      { name: 'REM', tone: 'rem' },
      { name: 'Light', tone: 'light' },
      { name: 'Deep', tone: 'deep' },
    ],
    spans,
  };
}

/** A smooth line, such as a weight or a heart rate. */
export function sampleWave(
  id: string,
  name: string,
  from: number,
  every: number,
  count: number,
  base: number,
  phase = 0,
): AxisLine {
  const at = Float64Array.from({ length: count }, (_, index) => from + index * every);
  return {
    kind: 'line',
    id,
    name,
    at,
    values: at.map((_, index) => base + base * 0.2 * Math.sin(index / 20 + phase)),
    gapSeconds: every * 3,
  };
}
