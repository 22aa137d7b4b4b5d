import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../responsive/useMediaQuery.ts';
import { CalendarViewAgenda } from './CalendarViewAgenda.tsx';
import type { CalendarEvent } from './CalendarViewEvent.tsx';
import type { CalendarViewGridProps } from './CalendarViewGridProps.ts';
import { CalendarViewMonth } from './CalendarViewMonth.tsx';
import { CalendarViewWeek } from './CalendarViewWeek.tsx';
import { dayByKey, shownWeeks, type CalendarViewKind, type FirstDayOfWeek } from './calendarDays.ts';
import { eventsByDay } from './calendarEvents.ts';
import { calendarFormat } from './calendarFormat.ts';
import * as styles from './CalendarView.css.ts';

export type { CalendarEvent } from './CalendarViewEvent.tsx';

export interface CalendarViewProps {
  /** Names the calendar: "Appointments". */
  label: string;
  view: CalendarViewKind;
  /** The chosen day, `YYYY-MM-DD`; its month or week, or the day alone, is shown. */
  date?: string | undefined;
  defaultDate?: string | undefined;
  onDateChange?: ((day: string) => void) | undefined;
  /** Today in the view's zone, `YYYY-MM-DD`. */
  today: string;
  /** The zone in which days and hours are drawn: `Europe/Madrid`. */
  timeZone: string;
  events: readonly CalendarEvent[];
  onEventPress?: ((id: string) => void) | undefined;
  /** Enter or a double press on a day: make something there. */
  onDayPress?: ((day: string) => void) | undefined;
  /** A double press on an hour of a week or day, as `HH:MM` to the quarter: make something then. */
  onTimePress?: ((day: string, time: string) => void) | undefined;
  /** Words of the bar above. */
  previousLabel: string;
  nextLabel: string;
  todayLabel: string;
  allDayLabel: string;
  /** Names those that a day has no room for: `+3 more`. */
  moreText: (count: number) => string;
  /** Says how many a day has, after its date: `3 events`. */
  countText: (count: number) => string;
  /** Stands under a view without events. */
  emptyText: string;
  /** Events are on their way: "Loading the appointments". */
  loadingText?: string | undefined;
  /** More of the bar: a SegmentedControl of the views, a button. */
  actions?: ReactNode;
  /** Events that a day of the month shows before it says how many more. */
  maxPerDay?: number | undefined;
  /** The hour at the top of a week or day before anybody scrolls. */
  firstHour?: number | undefined;
  firstDayOfWeek?: FirstDayOfWeek | undefined;
  /** Hours of the clock, where they are not the language's: Spanish shows 24, American English 12. */
  hourCycle?: 12 | 24 | undefined;
}

/** What is when: a month, a week or a day of events. On a phone: days with dots, and the list of the chosen day. */
export function CalendarView({
  label,
  view,
  date: given,
  defaultDate,
  onDateChange,
  today,
  timeZone,
  events,
  onEventPress,
  onDayPress,
  onTimePress,
  previousLabel,
  nextLabel,
  todayLabel,
  allDayLabel,
  moreText,
  countText,
  emptyText,
  loadingText,
  actions,
  maxPerDay = 4,
  firstHour = 7,
  firstDayOfWeek,
  hourCycle,
}: CalendarViewProps) {
  const { locale, direction } = useLocale();
  const isNarrow = !useMediaQuery(media.tablet);
  const [own, setOwn] = useState(defaultDate ?? today);
  const date = given ?? own;
  const root = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);

  const format = calendarFormat(locale, hourCycle);
  const weeks = shownWeeks(date, view, locale, firstDayOfWeek);
  const days = weeks.flat();
  const byDay = eventsByDay(events, days, timeZone);
  const countOf = (day: string) => (byDay.get(day)?.allDay.length ?? 0) + (byDay.get(day)?.timed.length ?? 0);
  const isEmpty = days.every((day) => countOf(day) === 0);

  const go = (day: string) => {
    setOwn(day);
    onDateChange?.(day);
  };
  const turn = (key: 'PageUp' | 'PageDown') => {
    const next = dayByKey(date, key, { view, locale, firstDay: firstDayOfWeek, isRightToLeft: false });
    if (next) go(next);
  };
  useLayoutEffect(() => {
    // Only keys carry the focus along; a turned page leaves it on its button.
    if (!isMoving.current) return;
    isMoving.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus();
  }, [date]);

  const cellProps: CalendarViewGridProps['cellProps'] = (day) => ({
    tabIndex: day === date ? 0 : -1,
    'aria-selected': day === date,
    'aria-label': [format.day(day), countOf(day) ? countText(countOf(day)) : ''].filter(Boolean).join(', '),
    ...(day === today ? { 'aria-current': 'date' as const } : {}),
    'data-day': day,
    onClick: () => go(day),
    onDoubleClick: () => onDayPress?.(day),
    onKeyDown: (event) => {
      // Keys of an event inside are its own.
      if (event.target !== event.currentTarget) return;
      if (event.key === 'Enter' && onDayPress) {
        event.preventDefault();
        onDayPress(day);
        return;
      }
      const next = dayByKey(day, event.key, {
        view,
        locale,
        firstDay: firstDayOfWeek,
        isRightToLeft: direction === 'rtl',
      });
      if (!next) return;
      event.preventDefault();
      isMoving.current = true;
      go(next);
    },
  });
  const grid: CalendarViewGridProps = {
    label: `${label}, ${format.title(date, view, days)}`,
    weeks,
    byDay,
    date,
    today,
    timeZone,
    month: view === 'month' ? date.slice(0, 7) : undefined,
    isNarrow,
    maxPerDay,
    firstHour,
    allDayLabel,
    moreText,
    format,
    onEventPress,
    onTimePress,
    cellProps,
  };

  return (
    <div className={styles.frame} ref={root}>
      <div className={styles.bar}>
        <div className={styles.title} role="status">
          {format.title(date, view, days)}
        </div>
        <Button onPress={() => go(today)}>{todayLabel}</Button>
        <IconButton icon={ChevronLeft} label={previousLabel} onPress={() => turn('PageUp')} />
        <IconButton icon={ChevronRight} label={nextLabel} onPress={() => turn('PageDown')} />
        {actions}
      </div>
      {loadingText === undefined ? (
        <>
          {view !== 'month' && !isNarrow && <CalendarViewWeek {...grid} />}
          {/* On a phone the list below is all that a day has. */}
          {(view === 'month' || (view === 'week' && isNarrow)) && <CalendarViewMonth {...grid} />}
          {isNarrow ? (
            <CalendarViewAgenda {...grid} emptyText={emptyText} />
          ) : (
            isEmpty && <p className={styles.note}>{emptyText}</p>
          )}
        </>
      ) : (
        <div aria-busy>
          <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
          <Skeleton shape="block" height={isNarrow ? 288 : 560} />
        </div>
      )}
    </div>
  );
}
