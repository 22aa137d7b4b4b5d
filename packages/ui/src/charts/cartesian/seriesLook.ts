import type { HatchKind } from '../painting/hatch.ts';
import type { MarkerKind } from './markerPath.ts';
import type { Tone } from './tones.css.ts';

/** How one series is told from the others: colour is one of four ways, and the picture stands without it. */
export interface SeriesLook {
  readonly tone: Tone;
  /** Of its line; `undefined` is unbroken. */
  readonly dash: string | undefined;
  /** On its line; `undefined` has none. */
  readonly marker: MarkerKind | undefined;
  /** On its area; `undefined` is plain. */
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

/** The look of the series at a place; after six they come again, and the caller should have grouped them. */
export const seriesLook = (index: number): SeriesLook & { readonly marker: MarkerKind } =>
  looks[index % looks.length] ?? looks[0];
