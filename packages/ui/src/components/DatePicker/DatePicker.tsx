import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker as AriaDatePicker,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { segment, segments } from '../DateField/DateField.css.ts';
import { ariaDate, type DateFieldProps } from '../DateField/DateField.tsx';
import { box, field, inset } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead } from '../Field/Field.tsx';
import { day, dialog, grid, head, month, popover, turn, weekday } from './DatePicker.css.ts';

export interface DatePickerProps extends DateFieldProps {
  /** First day of the week, when it is not the language's. */
  firstDayOfWeek?: 'mon' | 'sun' | 'sat' | undefined;
}

/** A day near today, typed or taken from a calendar. */
export function DatePicker({
  label,
  hint,
  error,
  optionalLabel,
  value,
  defaultValue,
  onChange,
  min,
  max,
  isReadOnly,
  firstDayOfWeek,
  ...rest
}: DatePickerProps) {
  return (
    <AriaDatePicker
      className={field}
      {...(firstDayOfWeek ? { firstDayOfWeek } : {})}
      {...ariaDate({ value, defaultValue, onChange, min, max, isReadOnly })}
      {...ariaField({ error, ...rest })}
    >
      <FieldHead label={label} hint={hint} optionalLabel={optionalLabel} />
      <Group className={box}>
        <DateInput className={segments}>
          {(part) => <DateSegment segment={part} className={segment} />}
        </DateInput>
        <Button className={inset}>
          <Icon icon={CalendarDays} />
        </Button>
      </Group>
      <FieldFoot error={error} />
      <Popover className={popover} offset={4} placement="bottom end">
        <Dialog className={dialog}>
          <Calendar>
            <header className={head}>
              <Button slot="previous" className={turn}>
                <Icon icon={ChevronLeft} />
              </Button>
              <Heading level={2} className={month} />
              <Button slot="next" className={turn}>
                <Icon icon={ChevronRight} />
              </Button>
            </header>
            <CalendarGrid className={grid} weekdayStyle="short">
              <CalendarGridHeader>
                {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>{(date) => <CalendarCell date={date} className={day} />}</CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
