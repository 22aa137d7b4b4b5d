import { useMemo, useState } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { fromIso } from './isoDate.ts';

/** What single-day fields share, besides label and hint. */
/** Which days a field takes. */
export interface DayLimits {
  /** First and last day allowed, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /** Shown below the field while its day is before `min` or after `max`: "Between 1 and 28 February". */
  outOfRangeText?: string | undefined;
  isReadOnly?: boolean | undefined;
}

export interface DayProps extends DayLimits {
  /** Local day `YYYY-MM-DD`; `null` while empty. */
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string | null) => void) | undefined;
}

/** React Aria's props for a day, and the error to show: the given one first, then that of the limits. */
export function useDay(
  { value, defaultValue, onChange, min, max, outOfRangeText, isReadOnly = false }: DayProps,
  given: FieldProps['error'],
) {
  const [own, setOwn] = useState<string | null>(defaultValue ?? null);
  /** Choosing the same day again from the calendar counts as a change: it replaces incomplete input. */
  const [times, setTimes] = useState(0);
  const current = value === undefined ? own : value;
  // The same object for the same day: React Aria treats a new one as a change and drops incomplete input.
  const { day } = useMemo(() => ({ day: fromIso(current), times }), [current, times]);
  const first = useMemo(() => fromIso(min), [min]);
  const last = useMemo(() => fromIso(max), [max]);
  const isOut = day !== null && ((first && day.compare(first) < 0) || (last && day.compare(last) > 0));
  return {
    error: given || (isOut ? outOfRangeText : undefined),
    aria: {
      isReadOnly,
      shouldForceLeadingZeros: true,
      value: day,
      onChange: (next: { toString(): string } | null) => {
        const text = next?.toString() ?? null;
        setOwn(text);
        setTimes((before) => before + 1);
        onChange?.(text);
      },
      ...(first ? { minValue: first } : {}),
      ...(last ? { maxValue: last } : {}),
    },
  };
}
