import type { FieldErrors, FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { fieldErrorsOf, sentenceForError } from '../api-errors.ts';
import { fieldSentence } from '../sentences.ts';

/**
 * Puts the server's refusal where it belongs: below the fields that it names.
 * @returns the sentence for what belongs to no field, or null when every part found its place.
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

/** The errors of a form as the kit's summary wants them: one per field, in words. */
export function summaryOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  labels: Partial<Record<Path<Values>, string>>,
): { name: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const message = fieldSentence(messageIn(error));
    if (message === undefined) return [];
    const label = labels[name as Path<Values>];
    return [{ name, message: label === undefined ? message : `${label}: ${message}` }];
  });
}

function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message, root } = error as { message?: unknown; root?: { message?: unknown } };
  if (typeof message === 'string') return message;
  return typeof root?.message === 'string' ? root.message : undefined;
}
