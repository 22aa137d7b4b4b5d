import type { DateRange } from '../components/DateRangePicker/DateRangePicker.tsx';

export type Feeling = 'FATAL' | 'BAD' | 'NORMAL' | 'GOOD' | 'GREAT';
type Macro = 'carbohydrate' | 'fat' | 'protein';

/** One value of every kind that a field of the kit holds. */
export interface EveryValue {
  surname: string | null;
  note: string | null;
  code: string;
  search: string;
  phone: string | null;
  weight: number | null;
  zone: 'madrid' | 'berlin' | null;
  person: 'ana' | 'luis' | null;
  people: readonly ('ana' | 'luis')[];
  birth: string | null;
  start: string | null;
  period: DateRange | null;
  time: string | null;
  order: 'DMY' | 'MDY' | null;
  way: 'new' | 'copy' | null;
  allergies: ('nuts' | 'milk')[];
  feeling: Feeling | null;
  intensity: number;
  range: readonly [number, number];
  macros: Record<Macro, number | null>;
  report: File | null;
  consent: boolean;
  reminders: boolean;
}

/** What a field needs to be connected to a form: what `useField` returns, and what the other two ways amount to. */
export interface Binding<Value> {
  name: string;
  value?: Value | undefined;
  defaultValue?: NonNullable<Value> | undefined;
  onChange?: ((value: Value | null) => void) | undefined;
  onBlur?: (() => void) | undefined;
  inputRef?: (field: unknown) => void;
  error?: string | undefined;
}
export interface ToggleBinding {
  name: string;
  isSelected?: boolean | undefined;
  isInitiallySelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  onBlur?: (() => void) | undefined;
  inputRef?: (field: unknown) => void;
  error?: string | undefined;
}
export interface FileBinding {
  name: string;
  value?: File | null | undefined;
  onSelect?: ((file: File) => void) | undefined;
  onCancel?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  inputRef?: (field: unknown) => void;
  error?: string | undefined;
}
type Toggle = 'consent' | 'reminders';
export type EveryBinding = {
  [Name in Exclude<keyof EveryValue, Toggle | 'report'>]: Binding<EveryValue[Name]>;
} & Record<Toggle, ToggleBinding> & { report: FileBinding };
