import { useId } from 'react';
import { CalendarViewEvent } from './CalendarViewEvent.tsx';
import type { CalendarViewGridProps } from './CalendarViewGridProps.ts';
import * as styles from './CalendarView.css.ts';

/** The chosen day's events as a list: on a phone they do not fit in the grid. */
export function CalendarViewAgenda({
  date,
  byDay,
  format,
  onEventPress,
  emptyText,
  closedText,
}: Pick<CalendarViewGridProps, 'date' | 'byDay' | 'format' | 'onEventPress'> & {
  emptyText: string;
  closedText: string | undefined;
}) {
  const id = useId();
  const { allDay = [], timed = [] } = byDay.get(date) ?? {};
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
          {timed.map(({ event, start }) => (
            <li key={event.id}>
              <CalendarViewEvent
                event={event}
                isListed
                time={start.day < date ? undefined : format.clock(start)}
                isReachable
                onPress={onEventPress}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
