import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { ChartFrame, type ChartFrameMessages, type ChartTableContent } from '../ChartFrame/ChartFrame.tsx';
import * as styles from './CartesianChart.css.ts';
import { pointAfterKey, type ChartPoint, type ChartReader } from './ChartReader.ts';
import { pictureWithLegend } from './pictureWithLegend.ts';
import { SeriesLegend, type SeriesLegendProps } from './SeriesLegend.tsx';

/** Labels that every chart needs. */
export interface ChartLabels {
  /** Keyboard instructions; announced when the chart receives focus. */
  instructions: string;
  /** Announced and shown in place of a missing value. */
  missing: string;
  /** Shown in the chart when there is nothing to draw. */
  empty: string;
}

export interface CartesianChartProps {
  frame: ChartFrameMessages;
  labels: ChartLabels;
  /** From {@link useStageWidth}. */
  stage: { ref: RefObject<HTMLDivElement | null>; width: number };
  height: number;
  isEmpty: boolean;
  reader: ChartReader;
  table: () => ChartTableContent;
  legend?: Omit<SeriesLegendProps, 'ref'> | undefined;
  /** The drawing. It does not re-render while points are read. */
  children: ReactNode;
  /** Over the drawing, for what can be operated. */
  over?: ReactNode;
  /** Below the chart, instead of a legend; text marked `data-legend-text` is exported. */
  below?: ReactNode;
}

/** What all charts of this kit share: the frame, a single tab stop, reading by keyboard and pointer, the legend. */
export function CartesianChart({
  frame,
  labels,
  stage,
  height,
  isEmpty,
  reader,
  table,
  legend,
  children,
  over,
  below,
}: CartesianChartProps) {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const under = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ChartPoint | null>(null);
  const { width } = stage;
  // New data, or hiding a series, can remove the current point.
  const point =
    chosen && chosen.row < reader.rows && chosen.index < reader.countOf(chosen.row) ? chosen : null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && point) {
      // In full screen the first Escape only dismisses the readout.
      event.stopPropagation();
      setChosen(null);
      return;
    }
    const next = pointAfterKey(reader, point, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    setChosen(next);
    if (live.current) live.current.textContent = reader.wordsOf(next);
  };
  const onPoint = (event: PointerEvent) => {
    const box = stage.ref.current?.getBoundingClientRect();
    if (box) setChosen(reader.nearest(event.clientX - box.left, event.clientY - box.top));
  };

  return (
    <ChartFrame
      {...frame}
      {...(isEmpty ? {} : { table })}
      {...(isEmpty ? {} : { picture: () => pictureWithLegend(svg.current, list.current ?? under.current) })}
      legend={legend && <SeriesLegend {...legend} ref={list} />}
    >
      <div
        ref={stage.ref}
        className={styles.stage}
        style={{ blockSize: height }}
        role="application"
        tabIndex={0}
        aria-label={frame.title}
        aria-describedby={`${id}-how`}
        onKeyDown={onKeyDown}
        onPointerDown={onPoint}
        onPointerMove={onPoint}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setChosen(null)}
        onBlur={() => setChosen(null)}
      >
        {width > 0 && (
          <svg ref={svg} className={styles.picture} width={width} height={height} aria-hidden>
            {children}
            {point && <g data-screen-only>{reader.markOf(point)}</g>}
          </svg>
        )}
        {width > 0 && over}
        {isEmpty && <p className={styles.empty}>{labels.empty}</p>}
        {point && width > 0 && <Readout reader={reader} point={point} width={width} />}
      </div>
      {below && <div ref={under}>{below}</div>}
      <div id={`${id}-how`} className={styles.onlyHeard}>
        {isEmpty ? labels.empty : labels.instructions}
      </div>
      <div ref={live} className={styles.onlyHeard} aria-live="polite" role="status" />
    </ChartFrame>
  );
}

const GAP = 12;

function Readout({ reader, point, width }: { reader: ChartReader; point: ChartPoint; width: number }) {
  const { x } = reader.placeOf(point);
  const { heading, lines } = reader.readoutOf(point);
  const isLeft = x > width / 2;
  return (
    <div
      className={styles.readout}
      data-side={isLeft ? 'left' : 'right'}
      // Placed on the side with more space, and no wider than that.
      style={{
        left: isLeft ? x - GAP : x + GAP,
        maxInlineSize: Math.max(96, (isLeft ? x : width - x) - GAP),
      }}
      aria-hidden
    >
      <span className={styles.readHeading} dir="auto">
        {heading}
      </span>
      {lines.map((line) => (
        <span key={line.key} className={styles.readLine} data-strong={line.isStrong ?? false}>
          {line.swatch}
          <span className={styles.readName}>{line.name}</span>
          <span className={styles.readValue}>{line.value}</span>
        </span>
      ))}
    </div>
  );
}
