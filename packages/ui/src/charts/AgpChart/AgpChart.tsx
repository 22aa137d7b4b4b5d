import { area, curveMonotoneX, line } from 'd3';
import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { ChartFrame, type ChartFrameWords } from '../ChartFrame/ChartFrame.tsx';
import { linearScale } from '../painting/linearScale.ts';
import { svgPicture } from '../painting/paintSvg.ts';
import type { RangeLimits } from '../RangeLegend/rangeLevels.ts';
import * as styles from './AgpChart.css.ts';

/** Percentiles over the day. Arrays run in parallel; NaN where there are too few readings. */
export interface AgpProfile {
  /** Minute of the local day, 0 to 1439, ascending. */
  readonly minuteOfDay: ArrayLike<number>;
  readonly p5: ArrayLike<number>;
  readonly p25: ArrayLike<number>;
  readonly p50: ArrayLike<number>;
  readonly p75: ArrayLike<number>;
  readonly p95: ArrayLike<number>;
}

const PERCENTILES = ['p5', 'p25', 'p50', 'p75', 'p95'] as const;
type Percentile = (typeof PERCENTILES)[number];

export interface AgpChartLabels {
  /** How to read it by keyboard; read when it takes the focus. */
  instructions: string;
  timeHeader: string;
  /** Short names, used in the legend, the reading and the table. */
  percentiles: Readonly<Record<Percentile, string>>;
  legend: string;
  /** Names the outer and the inner band and the target in the legend. */
  outerBand: string;
  innerBand: string;
  target: string;
  /** Read where there are too few readings. */
  missing: string;
}

export interface AgpChartProps extends ChartFrameWords {
  profile: AgpProfile;
  limits: RangeLimits;
  domain?: readonly [number, number];
  /** Such as «14:00». */
  formatMinute: (minuteOfDay: number) => string;
  /** On the scale, without its unit. */
  formatValue: (value: number) => string;
  /** In the reading and the table, with its unit. */
  formatReading: (value: number) => string;
  labels: AgpChartLabels;
  height?: number;
}

const inset = { left: 44, right: 12, top: 8, bottom: 24 };

