import { CalendarHeading } from 'react-aria-components/Calendar';
import {
  Button,
  Calendar,
  DatePicker as AriaDatePicker,
  Group,
  Popover,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { segments } from '../DateField/DateField.css.ts';
import { DateFieldParts } from '../DateField/DateFieldParts.tsx';
import type { DateFieldProps } from '../DateField/DateField.tsx';
import { useDay } from '../DateField/useDay.ts';
import { useUnfinishedDay } from '../DateField/useUnfinishedDay.ts';
import { box, field, inset } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead } from '../Field/Field.tsx';
import { useFocusTarget } from '../Field/useFocusTarget.ts';
import { day as dayClass, dialog, head, month, popover, turn } from './DatePicker.css.ts';
import { DatePickerMonth } from './DatePickerMonth.tsx';

/** How a calendar shows days. */
export interface CalendarOptions {
  /** First day of the week, if it differs from the language's. */
  firstDayOfWeek?: 'mon' | 'sun' | 'sat' | undefined;
  /** Days (`YYYY-MM-DD`) between the limits that cannot be chosen from the calendar. */
  isDayUnavailable?: ((day: string) => boolean) | undefined;
}

export interface DatePickerProps extends DateFieldProps, CalendarOptions {}

/** A day near today, typed, pasted or chosen from a calendar. */
export function DatePicker({
  label,
  hint,
  error,
  isOptional,
  value,
  defaultValue,
  onChange,
  min,
  max,
  outOfRangeText,
  isReadOnly,
  firstDayOfWeek,
  isDayUnavailable,
  inputRef,
  ...rest
}: DatePickerProps) {
  const around = useFocusTarget(inputRef);
  const { problem, watch } = useUnfinishedDay(around, rest.name);
  const day = useDay(
    { value, defaultValue, onChange, min, max, outOfRangeText, isReadOnly },
    problem || error,
  );
  return (
    <AriaDatePicker
      ref={around}
      className={field}
      {...(firstDayOfWeek ? { firstDayOfWeek } : {})}
      {...(isDayUnavailable
        ? { isDateUnavailable: (date: { toString(): string }) => isDayUnavailable(date.toString()) }
        : {})}
      {...day.aria}
      {...ariaField({ error: day.error, ...rest })}
    >
      {({ state }) => (
        <>
          <FieldHead label={label} hint={hint} isOptional={isOptional} />
          <Group className={box}>
            <DateFieldParts className={segments} onDay={(next) => state.setValue(next)} watch={watch} />
            <Button className={inset}>
              <Icon icon={CalendarDays} />
            </Button>
          </Group>
          <FieldFoot error={day.error} />
          <Popover className={popover} offset={4} placement="bottom end">
            <Dialog className={dialog}>
              <Calendar>
                <header className={head}>
                  <Button slot="previous" className={turn}>
                    <Icon icon={ChevronLeft} />
                  </Button>
                  <CalendarHeading level={2} className={month} />
                  <Button slot="next" className={turn}>
                    <Icon icon={ChevronRight} />
                  </Button>
                </header>
                <DatePickerMonth dayClass={dayClass} />
              </Calendar>
            </Dialog>
          </Popover>
        </>
      )}
    </AriaDatePicker>
  );
}
