import { pie, type PieArcDatum } from 'd3';
import { fitText, roughWidth } from '../cartesian/fitText.ts';

const NAME_SIZE = 12;
/** Two lines of text plus spacing. */
const STEP = 36;
const TURN = 2 * Math.PI;

/** A part's label, and its leader line. */
export interface DonutName {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
  readonly leader: string;
}

interface Slice {
  readonly index: number;
  readonly share: number;
  readonly angles: PieArcDatum<number>;
}
export interface DonutSlice extends Slice {
  /** Nothing where the names are listed below. */
  readonly name: DonutName | null;
}

const middleOf = ({ startAngle, endAngle }: PieArcDatum<number>) => (startAngle + endAngle) / 2;

function slicesFrom(shares: readonly number[], start: number): Slice[] {
  const around = pie<number>()
    .sort(null)
    .startAngle(start)
    .endAngle(start + TURN);
  return around([...shares]).map((angles, index) => ({ index, share: shares[index] ?? 0, angles }));
}

/**
 * Vertical positions of the labels on both sides, relative to the centre: beside their parts, moved apart where they
 * would overlap.
 */
function nameHeights(slices: readonly Slice[], reach: number, half: number) {
  const placed = slices
    .filter(({ share }) => share > 0)
    .map((slice) => {
      const angle = middleOf(slice.angles);
      const at = -Math.cos(angle) * reach;
      return { slice, angle, isRight: Math.sin(angle) >= 0, at, y: at };
    });
  for (const isRight of [true, false]) {
    const side = placed.filter((each) => each.isRight === isRight).sort((a, b) => a.at - b.at);
    let free = -half + STEP / 2;
    for (const each of side) {
      each.y = Math.max(each.y, free);
      free = each.y + STEP;
    }
    let lowest = half - STEP / 2;
    for (const each of [...side].reverse()) {
      each.y = Math.min(each.y, lowest);
      lowest = each.y - STEP;
    }
    // Labels pushed down by their neighbours share the shift with them.
    const push = side.reduce((sum, { y, at }) => sum + y - at, 0) / Math.max(1, side.length);
    const [top, bottom] = [side[0]?.y ?? 0, side.at(-1)?.y ?? 0];
    const shift = Math.max(-half + STEP / 2 - top, Math.min(half - STEP / 2 - bottom, -push));
    for (const each of side) each.y += shift;
  }
  return placed;
}

/**
 * Slices clockwise from the top, with labels on both sides. Where labels would end up far from their parts, such as
 * those of many small parts at the top, the ring is rotated until they are beside them.
 */
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
  const layout = { center, outer, inner, hasNames };
  if (!hasNames)
    return {
      ...layout,
      slices: slicesFrom(shares, 0).map((slice): DonutSlice => ({ ...slice, name: null })),
    };

  const turned = Array.from({ length: 24 }, (_, step) => {
    const slices = slicesFrom(shares, (step / 24) * TURN);
    const placed = nameHeights(slices, outer + 10, height / 2);
    const distance = placed.reduce((sum, { y, at }) => sum + Math.abs(y - at), 0);
    return { slices, placed, distance };
  });
  const [upright] = turned;
  const nearest = turned.reduce((best, each) => (each.distance < best.distance - 1 ? each : best));
  // Readers expect the first part at the top; rotate only where it helps.
  const { slices, placed } = upright && upright.distance <= nearest.distance + 60 ? upright : nearest;
  const named = new Map(
    placed.map(({ slice, angle, isRight, at, y }) => {
      const side = isRight ? 1 : -1;
      const on = (radius: number) => center.x + Math.sin(angle) * radius;
      const x = center.x + side * (outer + 22);
      return [
        slice.index,
        {
          text: fitText(names[slice.index] ?? '', room, NAME_SIZE),
          x: x + side * 6,
          y: center.y + y,
          anchor: isRight ? ('start' as const) : ('end' as const),
          leader:
            `M${on(outer + 3)},${center.y - Math.cos(angle) * (outer + 3)}` +
            `L${on(outer + 10)},${center.y + at}L${x},${center.y + y}`,
        },
      ];
    }),
  );
  return {
    ...layout,
    slices: slices.map((slice): DonutSlice => ({ ...slice, name: named.get(slice.index) ?? null })),
  };
}
