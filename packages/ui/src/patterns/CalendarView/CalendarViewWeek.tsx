import { useEffect, useRef, type MouseEvent } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { axisOf, missingHours } from './calendarDays.ts';
import { closedStretches } from './calendarHours.ts';
import { CalendarViewEvent } from './CalendarViewEvent.tsx';
import type { CalendarViewGridProps } from './CalendarViewGridProps.ts';
import { number, table } from './CalendarView.css.ts';
import * as styles from './CalendarViewWeek.css.ts';

/** Height of an hour, as in the recipe. */
const hourRem = 3;

/** Seven days side by side on one hour axis, or a single day. */
export function CalendarViewWeek({
  weeks,
  byDay,
  date,
  today,
  timeZone,
  firstHour,
  allDayLabel,
  cellProps,
  format,
  onEventPress,
  onTimePress,
  openHours,
  label,
}: CalendarViewGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [days = []] = weeks;
  const axis = axisOf(days, timeZone);
  useEffect(() => {
    // Nothing is usually planned at night: scroll to the start of the day.
    const box = scroller.current;
    if (box) box.scrollTop = (box.scrollHeight * firstHour) / 26;
  }, [firstHour]);

  const rowClass = days.length === 1 ? styles.dayRow : styles.weekRow;
  const pressTime = (day: string, { currentTarget, target, clientY }: MouseEvent<HTMLElement>) => {
    // The events there handle their own presses.
    if (target !== currentTarget) return;
    const { top, height } = currentTarget.getBoundingClientRect();
    const quarters = Math.floor(((clientY - top) / height) * axis.length * 4);
    const hour = axis[Math.floor(quarters / 4)]?.hour;
    if (hour === undefined) return;
    onTimePress?.(day, `${String(hour).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`);
  };
  const closedOf = (day: string) => {
    const open = openHours?.(day);
    return open ? closedStretches(open, axis) : [];
  };
  const tallness = { height: `${axis.length * hourRem}rem` };
  return (
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
        </div>
        <div role="rowgroup">
          <div role="row" className={rowClass}>
            <div role="gridcell" className={styles.scale} style={tallness}>
              {axis.map(({ hour, isSecond }) => (
                <div key={`${hour} ${isSecond}`} className={styles.hourName}>
                  {format.clock({ hour, minute: 0 })}
                </div>
              ))}
            </div>
            {days.map((day) => (
              <div
                role="gridcell"
                key={day}
                className={styles.column}
                style={tallness}
                {...(onTimePress ? { onDoubleClick: (event) => pressTime(day, event) } : {})}
              >
                {closedOf(day).map(({ from, to }) => (
                  <div
                    key={from}
                    className={styles.closed}
                    data-closed-hours
                    style={{
                      insetBlockStart: `${(from / axis.length) * 100}%`,
                      height: `${((to - from) / axis.length) * 100}%`,
                    }}
                  />
                ))}
                {missingHours(day, axis, timeZone).map((hour) => (
                  <div
                    key={`${hour.hour} ${hour.isSecond}`}
                    className={styles.missing}
                    data-missing-hour
                    style={{ insetBlockStart: `${(axis.indexOf(hour) / axis.length) * 100}%` }}
                  />
                ))}
                {byDay.get(day)?.timed.map(({ event, from, to, lane, lanes, start }) => (
                  <div
                    key={event.id}
                    className={styles.placed}
                    style={{
                      insetBlockStart: `${(from / axis.length) * 100}%`,
                      height: `${((to - from) / axis.length) * 100}%`,
                      insetInlineStart: `${(lane / lanes) * 100}%`,
                      width: `${100 / lanes}%`,
                    }}
                  >
                    <CalendarViewEvent
                      event={event}
                      time={start.day < day ? undefined : format.clock(start)}
                      isTall
                      isShort={to - from < 0.75}
                      isReachable={day === date}
                      onPress={onEventPress}
                    />
                  </div>
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
