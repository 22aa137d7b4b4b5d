import { Fragment, useId } from 'react';
import { CalendarViewEvent } from './CalendarViewEvent.tsx';
import type { CalendarViewGridProps } from './CalendarViewGridProps.ts';
import * as styles from './CalendarView.css.ts';

/** The chosen day's events as a list: on a phone they do not fit in the grid. */
export function CalendarViewAgenda({
  date,
  byDay,
  now,
  nowLabel,
  format,
  onEventPress,
  emptyText,
  closedText,
}: Pick<CalendarViewGridProps, 'date' | 'byDay' | 'now' | 'nowLabel' | 'format' | 'onEventPress'> & {
  emptyText: string;
  closedText: string | undefined;
}) {
  const id = useId();
  const { allDay = [], timed = [] } = byDay.get(date) ?? {};
  const nowRow = now?.day === date && (
    <li key="now" className={styles.nowRow} data-now>
      {nowLabel} {format.clock(now)}
    </li>
  );
  /** The first event that is still to begin: the present is told before it. */
  const next = timed.findIndex(({ from }) => now?.day === date && from > now.at);
  return (
    <section className={styles.agenda} aria-labelledby={id}>
      <h2 id={id} className={styles.agendaTitle}>
        {format.day(date)}
      </h2>
      {closedText !== undefined && <p className={styles.note}>{closedText}</p>}
      {allDay.length + timed.length === 0 ? (
        <p className={styles.note}>{emptyText}</p>
      ) : (
        <ul className={styles.agendaList}>
          {allDay.map(({ event }) => (
            <li key={event.id}>
              <CalendarViewEvent event={event} isListed isReachable onPress={onEventPress} />
            </li>
          ))}
          {timed.map(({ event, start }, index) => (
            <Fragment key={event.id}>
              {index === next && nowRow}
              <li>
                <CalendarViewEvent
                  event={event}
                  isListed
                  time={start.day < date ? undefined : format.clock(start)}
                  isReachable
                  onPress={onEventPress}
                />
              </li>
            </Fragment>
          ))}
          {next < 0 && nowRow}
        </ul>
      )}
    </section>
  );
}