/** All days laid over one another: median, the middle half and nine tenths of the readings at each time of day. */
export function AgpChart({
  profile,
  limits,
  domain: givenDomain,
  formatMinute,
  formatValue,
  formatReading,
  labels,
  height = 320,
  ...frame
}: AgpChartProps) {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [slot, setSlot] = useState<number | null>(null);
  const count = profile.minuteOfDay.length;

  useLayoutEffect(() => {
    const box = stage.current;
    if (!box) return;
    setWidth(box.clientWidth);
    const observer = new ResizeObserver(() => setWidth(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const domain = useMemo<readonly [number, number]>(() => {
    if (givenDomain) return givenDomain;
    let highest = limits.severeHigh * 1.2;
    let lowest = limits.severeLow * 0.75;
    for (let index = 0; index < count; index++) {
      highest = Math.max(highest, Number.isFinite(profile.p95[index]) ? profile.p95[index]! : highest);
      lowest = Math.min(lowest, Number.isFinite(profile.p5[index]) ? profile.p5[index]! : lowest);
    }
    const margin = (highest - lowest) * 0.02;
    return [lowest - margin, highest + margin];
  }, [givenDomain, limits, profile, count]);

  const right = Math.max(inset.left + 1, width - inset.right);
  const floor = height - inset.bottom;
  const x = linearScale([0, 1440], [inset.left, right]);
  const y = linearScale(domain, [floor, inset.top], true);
  const slots = useMemo(() => Array.from({ length: count }, (_, index) => index), [count]);
  const shapes = useMemo(() => {
    const known = (index: number) => Number.isFinite(profile.p50[index]);
    const at = (index: number) => x(profile.minuteOfDay[index]!);
    const band = (lower: Percentile, upper: Percentile) =>
      area<number>(
        at,
        (index) => y(profile[lower][index]!),
        (index) => y(profile[upper][index]!),
      )
        .defined(known)
        .curve(curveMonotoneX)(slots) ?? '';
    const curve = (percentile: Percentile) =>
      line<number>(at, (index) => y(profile[percentile][index]!))
        .defined(known)
        .curve(curveMonotoneX)(slots) ?? '';
    return {
      outer: band('p5', 'p95'),
      inner: band('p25', 'p75'),
      p5: curve('p5'),
      p95: curve('p95'),
      p50: curve('p50'),
    };
    // The scales change with the width and the domain only.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [profile, slots, width, height, domain]);

  const words = (index: number) => {
    const time = formatMinute(profile.minuteOfDay[index]!);
    if (!Number.isFinite(profile.p50[index])) return `${time}: ${labels.missing}`;
    return `${time}: ${[...PERCENTILES]
      .reverse()
      .map((name) => `${labels.percentiles[name]} ${formatReading(profile[name][index]!)}`)
      .join(', ')}`;
  };
  const choose = (index: number) => {
    setSlot(index);
    if (live.current) live.current.textContent = words(index);
  };
  const nearest = (minute: number) => {
    let best = 0;
    for (let index = 1; index < count; index++) {
      if (Math.abs(profile.minuteOfDay[index]! - minute) < Math.abs(profile.minuteOfDay[best]! - minute))
        best = index;
    }
    return best;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (count === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const here = slot ?? -1;
    const hour = (step: number) => nearest((slot === null ? 0 : profile.minuteOfDay[slot]!) + step * 60);
    const next =
      event.key === 'ArrowRight'
        ? event.shiftKey
          ? hour(1)
          : here + 1
        : event.key === 'ArrowLeft'
          ? event.shiftKey
            ? hour(-1)
            : here - 1
          : event.key === 'PageDown'
            ? hour(3)
            : event.key === 'PageUp'
              ? hour(-3)
              : event.key === 'Home'
                ? 0
                : event.key === 'End'
                  ? count - 1
                  : null;
    if (event.key === 'Escape' && slot !== null) setSlot(null);
    if (next === null) return;
    event.preventDefault();
    choose(Math.max(0, Math.min(count - 1, next)));
  };
  const onPointerMove = (event: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    if (box && count > 0) setSlot(nearest(x.invert(event.clientX - box.left)));
  };

  const hours = width < 480 ? [0, 6, 12, 18, 24] : [0, 3, 6, 9, 12, 15, 18, 21, 24];
  const limitLines = [limits.low, limits.high, limits.severeHigh, limits.severeLow];
  const labelled = limitLines.filter((limit, index) =>
    limitLines.slice(0, index).every((other) => Math.abs(y(other) - y(limit)) >= 12),
  );
  const hasReading = slot !== null && Number.isFinite(profile.p50[slot]);

  return (
    <ChartFrame
      {...frame}
      table={() => ({
        columns: [
          { header: labels.timeHeader },
          ...PERCENTILES.map((name) => ({ header: labels.percentiles[name], align: 'end' as const })),
        ],
        rowCount: count,
        row: (index) => [
          formatMinute(profile.minuteOfDay[index]!),
          ...PERCENTILES.map((name) =>
            Number.isFinite(profile[name][index]) ? formatReading(profile[name][index]!) : labels.missing,
          ),
        ],
      })}
      picture={() => svgPicture(svg.current)}
      legend={
        <ul className={styles.legend} aria-label={labels.legend}>
          <li className={styles.legendEntry}>
            <svg width="22" height="12" aria-hidden>
              <line className={styles.median} x1="0" x2="22" y1="6" y2="6" />
            </svg>
            {labels.percentiles.p50}
          </li>
          <li className={styles.legendEntry}>
            <svg width="22" height="12" aria-hidden>
              <rect className={styles.inner} width="22" height="12" />
            </svg>
            {labels.innerBand}
          </li>
          <li className={styles.legendEntry}>
            <svg width="22" height="12" aria-hidden>
              <rect className={styles.outer} width="22" height="12" />
              <line className={styles.outerEdge} x1="0" x2="22" y1="0.5" y2="0.5" />
              <line className={styles.outerEdge} x1="0" x2="22" y1="11.5" y2="11.5" />
            </svg>
            {labels.outerBand}
          </li>
          <li className={styles.legendEntry}>
            <svg width="22" height="12" aria-hidden>
              <rect className={styles.target} width="22" height="12" />
              <line className={styles.targetEdge} x1="0" x2="22" y1="0.5" y2="0.5" />
              <line className={styles.targetEdge} x1="0" x2="22" y1="11.5" y2="11.5" />
            </svg>
            {labels.target}
          </li>
        </ul>
      }
    >
      <div
        ref={stage}
        className={styles.stage}
        style={{ blockSize: height }}
        role="application"
        tabIndex={0}
        aria-label={frame.title}
        aria-describedby={`${id}-how`}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setSlot(null)}
        onBlur={() => setSlot(null)}
      >
        {width > 0 && (
          <svg ref={svg} className={styles.picture} width={width} height={height} aria-hidden>
            <rect
              className={styles.target}
              x={inset.left}
              width={right - inset.left}
              y={y(limits.high)}
              height={y(limits.low) - y(limits.high)}
            />
            {hours.map((hour) => (
              <line
                key={hour}
                className={styles.grid}
                x1={x(hour * 60)}
                x2={x(hour * 60)}
                y1={inset.top}
                y2={floor}
              />
            ))}
            {[limits.severeLow, limits.severeHigh].map((limit) => (
              <line
                key={limit}
                className={styles.grid}
                x1={inset.left}
                x2={right}
                y1={y(limit)}
                y2={y(limit)}
              />
            ))}
            <path className={styles.outer} d={shapes.outer} />
            <path className={styles.inner} d={shapes.inner} />
            {[limits.low, limits.high].map((limit) => (
              <line
                key={limit}
                className={styles.targetEdge}
                x1={inset.left}
                x2={right}
                y1={y(limit)}
                y2={y(limit)}
              />
            ))}
            <path className={styles.outerEdge} d={shapes.p5} />
            <path className={styles.outerEdge} d={shapes.p95} />
            <path className={styles.median} d={shapes.p50} />
            <line className={styles.axis} x1={inset.left} x2={right} y1={floor} y2={floor} />
            {hours.map((hour) => (
              <text
                key={hour}
                className={styles.tick}
                x={x(hour * 60)}
                y={floor + 16}
                textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
              >
                {formatMinute(hour * 60)}
              </text>
            ))}
            {labelled.map((limit) => (
              <text
                key={limit}
                className={limit === limits.low || limit === limits.high ? styles.strongTick : styles.tick}
                x={inset.left - 8}
                y={y(limit)}
                textAnchor="end"
                dominantBaseline="central"
              >
                {formatValue(limit)}
              </text>
            ))}
            {hasReading && (
              <g data-screen-only>
                <line
                  className={styles.cursor}
                  x1={x(profile.minuteOfDay[slot]!)}
                  x2={x(profile.minuteOfDay[slot]!)}
                  y1={inset.top}
                  y2={floor}
                />
                {PERCENTILES.map((name) => (
                  <circle
                    key={name}
                    className={name === 'p50' ? styles.strongDot : styles.dot}
                    cx={x(profile.minuteOfDay[slot]!)}
                    cy={y(profile[name][slot]!)}
                    r={name === 'p50' ? 5 : 3}
                  />
                ))}
              </g>
            )}
          </svg>
        )}
        {slot !== null && (
          <div
            className={styles.readout}
            data-side={x(profile.minuteOfDay[slot]!) > width / 2 ? 'left' : 'right'}
            style={{ left: x(profile.minuteOfDay[slot]!) }}
            aria-hidden
          >
            <span className={styles.readTime}>{formatMinute(profile.minuteOfDay[slot]!)}</span>
            {hasReading ? (
              [...PERCENTILES].reverse().map((name) => (
                <span key={name} className={name === 'p50' ? styles.readMedian : styles.readLine}>
                  <span>{labels.percentiles[name]}</span>
                  <span>{formatReading(profile[name][slot]!)}</span>
                </span>
              ))
            ) : (
              <span className={styles.readLine}>{labels.missing}</span>
            )}
          </div>
        )}
      </div>
      <div id={`${id}-how`} className={styles.onlyHeard}>
        {labels.instructions}
      </div>
      <div ref={live} className={styles.onlyHeard} aria-live="polite" role="status" />
    </ChartFrame>
  );
}
