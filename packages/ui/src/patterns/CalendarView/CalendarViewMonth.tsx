import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { popover } from '../../components/Menu/Menu.css.ts';
import type { CalendarEvent } from './CalendarViewEvent.tsx';
import { CalendarViewEvent } from './CalendarViewEvent.tsx';
import type { CalendarViewGridProps } from './CalendarViewGridProps.ts';
import * as styles from './CalendarView.css.ts';

/** Weeks stacked; on a phone each day shows dots, followed by the list of the chosen day. */
export function CalendarViewMonth({
  weeks,
  byDay,
  date,
  today,
  month,
  isNarrow,
  maxPerDay,
  moreText,
  cellProps,
  format,
  onEventPress,
  label,
}: CalendarViewGridProps) {
  const [firstWeek = []] = weeks;
  return (
    <div role="grid" aria-label={label} className={styles.table}>
      <div role="row" className={styles.row}>
        {firstWeek.map((day) => (
          <div role="columnheader" key={day} aria-label={format.weekdayLong(day)} className={styles.weekday}>
            {isNarrow ? format.weekdayNarrow(day) : format.weekday(day)}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div role="row" key={week[0]} className={styles.row}>
          {week.map((day) => {
            const { allDay = [], timed = [] } = byDay.get(day) ?? {};
            const lines = [
              ...allDay.map((each) => ({ ...each, time: undefined })),
              ...timed.map(({ event, start }) => ({
                event,
                isContinued: start.day < day,
                continues: false,
                time: start.day < day ? undefined : format.clock(start),
              })),
            ];
            const isOver = lines.length > maxPerDay;
            const shown = isNarrow ? [] : isOver ? lines.slice(0, maxPerDay - 1) : lines;
            const isReachable = day === date;
            return (
              <div
                role="gridcell"
                key={day}
                {...cellProps(day)}
                className={styles.cell}
                {...(month && !day.startsWith(month) ? { 'data-outside': true } : {})}
              >
                <span
                  aria-hidden
                  className={styles.number}
                  {...(day === today ? { 'data-today': true } : {})}
                >
                  {Number(day.slice(8))}
                </span>
                {isNarrow && (
                  <span aria-hidden className={styles.dots}>
                    {lines.slice(0, 3).map(({ event }) => (
                      <span
                        key={event.id}
                        className={
                          event.hue && !event.isVoid
                            ? styles.hueDot[event.hue]
                            : styles.dot[event.tone ?? 'neutral']
                        }
                      />
                    ))}
                  </span>
                )}
                {shown.map(({ event, ...rest }) => (
                  <CalendarViewEvent
                    key={event.id}
                    event={event}
                    {...rest}
                    isReachable={isReachable}
                    onPress={onEventPress}
                  />
                ))}
                {!isNarrow && isOver && (
                  <MoreEvents
                    label={moreText(lines.length - shown.length)}
                    title={format.day(day)}
                    isReachable={isReachable}
                    lines={lines}
                    onEventPress={onEventPress}
                  />
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface MoreEventsProps {
  label: string;
  title: string;
  isReachable: boolean;
  lines: readonly { event: CalendarEvent; time: string | undefined }[];
  onEventPress: ((id: string) => void) | undefined;
}

function MoreEvents({ label, title, isReachable, lines, onEventPress }: MoreEventsProps) {
  return (
    <DialogTrigger>
      <Button className={styles.more} excludeFromTabOrder={!isReachable}>
        {label}
      </Button>
      <Popover className={popover} offset={4}>
        <Dialog className={styles.moreList}>
          <Heading slot="title" level={3} className={styles.moreTitle}>
            {title}
          </Heading>
          {lines.map(({ event, time }) => (
            <CalendarViewEvent key={event.id} event={event} time={time} isReachable onPress={onEventPress} />
          ))}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
