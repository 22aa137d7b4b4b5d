import type { Part } from './parts.ts';
import { thesaurus } from './thesaurus.ts';

/** Lower case without accents, so that «menu» finds «menú». */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const folded = thesaurus.map((row) => row.map(fold));

/** A word and its synonyms: all entries of the rows in which an entry starts with it. */
function meanings(word: string): string[] {
  const rows = word.length < 3 ? [] : folded.filter((row) => row.some((each) => each.startsWith(word)));
  return [...new Set([word, ...rows.flat()])];
}

function score(part: Part, word: string): number {
  const name = fold(part.name);
  const what = fold(part.what);
  const text = fold(part.text);
  let best = 0;
  for (const [index, each] of meanings(word).entries()) {
    // A typed word ranks above its synonyms.
    const weight = index === 0 ? 2 : 1;
    if (name === each) best = Math.max(best, 50 * weight);
    else if (name.startsWith(each)) best = Math.max(best, 30 * weight);
    else if (name.includes(each)) best = Math.max(best, 20 * weight);
    else if (new RegExp(`\\b${each.replace(/[^\p{L}\p{N}]/gu, '.')}`, 'u').test(what))
      best = Math.max(best, 6 * weight);
    else if (index === 0 && text.includes(each)) best = Math.max(best, 2);
  }
  return best;
}

/**
 * Parts that match every word of the query, best first; all of them for an empty query.
 *
 * @example findParts(parts, 'desplegable')[0].name // 'Select'
 */
export function findParts(parts: readonly Part[], question: string): readonly Part[] {
  const phrase = fold(question).trim().replace(/\s+/g, ' ');
  // «lista desplegable» is one term, not a list that happens to be expandable.
  const isOneThing = folded.some((row) => row.includes(phrase));
  const words = isOneThing ? [phrase] : phrase.split(' ').filter(Boolean);
  if (!words.length) return parts;
  return parts
    .map((part) => ({ part, scores: words.map((word) => score(part, word)) }))
    .filter(({ scores }) => scores.every((each) => each > 0))
    .map(({ part, scores }) => ({ part, sum: scores.reduce((a, b) => a + b, 0) }))
    .sort((a, b) => b.sum - a.sum || a.part.name.localeCompare(b.part.name))
    .map(({ part }) => part);
}
