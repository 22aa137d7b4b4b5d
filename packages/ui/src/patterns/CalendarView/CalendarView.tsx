import { useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { calendarViewLabels } from '../../labels/calendarView.ts';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../responsive/useMediaQuery.ts';
import { CalendarViewAgenda } from './CalendarViewAgenda.tsx';
import type { CalendarViewGridProps } from './CalendarViewGridProps.ts';
import type { CalendarViewProps } from './CalendarViewProps.ts';
import { CalendarViewCategories } from './CalendarViewCategories.tsx';
import { CalendarViewMonth } from './CalendarViewMonth.tsx';
import { CalendarViewWeek } from './CalendarViewWeek.tsx';
import { axisOf, dayByKey, shownWeeks } from './calendarDays.ts';
import { axisPoint, eventsByDay } from './calendarEvents.ts';
import { calendarFormat } from './calendarFormat.ts';
import * as styles from './CalendarView.css.ts';

export type { CalendarEvent, EventHue } from './CalendarViewEvent.tsx';
export type { CalendarViewProps } from './CalendarViewProps.ts';
export type { CalendarCategory, CalendarMove } from './CalendarViewProps.ts';
export type { OpenSpan } from './calendarHours.ts';

/** A month, a week or a day of events. On a phone: days with dots, and the list of the chosen day. */
export function CalendarView({
  label,
  view,
  date: given,
  defaultDate,
  onDateChange,
  today,
  now,
  timeZone,
  events,
  onEventPress,
  onDayPress,
  onTimePress,
  onEventMove,
  previousLabel,
  nextLabel,
  todayLabel,
  allDayLabel,
  moreText,
  countText,
  emptyText,
  openHours,
  closedText,
  openText,
  categories,
  loadingText,
  actions,
  maxPerDay = 4,
  firstHour = 7,
  firstDayOfWeek,
  hourCycle,
}: CalendarViewProps) {
  const { locale, direction } = useLocale();
  const { common } = useLabels();
  const own = usePartLabels(calendarViewLabels);
  const isNarrow = !useMediaQuery(media.tablet);
  const [uncontrolled, setUncontrolled] = useState(defaultDate ?? today);
  const date = given ?? uncontrolled;
  const root = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);

  const format = calendarFormat(locale, hourCycle);
  const weeks = shownWeeks(date, view, locale, firstDayOfWeek);
  const days = weeks.flat();
  const byDay = eventsByDay(events, days, timeZone);
  const countOf = (day: string) => (byDay.get(day)?.allDay.length ?? 0) + (byDay.get(day)?.timed.length ?? 0);
  const isEmpty = days.every((day) => countOf(day) === 0);

  const isClosed = (day: string) => openHours?.(day)?.length === 0;
  const hoursOf = (day: string) => {
    if (isClosed(day)) return closedText;
    const open = view === 'month' ? null : openHours?.(day);
    return open && openText?.(open);
  };

  const go = (day: string) => {
    setUncontrolled(day);
    onDateChange?.(day);
  };
  const turn = (key: 'PageUp' | 'PageDown') => {
    const next = dayByKey(date, key, { view, locale, firstDay: firstDayOfWeek, isRightToLeft: false });
    if (next) go(next);
  };
  useLayoutEffect(() => {
    // Only keys move focus along; the page buttons keep it.
    if (!isMoving.current) return;
    isMoving.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus();
  }, [date]);

  const cellProps: CalendarViewGridProps['cellProps'] = (day) => ({
    tabIndex: day === date ? 0 : -1,
    'aria-selected': day === date,
    'aria-label': [format.day(day), countOf(day) ? (countText ?? own.count)(countOf(day)) : '', hoursOf(day)]
      .filter(Boolean)
      .join(', '),
    ...(day === today ? { 'aria-current': 'date' as const } : {}),
    'data-day': day,
    onClick: () => go(day),
    onDoubleClick: () => onDayPress?.(day),
    onKeyDown: (event) => {
      // Key presses inside an event belong to it.
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
    now: days.includes(today) && now ? axisPoint(now, axisOf(days, timeZone), timeZone) : null,
    nowLabel: own.now,
    timeZone,
    month: view === 'month' ? date.slice(0, 7) : undefined,
    isNarrow,
    maxPerDay,
    firstHour,
    allDayLabel: allDayLabel ?? own.allDay,
    moreText: moreText ?? own.more,
    format,
    onEventPress,
    onTimePress,
    onEventMove,
    moveTexts: own.move,
    isRightToLeft: direction === 'rtl',
    openHours,
    cellProps,
  };

  return (
    <div className={styles.frame} ref={root}>
      <div className={styles.bar}>
        <div className={styles.title} role="status">
          {format.title(date, view, days)}
        </div>
        <Button onPress={() => go(today)}>{todayLabel ?? own.today}</Button>
        <IconButton
          icon={ChevronLeft}
          label={previousLabel ?? common.previous}
          onPress={() => turn('PageUp')}
        />
        <IconButton icon={ChevronRight} label={nextLabel ?? common.next} onPress={() => turn('PageDown')} />
        {actions}
      </div>
      {loadingText === undefined ? (
        <>
          {view !== 'month' && !isNarrow && <CalendarViewWeek {...grid} />}
          {view !== 'month' &&
            !isNarrow &&
            closedText !== undefined &&
            days.some((day) => openHours?.(day)) && (
              <p className={styles.legend} aria-hidden>
                <span className={styles.swatch} />
                {closedText}
              </p>
            )}
          {/* On a phone the list below contains everything. */}
          {(view === 'month' || (view === 'week' && isNarrow)) && <CalendarViewMonth {...grid} />}
          {isNarrow ? (
            <CalendarViewAgenda
              {...grid}
              emptyText={emptyText ?? own.empty}
              closedText={isClosed(date) ? closedText : undefined}
            />
          ) : (
            isEmpty && <p className={styles.note}>{emptyText ?? own.empty}</p>
          )}
          {categories && !isEmpty && <CalendarViewCategories categories={categories} />}
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
