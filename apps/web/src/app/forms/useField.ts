import { useField as useKitField } from '@healzy/ui/forms/reactHookForm';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { fieldSentence } from '../sentences.ts';

/**
 * Joins a field of the kit to the form, with the sentence for its code.
 * @example <TextField {...useField(control, 'name')} label={t('name')} />
 */
export function useField<Values extends FieldValues, Name extends Path<Values>, Output = Values>(
  control: Control<Values, unknown, Output>,
  name: Name,
) {
  return useKitField(control, name, fieldSentence);
}
