import type { DateRangePreset } from '../../components/DateRangePicker/DateRangePickerPresets.tsx';

/** A filter: a choice of options, a period, or a range of numbers. */
export type Filter =
  | {
      kind: 'choice';
      id: string;
      label: string;
      options: readonly { id: string; label: string }[];
      /** At most one, or any number. Default `multiple`. */
      selectionMode?: 'single' | 'multiple';
    }
  | {
      kind: 'dates';
      id: string;
      label: string;
      min?: string;
      max?: string;
      /** Both days from one calendar, with presets; without it two separate days, either of them open. */
      calendar?: {
        /** Shown below the field while the last day is before the first. */
        reversedText?: string;
        presets?: readonly DateRangePreset[];
      };
    }
  | { kind: 'numbers'; id: string; label: string; unit?: string; min?: number; max?: number; step?: number };

/** The value of a filter. Days are `YYYY-MM-DD`; `null` leaves an end open. */
export type FilterValue =
  | { kind: 'choice'; ids: readonly string[] }
  | { kind: 'dates'; from: string | null; to: string | null }
  | { kind: 'numbers'; from: number | null; to: number | null };

/** All filter values, by id; unset filters are absent. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

/** Whether a value filters anything. */
export function isSet(value: FilterValue | undefined): value is FilterValue {
  if (!value) return false;
  if (value.kind === 'choice') return value.ids.length > 0;
  if (value.kind === 'dates') return value.from !== null || value.to !== null;
  const isNumber = (end: number | null) => end !== null && !Number.isNaN(end);
  return isNumber(value.from) || isNumber(value.to);
}

/** The values with one filter set or unset. */
export function withValue(values: FilterValues, id: string, value: FilterValue | undefined): FilterValues {
  const { [id]: _before, ...others } = values;
  return isSet(value) ? { ...others, [id]: value } : others;
}

/**
 * Formats a value briefly enough for a chip: the options by name, `3 – 7`, `≥ 3`, `≤ 7`. Without words, so that it
 * needs no translation.
 *
 * @example describe({ kind: 'numbers', id: 'w', label: 'Weight', unit: 'kg' }, { kind: 'numbers', from: 60, to: null },
 * 'en') // '≥ 60 kg'
 */
export function describe(filter: Filter, value: FilterValue, locale: string): string {
  if (filter.kind === 'choice' && value.kind === 'choice') {
    const names = filter.options.filter(({ id }) => value.ids.includes(id)).map(({ label }) => label);
    const [first, second] = names;
    return names.length > 2 ? `${first}, ${second} +${names.length - 2}` : names.join(', ');
  }
  if (filter.kind === 'dates' && value.kind === 'dates') {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    return between(value.from, value.to, (day) => {
      const date = new Date(`${day}T00:00:00Z`);
      // A hand-edited address can contain anything.
      return Number.isNaN(date.getTime()) ? day : format.format(date);
    });
  }
  if (filter.kind === 'numbers' && value.kind === 'numbers') {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
    const known = (end: number | null) => (Number.isNaN(end) ? null : end);
    const range = between(known(value.from), known(value.to), (number) => format.format(number));
    return filter.unit ? `${range}\u00a0${filter.unit}` : range;
  }
  return '';
}

function between<End>(from: End | null, to: End | null, format: (end: End) => string): string {
  if (from !== null && to !== null) return from === to ? format(from) : `${format(from)} – ${format(to)}`;
  if (from !== null) return `≥ ${format(from)}`;
  return to === null ? '' : `≤ ${format(to)}`;
}
