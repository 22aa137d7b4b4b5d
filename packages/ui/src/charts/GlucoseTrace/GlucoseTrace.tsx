import { ChevronLeft, ChevronRight, RotateCcw, ZoomIn, ZoomOut } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { ChartFrame, type ChartFrameWords } from '../ChartFrame/ChartFrame.tsx';
import { tool } from '../ChartFrame/ChartFrame.css.ts';
import { canvasInk, type Ink } from '../painting/ink.ts';
import { useThemeVersion } from '../painting/useThemeVersion.ts';
import { RangeLegend, RangeSwatch, type RangeWords } from '../RangeLegend/RangeLegend.tsx';
import { rangeIndex, rangeLevel, type RangeLevel, type RangeLimits } from '../RangeLegend/rangeLevels.ts';
import { lowerBound, nearestIndex, type TraceWindow } from './decimateTrace.ts';
import * as styles from './GlucoseTrace.css.ts';
import {
  ABOVE_DEVICE,
  BELOW_DEVICE,
  paintTrace,
  readingsAfterGaps,
  traceScales,
  type TraceSeries,
} from './paintTrace.ts';
import { TraceEvents, type TraceEvent } from './TraceEvents.tsx';
import { panned, revealing, zoomed } from './traceView.ts';
import { useTraceGestures } from './useTraceGestures.ts';

export type { TraceWindow } from './decimateTrace.ts';
export type { TraceSeries } from './paintTrace.ts';
export type { TraceEvent } from './TraceEvents.tsx';

/** One reading, as it is read aloud. */
export interface TracePoint {
  readonly index: number;
  readonly epochSeconds: number;
  readonly value: number;
  readonly level: RangeLevel;
  /** The device only said that the value lies beyond what it measures. */
  readonly censored: 'low' | 'high' | null;
  /** Seconds without readings before this one, when longer than the gap. */
  readonly gapBefore: number | null;
}

/** Texts of one reading. */
export interface TracePointWords {
  /** Such as «Tue 3 March, 14:05». */
  time: string;
  /** With its unit, such as «104 mg/dL» or «below 40 mg/dL». */
  value: string;
  /** Anything more, such as the gap before it. */
  note?: string;
}

export interface GlucoseTraceLabels {
  /** What the picture is and how to read it by keyboard; read when it takes the focus. */
  instructions: string;
  zoomIn: string;
  zoomOut: string;
  back: string;
  forward: string;
  reset: string;
  /** Headings of the equivalent table. */
  timeHeader: string;
  valueHeader: string;
  levelHeader: string;
  /** Name of the list of events. */
  events: string;
}

export interface GlucoseTraceProps extends ChartFrameWords {
  series: TraceSeries;
  /** Minutes that the local clock is ahead of UTC: one for all, or one for each reading. */
  offsetMinutes: number | ArrayLike<number>;
  limits: RangeLimits;
  /** A longer step between two readings breaks the line. Default 40 minutes. */
  gapSeconds?: number;
  /** Lowest and highest value of the scale. Default: somewhat beyond the limits and the data. */
  domain?: readonly [number, number];
  /** All that can be looked at, such as one day; `to` is excluded. Default: first to last reading. */
  extent?: TraceWindow;
  /** What is looked at in the beginning. Default: the whole extent. A new object shows a new window. */
  initialWindow?: TraceWindow;
  /** Called when panning or zooming rests. */
  onWindowChange?: (window: TraceWindow) => void;
  events?: readonly TraceEvent[];
  chosenEventId?: string | null;
  onChooseEvent?: (id: string) => void;
  /** `hour` ticks are short («14:00»); `day` ticks name the day. */
  formatTime: (epochSeconds: number, kind: 'hour' | 'day') => string;
  /** A limit on the scale, without its unit. */
  formatValue: (value: number) => string;
  describePoint: (point: TracePoint) => TracePointWords;
  rangeWords: Readonly<Record<RangeLevel, RangeWords>>;
  legendLabel?: string;
  labels: GlucoseTraceLabels;
  /** Height of the picture in px. Default 320. */
  height?: number;
}

const ZOOM_STEP = 0.6;

function defaultDomain({ values }: TraceSeries, limits: RangeLimits): readonly [number, number] {
  let lowest = limits.severeLow * 0.75;
  let highest = limits.severeHigh * 1.2;
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return [lowest - (highest - lowest) * 0.02, highest + (highest - lowest) * 0.04];
}

/**
 * Readings over time on one canvas, 25,920 as quickly as 288. What lies outside the range differs in colour, weight
 * and pattern; gaps are hatched; readings beyond the device's reach are triangles. Pan by dragging, zoom by pinching
 * or with Control and the wheel, or do both with the keyboard, which also reads every single reading aloud.
 */
