import { useField as useKitField } from '@healzy/ui/forms/reactHookForm';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { fieldSentence } from '../sentences.ts';

/** The fields of a form and their names: the result of `useSavedForm`, or any form of react-hook-form. */
export interface FormFields<Values extends FieldValues, Output = Values> {
  control: Control<Values, unknown, Output>;
  names?: Readonly<Partial<Record<Path<Values>, string>>>;
}

/**
 * Connects a field of the kit to the form, with its name and the sentence for its error code.
 * @example <TextField {...useField(form, 'name')} isRequired />
 */
export function useField<Values extends FieldValues, Name extends Path<Values>, Output = Values>(
  { control, names }: FormFields<Values, Output>,
  name: Name,
) {
  return { label: names?.[name] ?? name, ...useKitField(control, name, fieldSentence) };
}
