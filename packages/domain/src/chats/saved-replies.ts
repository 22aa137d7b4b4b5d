import { z } from 'zod';
import { optionalText, requiredText, type FieldCode, type Language } from '../shared/index.ts';
import { CHAT_MESSAGE_LENGTH, SAVED_REPLY_LIMITS } from './limits.ts';

const code = (value: FieldCode): FieldCode => value;

/** A text that a clinic writes to patients again and again, in one language or both. */
export const savedReplySchema = z
  .object({
    title: requiredText(SAVED_REPLY_LIMITS.title),
    textEs: optionalText(CHAT_MESSAGE_LENGTH),
    textEn: optionalText(CHAT_MESSAGE_LENGTH),
  })
  .refine(({ textEs, textEn }) => textEs !== null || textEn !== null, {
    path: ['textEs'],
    error: code('REQUIRED'),
  });
export type SavedReplyForm = z.infer<typeof savedReplySchema>;
export type SavedReplyInput = z.input<typeof savedReplySchema>;

/** The text in the language that is asked for; in the other one where there is no such text. */
export function savedReplyText(
  { textEs, textEn }: Pick<SavedReplyForm, 'textEs' | 'textEn'>,
  language: Language,
): { text: string; language: Language } {
  const [wanted, other] = language === 'es' ? [textEs, textEn] : [textEn, textEs];
  if (wanted !== null) return { text: wanted, language };
  return { text: other ?? '', language: language === 'es' ? 'en' : 'es' };
}

/**
 * The text for one patient: `{nombre}` and `{name}` become their first name. Other braces stay as they are.
 *
 * @example filledReply('Hola, {nombre}:', 'Lucía') // 'Hola, Lucía:'
 */
export const filledReply = (text: string, firstName: string): string =>
  text.replace(/\{\s*(?:nombre|name)\s*\}/giu, () => firstName.trim());
