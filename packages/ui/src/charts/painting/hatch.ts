export type HatchKind = 'diagonal' | 'counterDiagonal' | 'dots' | 'horizontal' | 'grid';

/** Side of the tile repeated by every pattern, in px. */
export const HATCH_PERIOD = 6;
/** Radius of a dot, and width of a line. */
export const HATCH_WEIGHT = 1.3;

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

const p = HATCH_PERIOD;
const diagonal: readonly Line[] = [-p, 0, p].map((shift) => [shift - 1, p + 1, shift + p + 1, -1] as const);
const tiles: Readonly<Record<Exclude<HatchKind, 'dots'>, readonly Line[]>> = {
  // Drawn three times, so that the tile's corners join.
  diagonal,
  counterDiagonal: diagonal.map(([x1, y1, x2, y2]) => [x1, y2, x2, y1] as const),
  horizontal: [[0, p / 2, p, p / 2]],
  grid: [
    [0, p / 2, p, p / 2],
    [p / 2, 0, p / 2, p],
  ],
};

/** Straight lines of one tile; a dot pattern has none, only a dot in the middle. */
export const hatchLines = (kind: HatchKind): readonly Line[] => (kind === 'dots' ? [] : tiles[kind]);
