import { HATCH_PERIOD, HATCH_WEIGHT, hatchLines, type HatchKind } from '../painting/hatch.ts';
import { fill, parted, patternMark, tone as tones, type Tone } from './tones.css.ts';

const kinds: readonly HatchKind[] = ['diagonal', 'counterDiagonal', 'dots', 'horizontal', 'grid'];

/**
 * The fill patterns of the {@link Patch}es of one chart.
 */
export function Hatches({ id, only }: { id: string; only?: HatchKind | undefined }) {
  return (
    <defs>
      {kinds
        .filter((kind) => only === undefined || kind === only)
        .map((kind) => (
          <pattern
            key={kind}
            id={`${id}-${kind}`}
            width={HATCH_PERIOD}
            height={HATCH_PERIOD}
            patternUnits="userSpaceOnUse"
          >
            {kind === 'dots' && (
              <circle
                className={patternMark}
                cx={HATCH_PERIOD / 2}
                cy={HATCH_PERIOD / 2}
                r={HATCH_WEIGHT / 2}
                strokeWidth={HATCH_WEIGHT}
              />
            )}
            {hatchLines(kind).map(([x1, y1, x2, y2], index) => (
              <line
                key={index}
                className={patternMark}
                x1={x1}
                y1={y1}
                x2={x2}
                y2={y2}
                strokeWidth={HATCH_WEIGHT}
              />
            ))}
          </pattern>
        ))}
    </defs>
  );
}

interface PatchProps {
  d: string;
  tone: Tone;
  hatch: HatchKind | undefined;
  /** Id given to {@link Hatches}. */
  id: string;
}

/** A filled part of a chart, in its colour and with its pattern. */
export function Patch({ d, tone, hatch, id }: PatchProps) {
  return (
    <g className={tones[tone]}>
      <path className={`${fill} ${parted}`} d={d} />
      {hatch && <path d={d} fill={`url(#${id}-${hatch})`} data-hatch={hatch} />}
    </g>
  );
}

/** A rectangle; `rounded` is the value end of a bar. Never of negative size. */
export function barPath(
  x: number,
  y: number,
  width: number,
  height: number,
  rounded?: 'top' | 'bottom' | 'right' | 'left',
): string {
  const w = Math.max(0, width);
  const h = Math.max(0, height);
  const r = Math.min(3, w / 2, h / 2);
  const [x2, y2] = [x + w, y + h];
  const corner = (side: string, other: string) => (rounded === side || rounded === other ? r : 0);
  const [tl, tr] = [corner('top', 'left'), corner('top', 'right')];
  const [br, bl] = [corner('bottom', 'right'), corner('bottom', 'left')];
  return (
    `M${x + tl},${y}L${x2 - tr},${y}C${x2},${y},${x2},${y},${x2},${y + tr}` +
    `L${x2},${y2 - br}C${x2},${y2},${x2},${y2},${x2 - br},${y2}` +
    `L${x + bl},${y2}C${x},${y2},${x},${y2},${x},${y2 - bl}L${x},${y + tl}C${x},${y},${x},${y},${x + tl},${y}Z`
  );
}
