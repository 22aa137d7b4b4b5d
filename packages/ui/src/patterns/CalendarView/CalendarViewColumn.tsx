import type { MouseEvent } from 'react';
import { missingHours, type AxisHour } from './calendarDays.ts';
import type { Timed } from './calendarEvents.ts';
import { closedStretches, type OpenSpan } from './calendarHours.ts';
import { CalendarViewEvent, type CalendarEvent } from './CalendarViewEvent.tsx';
import type { CalendarViewGridProps } from './CalendarViewGridProps.ts';
import * as styles from './CalendarViewWeek.css.ts';

export interface CalendarViewColumnProps extends Pick<
  CalendarViewGridProps,
  'format' | 'onEventPress' | 'onTimePress' | 'timeZone'
> {
  day: string;
  axis: readonly AxisHour[];
  timed: readonly Timed<CalendarEvent>[];
  /** Its open hours; null without any that are known. */
  open: readonly OpenSpan[] | null;
  /** The present moment on the axis, if this is today. */
  nowAt: number | null;
  /** Whether its events are in the tab order. */
  isReachable: boolean;
}

/** The hours of one day, with its events at their times. */
export function CalendarViewColumn({
  day,
  axis,
  timeZone,
  timed,
  open,
  nowAt,
  isReachable,
  format,
  onEventPress,
  onTimePress,
}: CalendarViewColumnProps) {
  const share = (hours: number) => `${(hours / axis.length) * 100}%`;
  const span = (from: number, to: number) => ({ insetBlockStart: share(from), height: share(to - from) });
  const pressTime = ({ currentTarget, target, clientY }: MouseEvent<HTMLElement>) => {
    // The events there handle their own presses.
    if (target !== currentTarget) return;
    const { top, height } = currentTarget.getBoundingClientRect();
    const quarters = Math.floor(((clientY - top) / height) * axis.length * 4);
    const hour = axis[Math.floor(quarters / 4)]?.hour;
    if (hour === undefined) return;
    onTimePress?.(day, `${String(hour).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`);
  };
  return (
    <div
      role="gridcell"
      className={styles.column}
      style={{ height: `${axis.length * styles.hourRem}rem` }}
      {...(onTimePress ? { onDoubleClick: pressTime } : {})}
    >
      {open &&
        closedStretches(open, axis).map(({ from, to }) => (
          <div key={from} className={styles.closed} data-closed-hours style={span(from, to)} />
        ))}
      {missingHours(day, axis, timeZone).map((hour) => (
        <div
          key={`${hour.hour} ${hour.isSecond}`}
          className={styles.missing}
          data-missing-hour
          style={{ insetBlockStart: share(axis.indexOf(hour)) }}
        />
      ))}
      {timed.map(({ event, from, to, lane, lanes, start }) => (
        <div
          key={event.id}
          className={styles.placed}
          style={{
            ...span(from, to),
            insetInlineStart: `${(lane / lanes) * 100}%`,
            width: `${100 / lanes}%`,
          }}
        >
          <CalendarViewEvent
            event={event}
            time={start.day < day ? undefined : format.clock(start)}
            isTall
            isShort={to - from < 0.75}
            isSingle={to - from < 0.5}
            isReachable={isReachable}
            onPress={onEventPress}
          />
        </div>
      ))}
      {nowAt !== null && (
        <div className={styles.nowLine} data-now style={{ insetBlockStart: share(nowAt) }} aria-hidden />
      )}
    </div>
  );
}
