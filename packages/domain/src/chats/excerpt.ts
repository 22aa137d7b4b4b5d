import { searchKey } from '../shared/index.ts';

/** Characters of an excerpt, and how many of them precede what was found. */
const EXCERPT = { length: 160, before: 40 } as const;

/**
 * The part of a text around the first word of a search that it contains, on one line.
 *
 * @example excerptAround('¿Puedo cenar después de las diez?', 'despues') // the whole of it: it is short
 */
export function excerptAround(text: string, search: string): string {
  const letters = [...text.replace(/\s+/gu, ' ').trim()];
  if (letters.length <= EXCERPT.length) return letters.join('');
  // A letter may become none or several when accents and ligatures are taken apart: each knows where it came from.
  const places: number[] = [];
  let key = '';
  letters.forEach((letter, index) => {
    const plain = letter === ' ' ? ' ' : searchKey(letter);
    key += plain;
    for (let count = 0; count < plain.length; count += 1) places.push(index);
  });
  const found = searchKey(search)
    .split(' ')
    .map((word) => (word === '' ? -1 : key.indexOf(word)))
    .filter((index) => index >= 0);
  const at = places[Math.min(...found, key.length)] ?? 0;
  const start = Math.max(0, Math.min(at - EXCERPT.before, letters.length - EXCERPT.length));
  const end = start + EXCERPT.length;
  const middle = letters.slice(start, end).join('').trim();
  return `${start > 0 ? '…' : ''}${middle}${end < letters.length ? '…' : ''}`;
}
