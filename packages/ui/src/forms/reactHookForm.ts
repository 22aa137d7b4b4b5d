import {
  type Control,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type RefCallBack,
  useController,
} from 'react-hook-form';

/** Turns a schema's message for a field into a sentence; schemas may return codes. */
export type Say = (message: string | undefined) => string | undefined;

const asItIs: Say = (message) => message;

/** The props that a form passes to a field of the kit. */
export interface BoundField<Name extends string, Value> {
  name: Name;
  value: Value;
  /** `null` for an emptied field. */
  onChange: (value: Value | null) => void;
  onBlur: () => void;
  /** What receives focus when the field is invalid. */
  inputRef: RefCallBack;
  error: string | undefined;
  isDisabled?: true;
}

/** The props that a form passes to Checkbox and Switch. */
export interface BoundToggle<Name extends string, Value> extends Omit<
  BoundField<Name, Value>,
  'value' | 'onChange'
> {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** The props that a form passes to FileDrop. */
export interface BoundFile<Name extends string, Value> extends Omit<BoundField<Name, Value>, 'onChange'> {
  onSelect: (file: File) => void;
  onCancel: () => void;
}

/**
 * Connects any field of the kit to react-hook-form: name, value, changes, blur, error, and focus on error.
 *
 * The path is checked against the form's values, and the value against the field: a `NumberField` takes the path of a
 * `number | null`, a `Rating` that of its five ids. Fields call `onChange` with `null` when emptied; whether that is
 * allowed is up to the schema.
 *
 * @param say turns the schema's codes into sentences; without it messages are shown as they are
 *
 * @example <TextField {...useField(control, 'name')} label="Name" />
 */
export function useField<Values extends FieldValues, Name extends Path<Values>, Output = Values>(
  control: Control<Values, unknown, Output>,
  name: Name,
  translate: Say = asItIs,
): BoundField<Name, PathValue<Values, Name>> {
  const { field, fieldState } = useController({ control, name });
  return {
    name,
    value: field.value as PathValue<Values, Name>,
    onChange: (value: PathValue<Values, Name> | null) => field.onChange(value),
    onBlur: field.onBlur,
    inputRef: field.ref,
    error: translate(messageOf(fieldState.error)),
    ...(field.disabled ? { isDisabled: true } : {}),
  };
}

/**
 * The same for what is ticked or turned on: Checkbox and Switch.
 * @example <Checkbox {...useToggle(control, 'hasConsent')}>I have the consent</Checkbox>
 */
export function useToggle<Values extends FieldValues, Name extends Path<Values>, Output = Values>(
  control: Control<Values, unknown, Output>,
  name: Name,
  translate: Say = asItIs,
): BoundToggle<Name, PathValue<Values, Name>> {
  const { value, onChange, ...field } = useField(control, name, translate);
  return {
    ...field,
    isSelected: Boolean(value),
    onChange: (isSelected: boolean) => onChange(isSelected as PathValue<Values, Name>),
  };
}

/**
 * The same for FileDrop: the form holds the `File`, and `null` once it is removed. Show it with `value`.
 *
 * @example <FileDrop {...useFile(control, 'report')} label="Report" … />
 */
export function useFile<Values extends FieldValues, Name extends Path<Values>, Output = Values>(
  control: Control<Values, unknown, Output>,
  name: Name,
  translate: Say = asItIs,
): BoundFile<Name, PathValue<Values, Name>> {
  const { onChange, ...field } = useField(control, name, translate);
  return {
    ...field,
    onSelect: (file: File) => onChange(file as PathValue<Values, Name>),
    onCancel: () => onChange(null),
  };
}

/**
 * All errors, as Form and FormErrorSummary take them: one entry per field, in the order of the form's values, with
 * nested fields by their path (`macros.fat`).
 *
 * @param labels put before the message, by path
 */
export function problemsOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  { translate = asItIs, labels = {} }: { translate?: Say; labels?: Partial<Record<string, string>> } = {},
): { name: string; message: string }[] {
  return leavesOf(errors, '').flatMap(({ name, error }) => {
    const message = translate(messageOf(error));
    if (message === undefined) return [];
    const label = labels[name];
    return [{ name, message: label === undefined ? message : `${label}: ${message}` }];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The message of an error; for a list or group whose parts have errors, its own message. */
function messageOf(error: unknown): string | undefined {
  if (!isRecord(error)) return undefined;
  if (typeof error.message === 'string') return error.message;
  return isRecord(error.root) && typeof error.root.message === 'string' ? error.root.message : undefined;
}

function leavesOf(errors: unknown, path: string): { name: string; error: unknown }[] {
  if (!isRecord(errors)) return [];
  return Object.entries(errors).flatMap(([key, error]) => {
    const name = path === '' ? key : `${path}.${key}`;
    return messageOf(error) === undefined ? leavesOf(error, name) : [{ name, error }];
  });
}
