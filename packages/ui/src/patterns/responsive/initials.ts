/** Initials of the first two words, in capitals: «Clínica Alba Norte» → «CA». Empty for a blank name. */
export function initials(name: string, locale?: string): string {
  const words = name.trim().split(/\s+/u).slice(0, 2);
  return words
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase(locale);
}
