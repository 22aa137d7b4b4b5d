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
import { AgpChartPicture } from './AgpChartPicture.tsx';
import { PERCENTILES, type AgpChartProps } from './AgpChartProps.ts';
import { AgpChartReadout } from './AgpChartReadout.tsx';
import { agpDomain, agpInset, agpScales, agpShapes } from './agpShapes.ts';

interface AgpChartPlotProps extends Omit<AgpChartProps, 'summary' | 'frameLabels'> {
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

  const domain = useMemo(() => givenDomain ?? agpDomain(profile, limits), [givenDomain, limits, profile]);
  const scales = useMemo(() => agpScales(domain, width, height), [domain, width, height]);
  const shapes = useMemo(() => (width > 0 ? agpShapes(profile, scales) : null), [profile, scales, width]);

  const messages = (index: number) => {
    const time = formatMinute(profile.minuteOfDay[index] ?? 0);
    if (!Number.isFinite(profile.p50[index])) return `${time}: ${labels.missing}`;
    return `${time}: ${PERCENTILES.toReversed()
      .map((name) => `${labels.percentiles[name]} ${formatReading(profile[name][index] ?? Number.NaN)}`)
      .join(', ')}`;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && slot !== null) setSlot(null);
    const next = agpMove(event, profile.minuteOfDay, slot);
    if (next === null) return;
    event.preventDefault();
    setSlot(next);
    if (live.current) live.current.textContent = messages(next);
  };
  const onPointerMove = (event: PointerEvent) => {
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
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setSlot(null)}
        onBlur={() => setSlot(null)}
      >
        {shapes && (
          <AgpChartPicture
            ref={ref}
            width={width}
            height={height}
            scales={scales}
            shapes={shapes}
            limits={limits}
            formatMinute={formatMinute}
            formatValue={formatValue}
          >
            {hasReading && (
              <g data-screen-only>
                <line
                  className={styles.cursor}
                  x1={at}
                  x2={at}
                  y1={agpInset.top}
                  y2={height - agpInset.bottom}
                />
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
            formatMinute={formatMinute}
            formatReading={formatReading}
          />
        )}
      </div>
      <div id={`${id}-how`} className={styles.onlyHeard}>
        {labels.instructions}
      </div>
      <div ref={live} className={styles.onlyHeard} aria-live="polite" role="status" />
    </>
  );
}
