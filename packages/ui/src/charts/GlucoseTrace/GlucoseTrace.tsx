import { useCallback, useEffect, useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { usePartLabels } from '../../labels/partLabels.ts';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import { RangeLegend } from '../RangeLegend/RangeLegend.tsx';
import { nearestIndex, type TraceWindow } from './decimateTrace.ts';
import * as styles from './GlucoseTrace.css.ts';
import { glucoseTraceLabels } from './glucoseTraceLabels.ts';
import type { GlucoseTraceProps } from './GlucoseTraceProps.ts';
import { GlucoseTraceTools } from './GlucoseTraceTools.tsx';
import { paintTrace } from './paintTrace.ts';
import { TraceCursor, type TraceCursorHandle } from './TraceCursor.tsx';
import { TraceEvents } from './TraceEvents.tsx';
import { traceMove } from './traceKeys.ts';
import { traceScales } from './tracePlan.ts';
import { offsetReader, readingAt, traceDomain } from './traceReading.ts';
import { traceTable } from './traceTable.ts';
import { readingsApart } from './traceSeries.ts';
import { panned, revealing, zoomed } from './traceView.ts';
import { useTraceGestures } from './useTraceGestures.ts';
import { TraceHold, traceExtent } from './TraceHold.ts';
import { useTracePicture } from './useTracePicture.ts';
import { writtenOnce } from './writtenOnce.ts';

export type { TraceWindow } from './decimateTrace.ts';
export type {
  GlucoseTraceLabels,
  GlucoseTraceProps,
  TracePoint,
  TracePointLabels,
} from './GlucoseTraceProps.ts';
export type { TraceSeries } from './traceSeries.ts';
export type { TraceEvent } from './TraceEvents.tsx';

const NO_EVENTS: NonNullable<GlucoseTraceProps['events']> = [];

/**
 * Readings over time on one canvas, 25,920 as quickly as 288. What is outside the range differs in colour, weight and
 * pattern; gaps are hatched; readings outside the device's measuring range are triangles. Pan by dragging, zoom by
 * pinching or with Control and the wheel, or do both by keyboard, which also announces every single reading.
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
  events = NO_EVENTS,
  chosenEventId = null,
  onChooseEvent,
  onChooseTime,
  formatTime,
  formatValue,
  describePoint,
  rangeLabels,
  legendLabel,
  labels: own,
  height = 320,
  ...frame
}: GlucoseTraceProps) {
  const labels = usePartLabels(glucoseTraceLabels, own);
  const { epochSeconds, values } = series;
  const count = epochSeconds.length;
  const instructionsId = useId();
  const cursor = useRef<TraceCursorHandle>(null);
  const live = useRef<HTMLDivElement>(null);
  const eventLane = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);

  const extent = useMemo(() => traceExtent(epochSeconds, givenExtent), [epochSeconds, givenExtent]);
  const hold = useMemo(() => new TraceHold(initialWindow ?? extent), [initialWindow, extent]);
  const domain = useMemo(() => givenDomain ?? traceDomain(series, limits), [givenDomain, series, limits]);
  const plan = useMemo(
    () => ({
      series,
      limits,
      domain,
      gapSeconds,
      ...readingsApart(series, gapSeconds),
      offsetAt: offsetReader(offsetMinutes, series.epochSeconds),
      formatTime: writtenOnce(formatTime),
      formatValue,
      events: events.map((event) => event.epochSeconds),
    }),
    [series, limits, domain, gapSeconds, offsetMinutes, formatTime, formatValue, events],
  );

  const placeMarks = useCallback(
    (width: number) => {
      const { reading: index, window } = hold;
      const moment = index === null ? Number.NaN : (epochSeconds[index] ?? Number.NaN);
      const { x, y } = traceScales({ window, domain }, width, height);
      const isSeen = moment >= window.from && moment <= window.to;
      const at = isSeen && index !== null ? { x: Math.round(x(moment)), y: y(values[index] ?? 0) } : null;
      cursor.current?.place(at, width);
      TraceEvents.place(eventLane.current, events, window, width);
    },
    [epochSeconds, values, hold, domain, height, events],
  );
  const { canvas, drawSoon, width } = useTracePicture(plan, hold, height, placeMarks);

  useEffect(() => () => clearTimeout(settling.current), []);

  const scales = () => traceScales({ window: hold.window, domain }, width.current || 1, height);
  const look = (next: TraceWindow) => {
    if (!hold.look(next)) return;
    drawSoon();
    if (!onWindowChange) return;
    clearTimeout(settling.current);
    settling.current = setTimeout(() => onWindowChange(hold.window), 150);
  };
  const pointAt = (index: number) => readingAt(series, limits, gapSeconds, index);
  const show = (index: number | null) => {
    if (!hold.take(index)) return;
    cursor.current?.show(index === null ? null : pointAt(index));
    placeMarks(width.current);
  };
  const translate = (index: number) => {
    const read = pointAt(index);
    const messages = describePoint(read);
    const near = events.find((event) => Math.abs(event.epochSeconds - read.epochSeconds) < 450);
    const parts = [messages.time, messages.value, rangeLabels[read.level].name, messages.note, near?.label];
    if (live.current) live.current.textContent = parts.filter(Boolean).join(', ');
  };

  useTraceGestures(canvas, {
    onPan: (pixels) => {
      const span = hold.window.to - hold.window.from;
      look(panned(hold.window, (-pixels / scales().plotWidth) * span, extent));
    },
    onZoom: (factor, x) => look(zoomed(hold.window, factor, scales().momentAt(x), extent)),
    onTap: (x) => onChooseTime?.(Math.round(scales().momentAt(x) / 60) * 60),
    onPoint: (x) => show(x === null || count === 0 ? null : nearestIndex(epochSeconds, scales().momentAt(x))),
  });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const read = hold.reading === null ? undefined : epochSeconds[hold.reading];
    if (event.key === 'Enter' && onChooseTime && read !== undefined) {
      event.preventDefault();
      return onChooseTime(read);
    }
    const place = { series, limits, window: hold.window, extent, reading: hold.reading };
    const move = traceMove(event, place);
    if (move === null) return;
    event.preventDefault();
    if (move === 'letGo') return show(null);
    if ('look' in move) return look(move.look);
    look(revealing(hold.window, epochSeconds[move.read] ?? hold.window.from, extent));
    show(move.read);
    translate(move.read);
  };

  return (
    <ChartFrame
      {...frame}
      controls={<GlucoseTraceTools labels={labels} onLook={(change) => look(change(hold.window, extent))} />}
      table={() => traceTable(series, hold.window, pointAt, describePoint, rangeLabels, labels)}
      picture={() =>
        canvas.current && {
          element: canvas.current,
          width: width.current,
          height,
          paint: (pen, ink) =>
            paintTrace(
              pen,
              ink,
              width.current,
              height,
              { ...plan, window: hold.window },
              { columnsPerPixel: 2 },
            ),
        }
      }
      legend={
        legendLabel === undefined ? undefined : <RangeLegend messages={rangeLabels} label={legendLabel} />
      }
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
        className={styles.stage}
        role="application"
        tabIndex={0}
        aria-label={frame.title}
        aria-describedby={instructionsId}
        onKeyDown={onKeyDown}
        onBlur={() => show(null)}
      >
        <canvas ref={canvas} className={styles.canvas} style={{ blockSize: height }} aria-hidden />
        <TraceCursor ref={cursor} describePoint={describePoint} rangeLabels={rangeLabels} />
      </div>
      <div id={instructionsId} className={styles.onlyHeard}>
        {labels.instructions}
      </div>
      <div ref={live} className={styles.onlyHeard} aria-live="polite" role="status" />
    </ChartFrame>
  );
}
