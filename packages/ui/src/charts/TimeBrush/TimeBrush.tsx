import { useId, useMemo, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../components/Button/Button.tsx';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { usePartLabels } from '../../labels/partLabels.ts';
import { timeBrushLabels, type TimeBrushLabels } from '../../labels/timeCharts.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { clockFormat, elapsedFormat, zoneClock, type TimeSpan } from '../cartesian/zoneClock.ts';
import { edgeAfterKey, spanAfterKey } from './brushSpans.ts';
import * as styles from './TimeBrush.css.ts';
import { useBrushDrag } from './useBrushDrag.ts';

// Date fields are far more code than the brush, and some brushes have none.
const TimeBrushFields = lazyPart(async () => (await import('./TimeBrushFields.tsx')).TimeBrushFields, {
  place: 'inline',
  fallback: <div className={styles.fieldsToCome} />,
});

export type { TimeSpan } from '../cartesian/zoneClock.ts';

export interface TimeBrushProps {
  /** Names the brush: «Choose a time». */
  label: string;
  /** All the time there is, in seconds since the epoch; `to` is excluded. */
  extent: TimeSpan;
  /** The selected time; `null` is all of it. */
  value: TimeSpan | null;
  /** Called while dragging too, with real elapsed time: an hour that the clock shows twice counts twice. */
  onChange: (span: TimeSpan | null) => void;
  /** Time zone of what is shown and typed, such as `Europe/Madrid`. */
  timeZone: string;
  /** Whether the fields name the zone. Default true. */
  hasZone?: boolean;
  /** Selections begin and end at whole steps from the extent's start. Default 300. */
  stepSeconds?: number;
  /** Fields for exact times below it. Default true. */
  hasFields?: boolean;
  /** Space left of and right of the track in px, to align it with charts above. Default 0. */
  insets?: { readonly left: number; readonly right: number };
  /** Drawn in the track behind the selection: an overview of everything. */
  children?: ReactNode;
  /** Bars of equal width behind the selection, each 0 to 1 of the height: how much there is at each time. */
  levels?: readonly number[];
  /** How moments and lengths are written where they are no clock times: whole days, for instance. */
  format?: {
    /** `to` is the end of the selection, which is excluded. */
    readonly moment: (seconds: number, edge: 'from' | 'to') => string;
    readonly length: (seconds: number) => string;
  };
  /** Labels that differ from the kit's. */
  labels?: Partial<TimeBrushLabels>;
}

const NO_INSETS = { left: 0, right: 0 };

/**
 * Selects a span of time: draw it, move it, resize it, or type its exact times. Time runs from left to right in every
 * language.
 */
export function TimeBrush({
  label,
  extent,
  value,
  onChange,
  timeZone,
  hasZone = true,
  stepSeconds = 300,
  hasFields = true,
  insets = NO_INSETS,
  children,
  levels,
  format,
  labels: given,
}: TimeBrushProps) {
  const id = useId();
  const { locale } = useLocale();
  const labels = usePartLabels(timeBrushLabels, given);
  const { from, to } = extent;
  const clock = useMemo(() => zoneClock(timeZone, { from, to }), [timeZone, from, to]);
  const formatClock = useMemo(() => clockFormat(locale, clock), [locale, clock]);
  const formatElapsed = useMemo(() => elapsedFormat(locale), [locale]);
  const momentText = format?.moment ?? ((seconds: number) => formatClock(seconds));
  const lengthText = format?.length ?? formatElapsed;
  const limits = { extent, stepSeconds };
  const drag = useBrushDrag(value, onChange, limits, (x, width) => from + ((to - from) * x) / (width || 1));

  const shown = value ?? extent;
  const share = (moment: number) => `${(((moment - from) / (to - from)) * 100).toFixed(4)}%`;
  const textOf = (span: TimeSpan) =>
    `${momentText(span.from, 'from')} – ${momentText(span.to, 'to')}, ${lengthText(span.to - span.from)}`;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, edge?: 'from' | 'to') => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && drag.cancel()) return event.stopPropagation();
    const next =
      (edge && edgeAfterKey(shown, edge, event, limits)) ??
      (edge && event.key !== 'Delete' ? undefined : spanAfterKey(value, event, limits));
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };
  const slider = {
    tabIndex: 0,
    'aria-orientation': 'horizontal',
    'aria-valuemin': from,
    'aria-valuemax': to,
  } as const;

  return (
    <div className={styles.brush} role="group" aria-label={label} aria-describedby={`${id}-how`}>
      <div
        className={styles.track}
        role="presentation"
        style={{ marginLeft: insets.left, marginRight: insets.right }}
        data-selected={value !== null}
        onPointerDown={drag.onPointerDown}
        onPointerMove={drag.onPointerMove}
        onPointerUp={drag.onPointerUp}
        onPointerCancel={drag.onPointerCancel}
      >
        <div className={styles.backdrop} aria-hidden>
          {levels && (
            <div className={styles.levels}>
              {levels.map((level, index) => (
                <span
                  key={index}
                  className={styles.level}
                  style={{ '--brush-level': level } as CSSProperties}
                />
              ))}
            </div>
          )}
          {children}
        </div>
        <div
          className={styles.selection}
          style={{ '--brush-from': share(shown.from), '--brush-to': share(shown.to) } as CSSProperties}
        >
          <div className={styles.beyond} data-side="before" />
          <div className={styles.beyond} data-side="after" />
          <div
            {...slider}
            role="slider"
            className={styles.span}
            data-span
            aria-label={labels.span}
            aria-valuenow={shown.from}
            aria-valuetext={value ? textOf(value) : labels.everything}
            onKeyDown={(event) => onKeyDown(event)}
          />
          {(['from', 'to'] as const).map((edge) => (
            <div
              key={edge}
              {...slider}
              role="slider"
              className={styles.edge}
              data-edge={edge}
              aria-label={edge === 'from' ? labels.start : labels.end}
              aria-valuenow={shown[edge]}
              aria-valuetext={momentText(shown[edge], edge)}
              onKeyDown={(event) => onKeyDown(event, edge)}
            />
          ))}
        </div>
      </div>
      <VisuallyHidden id={`${id}-how`}>{labels.instructions}</VisuallyHidden>
      <div className={styles.foot}>
        {hasFields && (
          <TimeBrushFields
            // Typed parts that were never finished end with the selection they belonged to.
            key={`${timeZone} ${from} ${to}`}
            extent={extent}
            value={shown}
            onChange={onChange}
            timeZone={timeZone}
            hasZone={hasZone}
            labels={labels}
          />
        )}
        <span className={styles.length}>{value ? lengthText(value.to - value.from) : labels.everything}</span>
        {value && (
          <Button intent="quiet" size="small" onPress={() => onChange(null)}>
            {labels.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
