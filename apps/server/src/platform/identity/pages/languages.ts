import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@healzy/domain/shared';

/** The language of a tag such as `en-GB`, if supported. */
export function languageOf(tag: unknown): Language | undefined {
  if (typeof tag !== 'string') return undefined;
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary);
}

/** Languages of an Accept-Language header, most preferred first (RFC 9110, 12.5.4). */
function acceptedTags(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, weight: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** What is known about a person's preferred language, by priority. */
export interface LanguageWishes {
  /** Chosen on the page itself. */
  chosen?: unknown;
  /** `ui_locales` of the requesting application: tags separated by spaces. */
  uiLocales?: unknown;
  acceptLanguage?: string | undefined;
}

export function pickLanguage({ chosen, uiLocales, acceptLanguage }: LanguageWishes): Language {
  const tags = [
    chosen,
    ...(typeof uiLocales === 'string' ? uiLocales.split(' ') : []),
    ...acceptedTags(acceptLanguage ?? ''),
  ];
  for (const tag of tags) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}
