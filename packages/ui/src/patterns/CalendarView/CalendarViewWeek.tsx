import { useEffect, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { axisOf } from './calendarDays.ts';
import { CalendarViewColumn } from './CalendarViewColumn.tsx';
import { CalendarViewEvent } from './CalendarViewEvent.tsx';
import { MoveStatus } from './moving/MoveStatus.tsx';
import { useCalendarMoves } from './moving/useCalendarMoves.ts';
import type { CalendarViewGridProps } from './CalendarViewGridProps.ts';
import { number, table } from './CalendarView.css.ts';
import * as styles from './CalendarViewWeek.css.ts';

/** Hours above the present moment that are shown when the view opens: what has just been is near too. */
const hoursBefore = 1.5;
/** Hours below it that are near too. */
const hoursAfter = 1.5;

/** Seven days side by side on one hour axis, or a single day. */
export function CalendarViewWeek({
  weeks,
  byDay,
  date,
  today,
  now,
  nowLabel,
  timeZone,
  firstHour,
  allDayLabel,
  cellProps,
  format,
  onEventPress,
  onTimePress,
  onEventMove,
  moveTexts,
  isRightToLeft,
  openHours,
  label,
}: CalendarViewGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [days = []] = weeks;
  const axis = axisOf(days, timeZone);
  const axisLength = axis.length;
  const moved = useRef<string | null>(null);
  const moves = useCalendarMoves({
    days,
    axis,
    isRightToLeft,
    onEventMove:
      onEventMove &&
      ((id, move) => {
        moved.current = id;
        onEventMove(id, move);
      }),
    onTimePress,
  });
  const hintId = useId();
  const hasMovable = days.some((day) => byDay.get(day)?.timed.some(({ event }) => event.isMovable));
  const hasAllDay = days.some((day) => byDay.get(day)?.allDay.length);
  // Where it opens is not where time takes it.
  const [openedAt] = useState(now?.at ?? firstHour);
  useEffect(() => {
    const box = scroller.current;
    const hours = box?.querySelector('[data-hours]');
    if (!box || !hours) return;
    const hour = hours.clientHeight / axisLength;
    const head = hours.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    const shown = (box.clientHeight - head) / hour;
    // Nothing is usually planned at night. The whole day is in sight from its first hour on, if the present moment is.
    const opensAt =
      openedAt + hoursAfter <= firstHour + shown ? firstHour : Math.max(firstHour, openedAt - hoursBefore);
    box.scrollTop = hour * opensAt;
  }, [openedAt, firstHour, axisLength]);

  useEffect(() => {
    // On another day it is another button, and the focus of the one before is lost.
    if (moved.current === null || document.activeElement !== document.body) return;
    const box = scroller.current?.querySelector(`[data-event="${CSS.escape(moved.current)}"]`);
    moved.current = null;
    box?.querySelector('button')?.focus();
  });
  const { draft } = moves;
  useEffect(() => {
    // Keys can lead out of sight.
    if (draft?.isByKeys)
      scroller.current?.querySelector('[data-draft]')?.scrollIntoView({ block: 'nearest' });
  }, [draft]);

  const rowClass = days.length === 1 ? styles.dayRow : styles.weekRow;
  const tallness = { height: `${axisLength * styles.hourRem}rem` };
  return (
    <>
      <div className={`${table} ${styles.week}`} ref={scroller}>
        <div role="grid" aria-label={label}>
          <div className={styles.weekHead} role="rowgroup">
            <div role="row" className={rowClass}>
              <div role="gridcell" className={styles.corner} />
              {days.map((day) => {
                const { 'aria-label': name, ...props } = cellProps(day);
                return (
                  <div role="columnheader" key={day} {...props} className={styles.dayHead}>
                    <VisuallyHidden>{name}</VisuallyHidden>
                    <span aria-hidden>{format.weekday(day)}</span>
                    <span aria-hidden className={number} {...(day === today ? { 'data-today': true } : {})}>
                      {Number(day.slice(8))}
                    </span>
                  </div>
                );
              })}
            </div>
            {hasAllDay && (
              <div role="row" className={rowClass}>
                <div role="rowheader" className={styles.corner}>
                  {allDayLabel}
                </div>
                {days.map((day) => (
                  <div role="gridcell" key={day} className={styles.allDayCell}>
                    {byDay.get(day)?.allDay.map((each) => (
                      <CalendarViewEvent
                        key={each.event.id}
                        {...each}
                        isReachable={day === date}
                        onPress={onEventPress}
                      />
                    ))}
                  </div>
                ))}
              </div>
            )}
          </div>
          <div role="rowgroup">
            <div role="row" className={rowClass}>
              <div role="gridcell" className={styles.scale} style={tallness} data-hours>
                {axis.map(({ hour, isSecond }) => (
                  <div key={`${hour} ${isSecond}`} className={styles.hourName}>
                    {format.clock({ hour, minute: 0 })}
                  </div>
                ))}
                {now && (
                  <div
                    className={styles.nowName}
                    style={{ insetBlockStart: `${(now.at / axisLength) * 100}%` }}
                  >
                    <VisuallyHidden>{nowLabel} </VisuallyHidden>
                    {format.clock(now)}
                  </div>
                )}
              </div>
              {days.map((day) => (
                <CalendarViewColumn
                  key={day}
                  day={day}
                  axis={axis}
                  timeZone={timeZone}
                  timed={byDay.get(day)?.timed ?? []}
                  open={openHours?.(day) ?? null}
                  nowAt={now?.day === day ? now.at : null}
                  isReachable={day === date}
                  format={format}
                  onEventPress={onEventPress}
                  onTimePress={onTimePress}
                  onEventMove={onEventMove}
                  moves={moves}
                  hintId={hasMovable ? hintId : undefined}
                />
              ))}
            </div>
          </div>
        </div>
      </div>
      {onEventMove && hasMovable && (
        <MoveStatus
          hintId={hintId}
          draft={moves.draft}
          wasLeft={moves.wasLeft}
          axis={axis}
          format={format}
          texts={moveTexts}
        />
      )}
    </>
  );
}
