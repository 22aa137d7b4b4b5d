/**
 * First letters of the first two words of a name, in capitals; empty for a blank name.
 *
 * @param locale language whose capitals they are, when it is not the page's
 * @example initials('María de la O') // 'MD'
 * @example initials('Clínica Alba Norte') // 'CA'
 */
export function initials(name: string, locale?: string): string {
  const messages = name.trim().split(/\s+/u).slice(0, 2);
  // A letter can be more than one code unit (emoji, combining accents): take what a reader sees as one.
  const first = (word: string) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '';
  return messages.map(first).join('').toLocaleUpperCase(locale);
}
