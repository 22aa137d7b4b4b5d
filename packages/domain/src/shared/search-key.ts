/**
 * Lower case, without accents: what names are searched, ordered and compared by.
 *
 * @example searchKey(' Ángel  Núñez ') // 'angel nunez'
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
