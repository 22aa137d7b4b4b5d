import type { HatchKind } from '../painting/hatch.ts';
import type { MarkerKind } from './markerPath.ts';
import type { Tone } from './tones.css.ts';

/** How a series is distinguished from the others: colour is one of four cues, and the chart works without it. */
export interface SeriesLook {
  readonly tone: Tone;
  /** Dash of its line; `undefined` is solid. */
  readonly dash: string | undefined;
  /** Marker on its line; `undefined` is none. */
  readonly marker: MarkerKind | undefined;
  /** Pattern of its area; `undefined` is plain. */
  readonly hatch: HatchKind | undefined;
}

const looks = [
  { tone: 'one', dash: undefined, marker: 'circle', hatch: undefined },
  { tone: 'two', dash: '7 4', marker: 'square', hatch: 'diagonal' },
  { tone: 'three', dash: '2 4', marker: 'triangleUp', hatch: 'dots' },
  { tone: 'four', dash: '10 4 2 4', marker: 'diamond', hatch: 'counterDiagonal' },
  { tone: 'five', dash: '4 2', marker: 'triangleDown', hatch: 'horizontal' },
  { tone: 'six', dash: '1 3', marker: 'cross', hatch: 'grid' },
] as const satisfies readonly (SeriesLook & { marker: MarkerKind })[];

/**
 * The appearance of the series at an index; it repeats after six, by which point the caller should have grouped them.
 */
export const seriesLook = (index: number): SeriesLook & { readonly marker: MarkerKind } =>
  looks[index % looks.length] ?? looks[0];
