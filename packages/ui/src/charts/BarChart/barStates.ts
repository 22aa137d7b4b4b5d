import type { HatchKind } from '../painting/hatch.ts';
import type { Tone } from '../cartesian/tones.css.ts';
import { seriesLook } from '../cartesian/seriesLook.ts';
import type { BarCategory, BarChartLabels, BarSeries } from './BarChartProps.ts';

/** No series has it: what is not finished is told from every one of them. */
export const UNFINISHED_HATCH = 'horizontal' satisfies HatchKind;
export const MISSING_LOOK = { tone: 'missing', hatch: 'counterDiagonal' } as const satisfies {
  tone: Tone;
  hatch: HatchKind;
};

type Words = Pick<BarChartLabels, 'missing' | 'unfinished' | 'legend'>;

/** The name of a place, with what must be known of its amount. */
export const namedWithState = (category: BarCategory | undefined, { unfinished }: Words): string =>
  category?.state === 'unfinished' ? `${category.name} (${unfinished})` : (category?.name ?? '');

/** Several series, and the states that occur; undefined where there is nothing to explain. */
export function barLegend(
  categories: readonly BarCategory[],
  series: readonly BarSeries[],
  { legend, missing, unfinished }: Words,
) {
  const has = (state: BarCategory['state']) => categories.some((each) => each.state === state);
  const area = (id: string, name: string, look: { tone: Tone; hatch: HatchKind | undefined }) => ({
    id,
    name,
    look: { ...look, dash: undefined, marker: undefined },
    kind: 'area' as const,
  });
  const entries = [
    ...(series.length > 1 ? series.map(({ id, name }, index) => area(id, name, seriesLook(index))) : []),
    ...(has('unfinished') ? [area('unfinished', unfinished, { tone: 'one', hatch: UNFINISHED_HATCH })] : []),
    ...(has('missing') ? [area('missing', missing, MISSING_LOOK)] : []),
  ];
  return entries.length === 0 ? undefined : { label: legend, entries };
}
