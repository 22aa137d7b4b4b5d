import type { SeriesLook } from '../cartesian/seriesLook.ts';
import type { TrendState } from './trendReference.ts';

/** Values outside the reference differ in shape, not in colour alone. */
export const trendLooks: Readonly<
  Record<TrendState, SeriesLook & { marker: 'circle' | 'triangleUp' | 'triangleDown' }>
> = {
  unknown: { tone: 'one', dash: undefined, marker: 'circle', hatch: undefined },
  within: { tone: 'one', dash: undefined, marker: 'circle', hatch: undefined },
  above: { tone: 'critical', dash: undefined, marker: 'triangleUp', hatch: undefined },
  below: { tone: 'critical', dash: undefined, marker: 'triangleDown', hatch: undefined },
};