export function GlucoseTrace({
  series,
  offsetMinutes,
  limits,
  gapSeconds = 2400,
  domain: givenDomain,
  extent: givenExtent,
  initialWindow,
  onWindowChange,
  events = [],
  chosenEventId = null,
  onChooseEvent,
  formatTime,
  formatValue,
  describePoint,
  rangeWords,
  legendLabel,
  labels,
  height = 320,
  ...frame
}: GlucoseTraceProps) {
  const { epochSeconds, values, flags } = series;
  const count = epochSeconds.length;
  const instructionsId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const cursor = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const eventLane = useRef<HTMLUListElement>(null);
  const ink = useRef<{ scale: number; version: number; ink: Ink } | null>(null);
  const pending = useRef(0);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reading = useRef<number | null>(null);
  const themeVersion = useThemeVersion(stage);
  const [point, setPoint] = useState<TracePoint | null>(null);

  const extent = useMemo<TraceWindow>(() => {
    if (givenExtent) return givenExtent;
    const from = count > 0 ? epochSeconds[0]! : 0;
    const to = count > 0 ? epochSeconds[count - 1]! : 0;
    // A single reading still needs a time axis around it.
    return to > from ? { from, to: to + 1 } : { from: from - 3600, to: to + 3600 };
  }, [givenExtent, epochSeconds, count]);
  const view = useRef<TraceWindow>(initialWindow ?? extent);
  const shown = useRef({ extent, initialWindow });
  if (shown.current.extent !== extent || shown.current.initialWindow !== initialWindow) {
    shown.current = { extent, initialWindow };
    view.current = initialWindow ?? extent;
    reading.current = null;
  }

  const afterGaps = useMemo(() => readingsAfterGaps(epochSeconds, gapSeconds), [epochSeconds, gapSeconds]);
  const domain = useMemo(() => givenDomain ?? defaultDomain(series, limits), [givenDomain, series, limits]);
  const offsetAt = useCallback(
    (moment: number) => {
      if (typeof offsetMinutes === 'number') return offsetMinutes * 60;
      const index = Math.min(offsetMinutes.length - 1, lowerBound(epochSeconds, moment));
      return (offsetMinutes[index] ?? 0) * 60;
    },
    [offsetMinutes, epochSeconds],
  );
  const moments = useMemo(() => events.map((event) => event.epochSeconds), [events]);
  const plan = useMemo(
    () => ({
      series,
      limits,
      domain,
      gapSeconds,
      afterGaps,
      offsetAt,
      formatTime,
      formatValue,
      events: moments,
    }),
    [series, limits, domain, gapSeconds, afterGaps, offsetAt, formatTime, formatValue, moments],
  );

  const placeCursor = useCallback(() => {
    const mark = cursor.current;
    const index = reading.current;
    const box = canvas.current;
    if (!mark || !box) return;
    const moment = index === null ? Number.NaN : epochSeconds[index]!;
    const isSeen = index !== null && moment >= view.current.from && moment <= view.current.to;
    mark.style.visibility = isSeen ? 'visible' : 'hidden';
    if (!isSeen) return;
    const scales = traceScales({ window: view.current, domain }, box.clientWidth, height);
    const x = Math.round(scales.x(moment));
    mark.style.setProperty('--cursor-x', `${x}px`);
    mark.style.setProperty('--cursor-y', `${scales.y(values[index]!)}px`);
    mark.dataset.side = x > box.clientWidth / 2 ? 'left' : 'right';
  }, [epochSeconds, values, domain, height]);

  const draw = useCallback(() => {
    const box = canvas.current;
    const width = box?.clientWidth ?? 0;
    if (!box || width === 0) return;
    const scale = window.devicePixelRatio || 1;
    if (box.width !== Math.round(width * scale) || box.height !== Math.round(height * scale)) {
      box.width = Math.round(width * scale);
      box.height = Math.round(height * scale);
    }
    if (ink.current?.scale !== scale || ink.current.version !== themeVersion) {
      ink.current = { scale, version: themeVersion, ink: canvasInk(box, scale) };
    }
    const pen = box.getContext('2d');
    if (!pen) return;
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, width, height);
    paintTrace(
      pen,
      ink.current.ink,
      width,
      height,
      { ...plan, window: view.current },
      {
        columnsPerPixel: Math.min(2, scale),
        dense: 'bars',
      },
    );
    placeCursor();
    TraceEvents.place(eventLane.current, events, view.current, width);
  }, [plan, height, themeVersion, placeCursor, events]);

  useLayoutEffect(() => {
    draw();
    const box = canvas.current;
    if (!box) return;
    let lastWidth = box.clientWidth;
    const observer = new ResizeObserver(() => {
      if (box.clientWidth === lastWidth) return;
      lastWidth = box.clientWidth;
      draw();
    });
    observer.observe(box);
    // Moving the window to another screen, or zooming the page, changes the device's pixels but not the box.
    const resolution = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    resolution.addEventListener('change', draw);
    return () => {
      observer.disconnect();
      resolution.removeEventListener('change', draw);
      cancelAnimationFrame(pending.current);
      pending.current = 0;
    };
  }, [draw]);
  useEffect(() => () => clearTimeout(settling.current), []);

  const look = (next: TraceWindow) => {
    if (next.from === view.current.from && next.to === view.current.to) return;
    view.current = next;
    if (pending.current === 0) {
      pending.current = requestAnimationFrame(() => {
        pending.current = 0;
        draw();
      });
    }
    if (onWindowChange) {
      clearTimeout(settling.current);
      settling.current = setTimeout(() => onWindowChange(view.current), 150);
    }
  };

  const pointAt = (index: number): TracePoint => {
    const flag = flags?.[index] ?? 0;
    const before = index > 0 ? epochSeconds[index]! - epochSeconds[index - 1]! : 0;
    return {
      index,
      epochSeconds: epochSeconds[index]!,
      value: values[index]!,
      level: rangeLevel(values[index]!, limits),
      censored: flag & BELOW_DEVICE ? 'low' : flag & ABOVE_DEVICE ? 'high' : null,
      gapBefore: before > gapSeconds ? before : null,
    };
  };
  const show = (index: number | null) => {
    if (index === reading.current) return;
    reading.current = index;
    setPoint(index === null ? null : pointAt(index));
    placeCursor();
  };
  const say = (index: number) => {
    const read = pointAt(index);
    const words = describePoint(read);
    const near = events.find((event) => Math.abs(event.epochSeconds - read.epochSeconds) < 450);
    const parts = [words.time, words.value, rangeWords[read.level].name, words.note, near?.label];
    if (live.current) live.current.textContent = parts.filter(Boolean).join(', ');
  };

  useTraceGestures(canvas, {
    onPan: (pixels) => {
      const span = view.current.to - view.current.from;
      const { plotWidth } = traceScales(
        { window: view.current, domain },
        canvas.current?.clientWidth ?? 1,
        height,
      );
      look(panned(view.current, (-pixels / plotWidth) * span, extent));
    },
    onZoom: (factor, x) => {
      const scales = traceScales({ window: view.current, domain }, canvas.current?.clientWidth ?? 1, height);
      look(zoomed(view.current, factor, scales.momentAt(x), extent));
    },
    onPoint: (x) => {
      if (x === null || count === 0) return show(null);
      const scales = traceScales({ window: view.current, domain }, canvas.current?.clientWidth ?? 1, height);
      show(nearestIndex(epochSeconds, scales.momentAt(x)));
    },
  });

  /** The next reading whose level differs, in one direction; the last one when there is none. */
  const nextExcursion = (from: number, step: 1 | -1) => {
    const own = rangeIndex(values[from]!, limits);
    let index = from;
    while (index + step >= 0 && index + step < count) {
      index += step;
      if (rangeIndex(values[index]!, limits) !== own) return index;
    }
    return index;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (count === 0 || event.altKey || event.metaKey) return;
    const span = view.current.to - view.current.from;
    const middle = (view.current.from + view.current.to) / 2;
    const here = reading.current ?? nearestIndex(epochSeconds, middle);
    const isFresh = reading.current === null;
    const around = reading.current === null ? middle : epochSeconds[here]!;
    const byTime = (seconds: number) => {
      const index = nearestIndex(epochSeconds, epochSeconds[here]! + seconds);
      // Across a gap the nearest reading may be the same one: then the next counts.
      return index === here ? Math.max(0, Math.min(count - 1, here + Math.sign(seconds))) : index;
    };
    let target: number | null = null;
    switch (event.key) {
      case 'ArrowRight':
      case 'ArrowLeft': {
        const sign = event.key === 'ArrowRight' ? 1 : -1;
        if (event.ctrlKey) look(panned(view.current, sign * span * 0.25, extent));
        else if (event.shiftKey) target = byTime(sign * 3600);
        else target = isFresh ? here : Math.max(0, Math.min(count - 1, here + sign));
        break;
      }
      case 'ArrowDown':
        target = nextExcursion(here, 1);
        break;
      case 'ArrowUp':
        target = nextExcursion(here, -1);
        break;
      case 'PageDown':
        target = byTime(86_400);
        break;
      case 'PageUp':
        target = byTime(-86_400);
        break;
      case 'Home':
        target = event.ctrlKey ? 0 : Math.min(count - 1, lowerBound(epochSeconds, view.current.from));
        break;
      case 'End':
        target = event.ctrlKey ? count - 1 : Math.max(0, lowerBound(epochSeconds, view.current.to) - 1);
        break;
      case '+':
      case '=':
        look(zoomed(view.current, ZOOM_STEP, around, extent));
        break;
      case '-':
        look(zoomed(view.current, 1 / ZOOM_STEP, around, extent));
        break;
      case '0':
        look(extent);
        break;
      case 'Escape':
        if (reading.current === null) return;
        show(null);
        break;
      default:
        return;
    }
    event.preventDefault();
    if (target === null) return;
    look(revealing(view.current, epochSeconds[target]!, extent));
    show(target);
    say(target);
  };

  const words = point ? describePoint(point) : null;
  const zoomTool = (label: string, icon: ReactNode, act: () => void) => (
    <button type="button" className={tool} aria-label={label} title={label} onClick={act}>
      {icon}
    </button>
  );
  const center = () => (view.current.from + view.current.to) / 2;
  const quarter = () => (view.current.to - view.current.from) * 0.5;

  return (
    <ChartFrame
      {...frame}
      controls={
        <>
          {zoomTool(labels.back, <ChevronLeft size={18} aria-hidden />, () =>
            look(panned(view.current, -quarter(), extent)),
          )}
          {zoomTool(labels.forward, <ChevronRight size={18} aria-hidden />, () =>
            look(panned(view.current, quarter(), extent)),
          )}
          {zoomTool(labels.zoomOut, <ZoomOut size={18} aria-hidden />, () =>
            look(zoomed(view.current, 1 / ZOOM_STEP, center(), extent)),
          )}
          {zoomTool(labels.zoomIn, <ZoomIn size={18} aria-hidden />, () =>
            look(zoomed(view.current, ZOOM_STEP, center(), extent)),
          )}
          {zoomTool(labels.reset, <RotateCcw size={18} aria-hidden />, () => look(extent))}
        </>
      }
      table={() => {
        const first = lowerBound(epochSeconds, view.current.from);
        return {
          columns: [
            { header: labels.timeHeader },
            { header: labels.valueHeader, align: 'end' },
            { header: labels.levelHeader },
          ],
          rowCount: lowerBound(epochSeconds, view.current.to) - first,
          row: (index) => {
            const row = pointAt(first + index);
            const text = describePoint(row);
            return [text.time, text.value, rangeWords[row.level].name];
          },
        };
      }}
      picture={() => {
        const box = canvas.current;
        if (!box) return null;
        return {
          element: box,
          width: box.clientWidth,
          height,
          paint: (pen, pictureInk) =>
            paintTrace(
              pen,
              pictureInk,
              box.clientWidth,
              height,
              { ...plan, window: view.current },
              { columnsPerPixel: 2 },
            ),
        };
      }}
      legend={legendLabel === undefined ? undefined : <RangeLegend words={rangeWords} label={legendLabel} />}
    >
      {events.length > 0 && (
        <TraceEvents
          ref={eventLane}
          label={labels.events}
          events={events}
          chosenId={chosenEventId}
          {...(onChooseEvent ? { onChoose: onChooseEvent } : {})}
        />
      )}
      <div
        ref={stage}
        className={styles.stage}
        role="application"
        tabIndex={0}
        aria-label={frame.title}
        aria-describedby={instructionsId}
        onKeyDown={onKeyDown}
        onBlur={() => show(null)}
      >
        <canvas ref={canvas} className={styles.canvas} style={{ blockSize: height }} aria-hidden />
        <div ref={cursor} className={styles.cursor} aria-hidden>
          <div className={styles.hair} />
          <div className={styles.dot} />
          {point && words && (
            <div className={styles.readout}>
              <span className={styles.readValue}>
                <RangeSwatch level={point.level} />
                {words.value}
              </span>
              <span className={styles.readNote}>{rangeWords[point.level].name}</span>
              <span className={styles.readNote}>{words.time}</span>
              {words.note && <span className={styles.readNote}>{words.note}</span>}
            </div>
          )}
        </div>
      </div>
      <div id={instructionsId} className={styles.onlyHeard}>
        {labels.instructions}
      </div>
      <div ref={live} className={styles.onlyHeard} aria-live="polite" role="status" />
    </ChartFrame>
  );
}
