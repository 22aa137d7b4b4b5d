import { pie, type PieArcDatum } from 'd3';
import { fitText, roughWidth } from '../cartesian/fitText.ts';

const NAME_SIZE = 12;
/** Two lines of text and air. */
const STEP = 36;

export interface DonutSlice {
  readonly index: number;
  readonly share: number;
  readonly angles: PieArcDatum<number>;
  /** Where its name stands, and the line that leads there; nothing where the names stand below. */
  readonly name: {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly anchor: 'start' | 'end';
    readonly leader: string;
  } | null;
}

/** Slices clockwise from the top, with their names at both sides, moved apart where they would touch. */
export function donutLayout(
  shares: readonly number[],
  names: readonly string[],
  width: number,
  height: number,
) {
  const hasNames = width >= 420;
  const center = { x: width / 2, y: height / 2 };
  const widest = Math.max(0, ...names.map((name) => roughWidth(name.slice(0, 60), NAME_SIZE)));
  const outer = Math.max(40, Math.min(height / 2 - 14, hasNames ? width * 0.22 : width / 2 - 14));
  const inner = outer * 0.64;
  const room = Math.max(48, Math.min(widest + 4, width / 2 - outer - 36));
  const angles = pie<number>().sort(null).padAngle(0)([...shares]);
  const slices: DonutSlice[] = angles.map((angle, index) => ({
    index,
    share: shares[index] ?? 0,
    angles: angle,
    name: null,
  }));
  if (!hasNames) return { slices, center, outer, inner, hasNames };

  const middle = ({ startAngle, endAngle }: PieArcDatum<number>) => (startAngle + endAngle) / 2;
  const placed = slices.map((slice) => {
    if (slice.share <= 0) return slice;
    const angle = middle(slice.angles);
    const isRight = angle < Math.PI;
    return { ...slice, isRight, at: center.y - Math.cos(angle) * (outer + 10) };
  });
  const beside = (isRight: boolean) => {
    const side = placed.filter((slice) => 'isRight' in slice && slice.isRight === isRight);
    const sorted = side
      .flatMap((slice) => ('at' in slice ? [{ ...slice, y: slice.at }] : []))
      .sort((a, b) => a.at - b.at);
    for (const [index, each] of sorted.entries())
      each.y = Math.max(each.y, STEP / 2, (sorted[index - 1]?.y ?? Number.NEGATIVE_INFINITY) + STEP);
    let lowest = height - STEP / 2;
    for (const each of [...sorted].reverse()) {
      each.y = Math.min(each.y, lowest);
      lowest = each.y - STEP;
    }
    return sorted;
  };
  const named = new Map(
    [...beside(true), ...beside(false)].map((each) => {
      const angle = middle(each.angles);
      const side = each.isRight ? 1 : -1;
      const [x1, y1] = [center.x + Math.sin(angle) * (outer + 3), center.y - Math.cos(angle) * (outer + 3)];
      const [x2, y2] = [center.x + Math.sin(angle) * (outer + 10), each.at];
      const x3 = center.x + side * (outer + 22);
      return [
        each.index,
        {
          text: fitText(names[each.index] ?? '', room, NAME_SIZE),
          x: x3 + side * 6,
          y: each.y,
          anchor: each.isRight ? ('start' as const) : ('end' as const),
          leader: `M${x1},${y1}L${x2},${y2}L${x3},${each.y}`,
        },
      ];
    }),
  );
  return {
    slices: slices.map((slice) => ({ ...slice, name: named.get(slice.index) ?? null })),
    center,
    outer,
    inner,
    hasNames,
  };
}
