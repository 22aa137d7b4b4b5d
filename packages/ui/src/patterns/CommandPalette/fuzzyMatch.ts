/** Where a query matched in a text. */
export interface FuzzyMatch {
  /** Higher is better: the start of the text over the start of a word, over its middle, over scattered letters. */
  score: number;
  /** Indices of the matched letters, for highlighting. */
  letters: ReadonlySet<number>;
}

/** Combining marks split off by NFD: accents, tildes, the cedilla. */
const marks = /\p{M}/gu;

/**
 * Matches a few letters against a text: ignoring accents and case, in any word order, and as word prefixes ("npat" for
 * "New patient"). Letters scattered elsewhere do not count: they would match anything.
 *
 * @param options `hasInitials`: whether words may be abbreviated to their first letters
 *
 * @returns nothing when a word of the query is not in the text
 *
 * @example fuzzyMatch('nutricion', 'Plan de nutrición')?.score // 60
 */
export function fuzzyMatch(
  query: string,
  text: string,
  { hasInitials = true }: { hasInitials?: boolean } = {},
): FuzzyMatch | undefined {
  const folded = fold(text);
  const letters = new Set<number>();
  let score = 0;
  for (const word of query.trim().split(/\s+/u)) {
    const found = findWord([...fold(word).letters], folded, hasInitials);
    if (!found) return undefined;
    score += found.score;
    for (const at of found.places) letters.add(folded.origin[at] ?? 0);
  }
  return { score, letters };
}

interface Folded {
  letters: string[];
  /** Index in the text of each folded letter. */
  origin: number[];
  /** Whether a word starts there. */
  isStart: boolean[];
}

function fold(text: string): Folded {
  const folded: Folded = { letters: [], origin: [], isStart: [] };
  let wasWord = false;
  let wasLower = false;
  let index = 0;
  for (const sign of text) {
    const isWord = /[\p{L}\p{N}\p{M}]/u.test(sign);
    const isUpper = sign !== sign.toLowerCase();
    const bare = sign.normalize('NFD').replace(marks, '').toLowerCase();
    [...bare].forEach((letter, part) => {
      folded.letters.push(letter);
      folded.origin.push(index);
      folded.isStart.push(part === 0 && isWord && (!wasWord || (isUpper && wasLower)));
    });
    wasWord = isWord;
    wasLower = isWord && !isUpper;
    index += sign.length;
  }
  return folded;
}

function findWord(
  word: string[],
  text: Folded,
  hasInitials: boolean,
): { score: number; places: number[] } | undefined {
  if (word.length === 0) return { score: 0, places: [] };
  const joined = word.join('');
  let inside: number | undefined;
  for (let at = 0; at + word.length <= text.letters.length; at++) {
    if (text.letters.slice(at, at + word.length).join('') !== joined) continue;
    if (text.isStart[at]) return { score: at === 0 ? 100 : 60, places: run(at, word.length) };
    inside ??= at;
  }
  if (inside !== undefined) return { score: 30, places: run(inside, word.length) };
  if (!hasInitials) return undefined;
  const places = beginnings(word, text, 0, 0, false, []);
  return places && { score: 10, places };
}

const run = (at: number, length: number) => Array.from({ length }, (_, index) => at + index);

/**
 * Each letter starts a word or follows the previous one.
 *
 * @param hopeless for each letter of the word the place from which no start of a word leads to a match; it keeps a long
 *   text from being read again for each of its words
 */
function beginnings(
  word: string[],
  text: Folded,
  letter: number,
  from: number,
  isNext: boolean,
  hopeless: number[],
): number[] | undefined {
  if (letter === word.length) return [];
  for (let at = from; at < text.letters.length; at++) {
    const follows = isNext && at === from;
    if (!follows && at >= (hopeless[letter] ?? text.letters.length)) break;
    if (text.letters[at] !== word[letter] || !(text.isStart[at] || follows)) continue;
    const rest = beginnings(word, text, letter + 1, at + 1, true, hopeless);
    if (rest) return [at, ...rest];
  }
  hopeless[letter] = Math.min(hopeless[letter] ?? from, from);
  return undefined;
}
