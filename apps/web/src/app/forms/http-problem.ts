import { problemsOf } from '@healzy/ui/forms/reactHookForm';
import type { FieldErrors, FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { fieldErrorsOf, sentenceForError } from '../api-errors.ts';
import { fieldSentence } from '../sentences.ts';

/**
 * Shows the server's errors on the fields that they name.
 * @returns the sentence for errors without a field, or null if every error belongs to one.
 */
export function showRefusal<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): string | null {
  let hasPlace = false;
  for (const [path, code] of fieldErrorsOf(error)) {
    const field = fields.find((name) => path === name || path.startsWith(`${name}.`));
    if (field === undefined) continue;
    setError(field, { type: 'server', message: code });
    hasPlace = true;
  }
  return hasPlace ? null : sentenceForError(error);
}

/** The errors of a form as the kit's summary takes them: one sentence per field. */
export function summaryOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  labels: Readonly<Partial<Record<Path<Values>, string>>>,
): { name: string; message: string }[] {
  return problemsOf(errors, { translate: fieldSentence, labels });
}
