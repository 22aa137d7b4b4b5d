import { type Control, type FieldValues, type Path, type PathValue, useController } from 'react-hook-form';
import { fieldSentence } from '../sentences.ts';

/**
 * Joins a field of the kit to the form: value, changes, blur, focus on refusal, and the sentence for its code.
 * @example <TextField {...useField(control, 'name')} label={t('name')} />
 */
export function useField<Values extends FieldValues, Name extends Path<Values>, Output = Values>(
  control: Control<Values, unknown, Output>,
  name: Name,
) {
  const { field, fieldState } = useController({ control, name });
  return {
    name,
    value: field.value as PathValue<Values, Name>,
    // Controls say `null` for "emptied"; whether that may be is the schema's to judge.
    onChange: (value: PathValue<Values, Name> | null) => field.onChange(value),
    onBlur: field.onBlur,
    inputRef: field.ref,
    error: fieldSentence(fieldState.error?.message),
  };
}

/** The same for a text that may be empty: `null` in the form, an empty field on the screen. */
export function useTextField<Values extends FieldValues, Name extends Path<Values>, Output = Values>(
  control: Control<Values, unknown, Output>,
  name: Name,
) {
  const field = useField(control, name);
  return {
    ...field,
    value: (field.value as string | null | undefined) ?? '',
    onChange: (value: string) => field.onChange(value as PathValue<Values, Name>),
  };
}
