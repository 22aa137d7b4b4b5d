import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { grid, weekday } from './DatePicker.css.ts';

/** The days of one month; `ahead` months after the first one shown. */
export function DatePickerMonth({ ahead = 0, dayClass }: { ahead?: number; dayClass: string }) {
  const { locale } = useLocale();
  return (
    <CalendarGrid
      className={grid}
      weekdayStyle={hasShortWeekdays(locale) ? 'short' : 'narrow'}
      offset={{ months: ahead }}
    >
      <CalendarGridHeader>
        {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={dayClass} />}</CalendarGridBody>
    </CalendarGrid>
  );
}

/**
 * Some languages' short weekdays are whole words, wider than a column. Screen readers get full names from the grid's
 * days.
 */
function hasShortWeekdays(locale: string): boolean {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return [0, 1, 2, 3, 4, 5, 6].every((day) => name.format(Date.UTC(2001, 0, day)).length <= 4);
}
