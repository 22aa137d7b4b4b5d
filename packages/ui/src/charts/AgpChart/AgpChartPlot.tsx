import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import * as styles from './AgpChart.css.ts';
import { agpMove, nearestMinute } from './agpKeys.ts';
import { AgpChartLows } from './AgpChartLows.tsx';
import { AgpChartPicture } from './AgpChartPicture.tsx';
import { PERCENTILES, type AgpChartLabels, type AgpChartProps } from './AgpChartProps.ts';
import { comparedMedian } from './comparedMedian.ts';
import { AgpChartRisk } from './AgpChartRisk.tsx';
import { AgpChartReadout } from './AgpChartReadout.tsx';
import { agpDomain, agpInsets, agpScales, agpShapes, comparedShapes } from './agpShapes.ts';
import { belowRange } from './belowRange.ts';
import { useAgpSelection } from './useAgpSelection.ts';

interface AgpChartPlotProps extends Omit<AgpChartProps, 'summary' | 'frameLabels' | 'labels'> {
  labels: AgpChartLabels;
  ref: Ref<SVGSVGElement>;
  height: number;
}

/** The chart with its keyboard, pointer and readout. Separate from the frame, which does not re-render with them. */
export function AgpChartPlot({
  ref,
  title,
  profile,
  limits,
  domain: givenDomain,
  formatMinute,
  formatValue,
  formatReading,
  labels,
  height,
  insets: givenInsets,
  comparison = null,
  risk = null,
  nameBelow,
  selection = null,
  onSelect,
}: AgpChartPlotProps) {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [slot, setSlot] = useState<number | null>(null);

  useLayoutEffect(() => {
    const box = stage.current;
    if (!box) return;
    setWidth(box.clientWidth);
    const observer = new ResizeObserver(() => setWidth(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const { left, right } = agpInsets(givenInsets);
  const hasRisk = risk !== null;
  const insets = useMemo(() => agpInsets({ left, right }, hasRisk), [left, right, hasRisk]);
  const domain = useMemo(() => givenDomain ?? agpDomain(profile, limits), [givenDomain, limits, profile]);
  const scales = useMemo(() => agpScales(domain, width, height, insets), [domain, width, height, insets]);
  const shapes = useMemo(
    () => (width > 0 ? agpShapes(profile, scales, limits) : null),
    [profile, scales, limits, width],
  );
  const compared = useMemo(
    () => (comparison && width > 0 ? comparedShapes(comparison.profile, scales) : null),
    [comparison, scales, width],
  );
  const lows = useMemo(() => (nameBelow ? belowRange(profile, limits) : []), [nameBelow, profile, limits]);
  const minuteAt = (place: number) => scales.x.invert(place);
  const choosing = useAgpSelection(selection, onSelect, minuteAt);

  const messages = (index: number) => {
    const time = formatMinute(profile.minuteOfDay[index] ?? 0);
    if (!Number.isFinite(profile.p50[index])) return `${time}: ${labels.missing}`;
    const hourRisk = risk?.describe(Math.floor((profile.minuteOfDay[index] ?? 0) / 60));
    const other = comparedMedian(comparison, profile.minuteOfDay[index]);
    return `${time}: ${[
      ...PERCENTILES.toReversed().map(
        (name) => `${labels.percentiles[name]} ${formatReading(profile[name][index] ?? Number.NaN)}`,
      ),
      ...(other === null ? [] : [`${other.name} ${formatReading(other.median)}`]),
      ...(hourRisk === undefined ? [] : [hourRisk]),
    ].join(', ')}`;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (choosing.cancel()) event.stopPropagation();
      if (slot !== null) setSlot(null);
    }
    if (choosing.chooseByKey(event, slot === null ? null : (profile.minuteOfDay[slot] ?? null))) {
      event.preventDefault();
      return;
    }
    const next = agpMove(event, profile.minuteOfDay, slot);
    if (next === null) return;
    event.preventDefault();
    setSlot(next);
    if (live.current) live.current.textContent = messages(next);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    choosing.handlers?.onPointerMove(event);
    const box = stage.current?.getBoundingClientRect();
    if (!box || profile.minuteOfDay.length === 0) return;
    setSlot(nearestMinute(profile.minuteOfDay, scales.x.invert(event.clientX - box.left)));
  };

  const at = slot === null ? 0 : scales.x(profile.minuteOfDay[slot] ?? 0);
  const hasReading = slot !== null && Number.isFinite(profile.p50[slot]);
  return (
    <>
      <div
        ref={stage}
        className={styles.stage}
        style={{ blockSize: height }}
        role="application"
        tabIndex={0}
        aria-label={title}
        aria-describedby={`${id}-how`}
        data-chooses={onSelect !== undefined || undefined}
        onKeyDown={onKeyDown}
        {...choosing.handlers}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setSlot(null)}
        onBlur={() => setSlot(null)}
      >
        {shapes && (
          <AgpChartPicture
            ref={ref}
            width={width}
            height={height}
            insets={insets}
            scales={scales}
            shapes={shapes}
            compared={compared}
            limits={limits}
            formatMinute={formatMinute}
            formatValue={formatValue}
          >
            {risk && <AgpChartRisk risk={risk} x={scales.x} insets={insets} width={width} />}
            {nameBelow && (
              <AgpChartLows
                lows={lows}
                nameOf={nameBelow}
                scales={scales}
                insets={insets}
                width={width}
                height={height}
              />
            )}
            {selection && (
              <g data-screen-only>
                {[
                  [0, selection.from],
                  [selection.to, 1440],
                ].map(([from = 0, to = 0]) => (
                  <rect
                    key={from}
                    className={styles.receding}
                    x={scales.x(from)}
                    width={scales.x(to) - scales.x(from)}
                    y={0}
                    height={height - insets.bottom}
                  />
                ))}
              </g>
            )}
            {choosing.draft && (
              <rect
                data-screen-only
                className={styles.draft}
                x={scales.x(choosing.draft.from)}
                width={scales.x(choosing.draft.to) - scales.x(choosing.draft.from)}
                y={insets.top}
                height={height - insets.bottom - insets.top}
              />
            )}
            {hasReading && (
              <g data-screen-only>
                <line className={styles.cursor} x1={at} x2={at} y1={insets.top} y2={height - insets.bottom} />
                {PERCENTILES.map((name) => (
                  <circle
                    key={name}
                    className={name === 'p50' ? styles.strongDot : styles.dot}
                    cx={at}
                    cy={scales.y(profile[name][slot] ?? 0)}
                    r={name === 'p50' ? 5 : 3}
                  />
                ))}
              </g>
            )}
          </AgpChartPicture>
        )}
        {slot !== null && (
          <AgpChartReadout
            profile={profile}
            slot={slot}
            at={at}
            isLeft={at > width / 2}
            labels={labels}
            comparison={comparison}
            risk={risk}
            top={insets.top + 4}
            formatMinute={formatMinute}
            formatReading={formatReading}
          />
        )}
      </div>
      <div id={`${id}-how`} className={styles.onlyHeard}>
        {onSelect ? labels.choosingInstructions : labels.instructions}
      </div>
      <div ref={live} className={styles.onlyHeard} aria-live="polite" role="status" />
    </>
  );
}
