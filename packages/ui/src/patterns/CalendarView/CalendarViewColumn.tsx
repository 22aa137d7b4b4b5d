import type { MouseEvent, PointerEvent } from 'react';
import { missingHours, type AxisHour } from './calendarDays.ts';
import type { Timed } from './calendarEvents.ts';
import { closedStretches, type OpenSpan } from './calendarHours.ts';
import { CalendarViewEvent, type CalendarEvent } from './CalendarViewEvent.tsx';
import { draftTime } from './moving/draftTime.ts';
import type { Movable, useCalendarMoves } from './moving/useCalendarMoves.ts';
import type { CalendarViewGridProps } from './CalendarViewGridProps.ts';
import * as styles from './CalendarViewWeek.css.ts';

export interface CalendarViewColumnProps extends Pick<
  CalendarViewGridProps,
  'format' | 'onEventPress' | 'onTimePress' | 'onEventMove' | 'timeZone'
> {
  day: string;
  axis: readonly AxisHour[];
  timed: readonly Timed<CalendarEvent>[];
  /** Its open hours; null without any that are known. */
  open: readonly OpenSpan[] | null;
  /** The present moment on the axis, if this is today. */
  nowAt: number | null;
  moves: ReturnType<typeof useCalendarMoves>;
  /** The hint about moving, if events can be moved. */
  hintId: string | undefined;
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
  moves,
  hintId,
  isReachable,
  format,
  onEventPress,
  onTimePress,
  onEventMove,
}: CalendarViewColumnProps) {
  const share = (hours: number) => `${(hours / axis.length) * 100}%`;
  const span = (from: number, to: number) => ({ insetBlockStart: share(from), height: share(to - from) });
  const pressTime = ({ currentTarget, target, clientY }: MouseEvent<HTMLElement>) => {
    // The events there handle their own presses.
    if (target !== currentTarget || moves.endedDrag()) return;
    const { top, height } = currentTarget.getBoundingClientRect();
    const quarters = Math.floor(((clientY - top) / height) * axis.length * 4);
    const hour = axis[Math.floor(quarters / 4)]?.hour;
    if (hour === undefined) return;
    onTimePress?.(day, `${String(hour).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`);
  };
  const subjectOf = ({ event, from, to, start, endsLater }: Timed<CalendarEvent>): Movable | null =>
    // Of one that goes on past midnight, this is a part.
    event.isMovable && onEventMove && start.day === day && !endsLater
      ? { id: event.id, title: event.title, day, from, length: to - from }
      : null;
  const grab = (press: PointerEvent<HTMLElement>) => {
    const { target, currentTarget } = press;
    const id =
      target instanceof Element ? target.closest<HTMLElement>('[data-event]')?.dataset.event : undefined;
    const held = timed.find(({ event }) => event.id === id);
    const subject = held ? subjectOf(held) : null;
    if (subject || (target === currentTarget && onTimePress)) moves.grab(press, day, subject);
  };
  const { draft } = moves;
  return (
    <div
      role="gridcell"
      className={styles.column}
      style={{ height: `${axis.length * styles.hourRem}rem` }}
      data-column={day}
      {...(onTimePress ? { onDoubleClick: pressTime } : {})}
      // Buttons keep their presses to themselves, so they are watched on the way down.
      onPointerDownCapture={grab}
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
      {timed.map((each) => {
        const { event, from, to, lane, lanes, start } = each;
        const subject = subjectOf(each);
        return (
          <div
            key={event.id}
            className={styles.placed}
            data-event={event.id}
            {...(subject
              ? {
                  'data-movable': true,
                  onKeyDownCapture: (press) => moves.pressKey(press, subject),
                  onBlur: moves.leave,
                }
              : {})}
            {...(draft?.subject?.id === event.id ? { 'data-moving': true } : {})}
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
              describedBy={subject ? hintId : undefined}
              onPress={(id) => {
                if (!moves.endedDrag()) onEventPress?.(id);
              }}
            />
          </div>
        );
      })}
      {draft?.placement.day === day && (
        <div
          className={styles.draft}
          data-draft
          aria-hidden
          style={span(draft.placement.from, draft.placement.from + draft.placement.length)}
        >
          {draftTime(draft.placement, axis, format)}
        </div>
      )}
      {nowAt !== null && (
        <div className={styles.nowLine} data-now style={{ insetBlockStart: share(nowAt) }} aria-hidden />
      )}
    </div>
  );
}
