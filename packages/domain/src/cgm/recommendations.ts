import { z } from 'zod';
import { optionalText, requiredText, LANGUAGES, type FieldCode, type Language } from '../shared/index.ts';

export const RECOMMENDATION_LIMITS = {
  characters: 1000,
  perTest: 100,
  templates: 100,
} as const;

/** How long a deleted recommendation can be restored, days. */
export const RECOMMENDATION_RESTORE_DAYS = 30;

const code = (value: FieldCode): FieldCode => value;

/** What a patient is advised, in the language in which they read it. */
export const recommendationSchema = z.object({
  message: requiredText(RECOMMENDATION_LIMITS.characters),
  language: z.enum(LANGUAGES, { error: code('OPTION_INVALID') }),
});
export type RecommendationForm = z.infer<typeof recommendationSchema>;

/** A text that an account's specialists use again, in one language or both. */
export const recommendationTemplateSchema = z
  .object({
    messageEs: optionalText(RECOMMENDATION_LIMITS.characters),
    messageEn: optionalText(RECOMMENDATION_LIMITS.characters),
  })
  .refine(({ messageEs, messageEn }) => messageEs !== null || messageEn !== null, {
    path: ['messageEs'],
    error: code('REQUIRED'),
  });
export type RecommendationTemplateForm = z.infer<typeof recommendationTemplateSchema>;
export type RecommendationTemplateInput = z.input<typeof recommendationTemplateSchema>;

/** A template's text in a language; null where it has none. */
export const templateMessage = (
  { messageEs, messageEn }: RecommendationTemplateForm,
  language: Language,
): string | null => (language === 'es' ? messageEs : messageEn);
