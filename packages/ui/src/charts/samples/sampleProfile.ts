import type { AgpProfile } from '../AgpChart/AgpChart.tsx';
import { SAMPLE_START, sampleTrace } from './sampleTrace.ts';

/** Percentiles of an invented fortnight, every 15 minutes. */
export function sampleProfile(days = 14, seed = 7): AgpProfile {
  const { epochSeconds, values } = sampleTrace(days, seed);
  const slots: number[][] = Array.from({ length: 96 }, () => []);
  epochSeconds.forEach((at, index) =>
    slots[Math.floor(((at - SAMPLE_START) % 86_400) / 900)]!.push(values[index]!),
  );
  const quantile = (share: number) =>
    slots.map((slot) => {
      const sorted = [...slot].sort((a, b) => a - b);
      return sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
    });
  return {
    minuteOfDay: slots.map((_, index) => index * 15),
    p5: quantile(0.05),
    p25: quantile(0.25),
    p50: quantile(0.5),
    p75: quantile(0.75),
    p95: quantile(0.95),
  };
}
