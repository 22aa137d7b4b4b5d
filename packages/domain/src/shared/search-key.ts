/**
 * Lower case, without accents: the form in which names are searched, sorted and compared.
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
