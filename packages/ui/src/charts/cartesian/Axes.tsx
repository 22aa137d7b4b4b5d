import type { LinearScale } from '../painting/linearScale.ts';
import * as styles from './CartesianChart.css.ts';
import { roughWidth } from './fitText.ts';

/** Pixel positions of the marks. */
export interface PlotBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly floor: number;
}

export const TICK_SIZE = 11;

/** Space for the widest label beside the plot. */
export const besideWidth = (texts: readonly string[]) =>
  Math.ceil(texts.reduce((most, text) => Math.max(most, roughWidth(text, TICK_SIZE)), 12)) + 10;

interface ValueAxisProps {
  box: PlotBox;
  scale: LinearScale;
  ticks: readonly number[];
  format: (value: number) => string;
  /** Shown above the axis, such as a unit. */
  caption?: string | undefined;
}

/** The scale on the left: horizontal lines and round numbers, right-aligned. */
export function ValueAxis({ box, scale, ticks, format, caption }: ValueAxisProps) {
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.axis : styles.grid}
            x1={box.left}
            x2={box.right}
            y1={Math.round(scale(tick)) + 0.5}
            y2={Math.round(scale(tick)) + 0.5}
          />
          <text
            className={styles.tick}
            x={box.left - 8}
            y={scale(tick)}
            textAnchor="end"
            dominantBaseline="central"
          >
            {format(tick)}
          </text>
        </g>
      ))}
      {caption && (
        <text className={styles.tick} x={0} y={10}>
          {caption}
        </text>
      )}
    </g>
  );
}

export interface PlaceTick {
  readonly at: number;
  readonly text: string;
}

interface PlaceAxisProps {
  box: PlotBox;
  scale: (at: number) => number;
  ticks: readonly PlaceTick[];
  /** The full width of the chart; labels at its edges stay inside. */
  width: number;
  /** Vertical lines through the plot. */
  hasLines?: boolean;
  /** Short lines below the axis; off where columns are above their names. */
  hasMarks?: boolean;
}

/** The scale along the bottom, with as many labels as fit without touching. */
export function PlaceAxis({ box, scale, ticks, width, hasLines = false, hasMarks = true }: PlaceAxisProps) {
  const placed = placeTicks(ticks, scale, width);
  return (
    <g>
      <line className={styles.axis} x1={box.left} x2={box.right} y1={box.floor + 0.5} y2={box.floor + 0.5} />
      {placed.map(({ at, text, x, middle, hasText }) => (
        <g key={at}>
          {hasLines && <line className={styles.grid} x1={x} x2={x} y1={box.top} y2={box.floor} />}
          {hasMarks && <line className={styles.axis} x1={x} x2={x} y1={box.floor} y2={box.floor + 4} />}
          {hasText && (
            <text className={styles.tick} x={middle} y={box.floor + 17} textAnchor="middle">
              {text}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** The position of ticks, and which of them have space for a label. */
function placeTicks(ticks: readonly PlaceTick[], scale: (at: number) => number, width: number) {
  let free = Number.NEGATIVE_INFINITY;
  return ticks.map(({ at, text }) => {
    const half = roughWidth(text, TICK_SIZE) / 2;
    const x = scale(at);
    const middle = Math.max(half, Math.min(width - half, x));
    const hasText = middle - half >= free;
    if (hasText) free = middle + half + 10;
    return { at, text, x: Math.round(x) + 0.5, middle, hasText };
  });
}
