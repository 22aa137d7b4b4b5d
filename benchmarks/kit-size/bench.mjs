import { kitSizes } from '../../scripts/kit-sizes.mjs';
import { spread } from '../harness/statistics.mjs';

/** Every part of the kit built on React Aria, bundled alone, beside just what it imports from there. */
async function measure() {
  const parts = (await kitSizes()).filter(({ aria }) => aria !== null);
  const ratios = parts.map(({ brotli, aria }) => brotli / aria);
  const worst = parts.toSorted((a, b) => b.brotli / b.aria - a.brotli / a.aria);
  const within = parts.filter(({ brotli, aria }) => brotli / aria <= 1.15);
  const of = (values) => ({ spread: spread(values), runs: 1 });
  return {
    ours: of(parts.map(({ brotli }) => brotli)),
    limit: of(parts.map(({ aria }) => aria)),
    details: {
      worstRatio: Math.round(Math.max(...ratios) * 1000) / 1000,
      medianRatio: Math.round(spread(ratios).median * 1000) / 1000,
      partsWithin: `${within.length} of ${parts.length}`,
      heaviest: worst
        .slice(0, 8)
        .map(({ part, brotli, aria }) => `${part} ${brotli} over ${aria}`)
        .join(' · '),
    },
  };
}

export const benches = [
  {
    id: 'ui.size',
    unit: 'KiB',
    work: 'each part of the kit, bundled alone without React, brotli, beside just what it takes from React Aria (the limit); each line says the median part, with the smallest and the largest',
    measure,
  },
];
