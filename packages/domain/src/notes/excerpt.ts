/** Lower case without accents, as notes are searched. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const LENGTH = 140;
/** Characters shown before the word that was found. */
const LEAD = 40;

/**
 * The beginning of a text on one line, or the context of the first searched word in it, ignoring case and accents.
 *
 * @example excerptOf('Duerme mal.\nCena a las once.', 'CENA') // 'Duerme mal. Cena a las once.'
 */
export function excerptOf(text: string, search = ''): string {
  const letters = [...text.replace(/\s+/gu, ' ').trim()];
  const at = firstHit(letters, search);
  const from = at <= LEAD ? 0 : startOfWord(letters, at - LEAD);
  const part = letters.slice(from, from + LENGTH).join('');
  return `${from > 0 ? '… ' : ''}${part.trim()}${from + LENGTH < letters.length ? '…' : ''}`;
}

function firstHit(letters: readonly string[], search: string): number {
  // Folding can lengthen or shorten a letter, so each keeps its original position.
  const origin: number[] = [];
  let haystack = '';
  letters.forEach((letter, index) => {
    const plain = folded(letter);
    haystack += plain;
    for (let i = 0; i < plain.length; i += 1) origin.push(index);
  });
  const hits = folded(search)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => haystack.indexOf(word))
    .filter((hit) => hit >= 0);
  return hits.length === 0 ? 0 : (origin[Math.min(...hits)] ?? 0);
}

function startOfWord(letters: readonly string[], from: number): number {
  const space = letters.indexOf(' ', from);
  return space >= 0 && space - from < LEAD / 2 ? space + 1 : from;
}
