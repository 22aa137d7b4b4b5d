import { foodName, measureName } from './names.ts';

type Language = 'es' | 'en';
interface Counted {
  /** To the nearest half. */
  count: number;
  nameEs: string | null;
  nameEn: string | null;
}

/** Words before which a measure ends: what follows says more about what is in it. */
const SPANISH_END = /^(de|del|en|con|sin|para|al|a|por)$/u;
const ENGLISH_END = /^(of|in|with|without|for)$/u;
const LINKS = new Set(['o', 'u', 'y', 'e', 'or', 'and']);
const HALF = '½';

/** @example pluralOf('pieza mediana', 'es') // 'piezas medianas' */
function pluralOf(name: string, language: Language): string {
  const words = name.split(' ');
  // A comma or a bracket ends the measure too, as in "cup, chopped".
  const end = words.findIndex(
    (word, at) =>
      word.startsWith('(') ||
      (at > 0 && words[at - 1]!.endsWith(',')) ||
      (language === 'es' ? SPANISH_END : ENGLISH_END).test(word),
  );
  const head = end < 0 ? words.length : end;
  const plural = (word: string, at: number): string => {
    if (at >= head || LINKS.has(word)) return word;
    const [, bare = word, rest = ''] = /^(.*?)(,?)$/u.exec(word) ?? [];
    if (language === 'es') return spanishPlural(bare) + rest;
    // Of several English words the noun is the last, before each "or".
    const isNoun = at === head - 1 || LINKS.has(words[at + 1] ?? '');
    return isNoun ? englishPlural(bare) + rest : word;
  };
  return words.map(plural).join(' ');
}

function spanishPlural(word: string): string {
  if (/[^\p{L}]/u.test(word) || word === '') return word;
  if (/[aeiouáéó]$/iu.test(word)) return `${word}s`;
  if (/z$/iu.test(word)) return `${word.slice(0, -1)}ces`;
  const stressed = /([áéíóú])([ns])$/iu.exec(word);
  if (stressed) return `${word.slice(0, -2)}${PLAIN[stressed[1]!] ?? stressed[1]}${stressed[2]}es`;
  return /[sx]$/iu.test(word) ? word : `${word}es`;
}
const PLAIN: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

function englishPlural(word: string): string {
  if (/[^\p{L}]/u.test(word) || word === '') return word;
  if (/(lea|loa|hal|shel)f$/iu.test(word)) return `${word.slice(0, -1)}ves`;
  if (/(s|x|z|ch|sh)$/iu.test(word)) return `${word}es`;
  if (/[^aeiou]y$/iu.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/** Whether a Spanish measure is "una" and "media". */
const isFeminine = (name: string): boolean =>
  /^\S*(a|dad|ión)$/iu.test(name.split(' ')[0]?.replace(',', '') ?? '');

/**
 * So many of a household measure as a person says it.
 *
 * @example householdWords({ count: 2.5, nameEs: '1 taza', nameEn: '1 cup' }, 'es') // '2 tazas y media'
 * @example householdWords({ count: 2.5, nameEs: '1 taza', nameEn: '1 cup' }, 'en') // '2½ cups'
 */
export function householdWords({ count, ...names }: Counted, language: Language): string {
  const name = measureName(names, language).trim();
  const of = foodName(names, language) === names.nameEs ? 'es' : 'en';
  // A measure that counts by itself, as "2 biscuits" or "½ packet", is not counted in words.
  if (/^[\d½¼¾]/u.test(name)) return `${String(count).replace('.', language === 'es' ? ',' : '.')} × ${name}`;
  const whole = Math.floor(count);
  const hasHalf = count - whole >= 0.25;
  if (whole === 0)
    return of === 'es'
      ? `${isFeminine(name) ? 'media' : 'medio'} ${name}`
      : `half ${/^[aeiou]/iu.test(name) ? 'an' : 'a'} ${name}`;
  if (!hasHalf) return `${whole} ${whole === 1 ? name : pluralOf(name, of)}`;
  if (of === 'es' && !name.includes(' '))
    return `${whole} ${whole === 1 ? name : pluralOf(name, of)} y ${isFeminine(name) ? 'media' : 'medio'}`;
  return `${whole}${HALF} ${pluralOf(name, of)}`;
}

/** Pieces to the nearest half, as a person writes them. @example halvesText(1.5) // '1½' */
export const halvesText = (count: number): string => {
  const whole = Math.floor(count);
  return `${whole === 0 ? '' : whole}${count - whole >= 0.25 ? HALF : ''}`;
};
