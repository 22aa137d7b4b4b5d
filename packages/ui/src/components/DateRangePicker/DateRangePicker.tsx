import { useMemo, useState, type Ref } from 'react';
import type { CalendarDate } from '@internationalized/date';
import { CalendarHeading } from 'react-aria-components/Calendar';
import {
  DateRangePicker as AriaDateRangePicker,
  Button,
  Group,
  Popover,
  RangeCalendar,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { dateRangePickerLabels } from '../../labels/fields.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { useMediaQuery } from '../../patterns/responsive/useMediaQuery.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { media } from '../../theme/breakpoints.ts';
import { segments } from '../DateField/DateField.css.ts';
import { DateFieldParts } from '../DateField/DateFieldParts.tsx';
import { fromIso } from '../DateField/isoDate.ts';
import { parseDays } from '../DateField/parseDay.ts';
import type { DayLimits } from '../DateField/useDay.ts';
import { useUnfinishedDay } from '../DateField/useUnfinishedDay.ts';
import type { CalendarOptions } from '../DatePicker/DatePicker.tsx';
import { dialog, month, popover, turn } from '../DatePicker/DatePicker.css.ts';
import { DatePickerMonth } from '../DatePicker/DatePickerMonth.tsx';
import { box, field, inset } from '../Field/Field.css.ts';
import { ariaField, FieldFoot, FieldHead, type FieldProps } from '../Field/Field.tsx';
import { useServerError } from '../Field/serverErrors.ts';
import { useFocusTarget, type FocusTarget } from '../Field/useFocusTarget.ts';
import { DateRangePickerPresets, type DateRangePreset } from './DateRangePickerPresets.tsx';
import { bar, dash, ends, from, months, names, rangeDay, room, to } from './DateRangePicker.css.ts';

/** First and last day of a period, both inclusive, `YYYY-MM-DD`. */
export interface DateRange {
  start: string;
  end: string;
}

export interface DateRangePickerProps extends FieldProps, DayLimits, CalendarOptions {
  inputRef?: Ref<FocusTarget>;
  /** `null` while a day is missing. */
  value?: DateRange | null | undefined;
  defaultValue?: DateRange | undefined;
  onChange?: ((value: DateRange | null) => void) | undefined;
  /** Shown below the field while the last day is before the first. The calendar cannot produce such a period. */
  reversedText?: string | undefined;
  /** Periods chosen with one press: "Last 14 days". */
  presets?: readonly DateRangePreset[] | undefined;
}

/**
 * A period: two days typed, pasted together, chosen from a two-month calendar (one month on a phone), or from a preset.
 */
export function DateRangePicker({
  label,
  hint,
  error: given,
  isOptional,
  value,
  defaultValue,
  onChange,
  min,
  max,
  outOfRangeText,
  reversedText,
  presets = [],
  isReadOnly = false,
  firstDayOfWeek,
  isDayUnavailable,
  inputRef,
  name,
  ...rest
}: DateRangePickerProps) {
  const around = useFocusTarget(inputRef);
  const { reversed } = usePartLabels(dateRangePickerLabels);
  const { locale } = useLocale();
  const startDay = useUnfinishedDay(around, name && `${name}.start`);
  const endDay = useUnfinishedDay(around, name && `${name}.end`);
  const isWide = useMediaQuery(media.tablet);
  const [own, setOwn] = useState<DateRange | null>(defaultValue ?? null);
  const current = value === undefined ? own : value;
  const [startText, endText] = [current?.start, current?.end];
  // The same objects for the same days: React Aria treats new ones as a change and drops incomplete input.
  const range = useMemo(() => {
    const [start, end] = [fromIso(startText), fromIso(endText)];
    return start && end ? { start, end } : null;
  }, [startText, endText]);
  const first = useMemo(() => fromIso(min), [min]);
  const last = useMemo(() => fromIso(max), [max]);

  const change = (next: DateRange | null) => {
    setOwn(next);
    onChange?.(next);
  };
  const take = (days: { start: CalendarDate; end: CalendarDate }) =>
    change({ start: days.start.toString(), end: days.end.toString() });
  const refused = useServerError(name, `${startText} ${endText}`);
  const isReversed = range !== null && range.end.compare(range.start) < 0;
  const isOut =
    range !== null && ((first && range.start.compare(first) < 0) || (last && range.end.compare(last) > 0));
  const error =
    startDay.problem ||
    endDay.problem ||
    given ||
    refused ||
    (isReversed ? (reversedText ?? reversed) : isOut ? outOfRangeText : undefined);
  const shown = isWide ? 2 : 1;

  return (
    <AriaDateRangePicker
      ref={around}
      className={field}
      isReadOnly={isReadOnly}
      shouldForceLeadingZeros
      value={range}
      onChange={(next) => change(next && { start: next.start.toString(), end: next.end.toString() })}
      {...(name === undefined ? {} : { startName: `${name}.start`, endName: `${name}.end` })}
      {...(first ? { minValue: first } : {})}
      {...(last ? { maxValue: last } : {})}
      {...(firstDayOfWeek ? { firstDayOfWeek } : {})}
      {...(isDayUnavailable
        ? { isDateUnavailable: (date: { toString(): string }) => isDayUnavailable(date.toString()) }
        : {})}
      {...ariaField({ error, ...rest })}
    >
      {({ state }) => {
        const paste = (text: string) => {
          const days = isReadOnly ? null : parseDays(text, locale);
          if (days) take(days);
          return days !== null;
        };
        return (
          <>
            <FieldHead label={label} hint={hint} isOptional={isOptional} />
            <Group className={box}>
              <span className={ends}>
                <DateFieldParts
                  slot="start"
                  className={`${segments} ${from}`}
                  watch={startDay.watch}
                  onDay={(day) => !isReadOnly && state.setDate('start', day)}
                  onPasted={paste}
                />
                <span aria-hidden className={dash}>
                  –
                </span>
                <DateFieldParts
                  slot="end"
                  className={`${segments} ${to}`}
                  watch={endDay.watch}
                  onDay={(day) => !isReadOnly && state.setDate('end', day)}
                  onPasted={paste}
                />
              </span>
              <Button className={inset}>
                <Icon icon={CalendarDays} />
              </Button>
            </Group>
            <FieldFoot error={error} />
            <Popover className={popover} offset={4} placement="bottom start">
              <Dialog className={dialog}>
                <div className={room}>
                  <DateRangePickerPresets
                    presets={presets}
                    current={current}
                    onTake={({ start, end }) => {
                      change({ start, end });
                      state.setOpen(false);
                    }}
                  />
                  <RangeCalendar visibleDuration={{ months: shown }} pageBehavior="single">
                    <header className={bar}>
                      <Button slot="previous" className={turn}>
                        <Icon icon={ChevronLeft} />
                      </Button>
                      <div className={names}>
                        {Array.from({ length: shown }, (_, ahead) => (
                          <CalendarHeading
                            key={ahead}
                            level={2}
                            className={month}
                            offset={{ months: ahead }}
                          />
                        ))}
                      </div>
                      <Button slot="next" className={turn}>
                        <Icon icon={ChevronRight} />
                      </Button>
                    </header>
                    <div className={months}>
                      {Array.from({ length: shown }, (_, ahead) => (
                        <DatePickerMonth key={ahead} ahead={ahead} dayClass={rangeDay} />
                      ))}
                    </div>
                  </RangeCalendar>
                </div>
              </Dialog>
            </Popover>
          </>
        );
      }}
    </AriaDateRangePicker>
  );
}
