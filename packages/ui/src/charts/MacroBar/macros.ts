import { isNumber } from '../cartesian/numberAxis.ts';
import type { SeriesLook } from '../cartesian/seriesLook.ts';

export const MACROS = ['carbohydrate', 'fat', 'protein'] as const;
export type Macro = (typeof MACROS)[number];

export const macroLooks: Readonly<Record<Macro, SeriesLook>> = {
  carbohydrate: { tone: 'carbohydrate', dash: undefined, marker: undefined, hatch: undefined },
  fat: { tone: 'fat', dash: undefined, marker: undefined, hatch: 'diagonal' },
  protein: { tone: 'protein', dash: undefined, marker: undefined, hatch: 'dots' },
};

/** How a share compares with its target; nothing if either is unknown. */
export function macroState(share: number | null, target: number | undefined, tolerance: number) {
  if (!isNumber(share) || !isNumber(target)) return undefined;
  // Floating point: without a tolerance 0.5 would be more than 0.05 from 0.45.
  const away = Math.round((share - target) * 1e6) / 1e6;
  if (Math.abs(away) <= tolerance) return 'met';
  return away < 0 ? 'under' : 'over';
}
