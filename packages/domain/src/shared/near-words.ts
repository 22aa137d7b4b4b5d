const SHORTEST = 4;
const MOST_NEAR = 8;

/** What a plural is the plural of, and the plurals that do not begin with their singular; Spanish and English. */
const FORMS: readonly (readonly [ending: RegExp, ...instead: string[]])[] = [
  [/ces$/, 'z', 'ce'],
  [/ies$/, 'y', 'ie'],
  [/ves$/, 'f', 've'],
  [/es$/, '', 'e'],
  [/(?<![su])s$/, ''],
  [/z$/, 'ces'],
  [/y$/, 'ies'],
  [/f$/, 'ves'],
];

/**
 * The other number of a word in its search key, without the word itself; what merely adds letters to it is left out.
 *
 * @example wordForms('nueces') // ['nuez', 'nuece']
 */
export function wordForms(word: string): string[] {
  if (word.length < SHORTEST) return [];
  const rule = FORMS.find(([ending]) => ending.test(word));
  return (rule?.slice(1) as string[] | undefined)?.map((instead) => word.replace(rule![0], instead)) ?? [];
}

/** Letters that sound alike in Spanish are one: «uevo», «verenjena» and «merlusa» are written by ear. */
const heard = (word: string): string =>
  word
    .replace(/h/g, '')
    .replace(/qu(?=[ei])|k|c(?![eih])/g, 'k')
    .replace(/[zc]/g, 's')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1+/g, '$1');

/** Letters that may sound alike share a bit; an `h` is silent. */
const LETTER_BITS: Readonly<Record<string, number>> = (() => {
  const groups = ['ckqsz', 'bv', 'ly', 'gj', ...'adefimnoprtuwx0123456789'];
  return Object.fromEntries(groups.flatMap((group, at) => [...group].map((letter) => [letter, 1 << at])));
})();

/** Which letters are in a word: two words that differ in many cannot be near, and most differ in many. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (const letter of word) letters |= LETTER_BITS[letter] ?? 0;
  return letters;
};
const bitsOf = (number: number): number => {
  let [count, rest] = [0, number];
  while (rest !== 0) {
    rest &= rest - 1;
    count++;
  }
  return count;
};

/**
 * Letters to insert, leave out, change or swap with the next between two words, and between the first one and the
 * nearest beginning of the second, for what is still being typed (Damerau 1964, 10.1145/363958.363994).
 */
function distances(one: string, other: string): { whole: number; begin: number } {
  let [beforeLast, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) least = Math.min(least, beforeLast[j - 2]! + 1);
      row.push(least);
    }
    [beforeLast, last] = [last, row];
  }
  return { whole: last[other.length]!, begin: Math.min(...last) };
}

/** How many letters may be wrong: one of four, two from eight on; no figure of a number. */
const allowedIn = (word: string): number =>
  word.length < SHORTEST || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;

/**
 * Words of a list that a mistyped one most likely means: those that are least far, none where all are far. Search keys all.
 *
 * @example nearWords('merlusa', ['merluza', 'mermelada']) // ['merluza']
 */
export function nearWords(word: string, words: Iterable<string>): string[] {
  const most = allowedIn(word);
  if (most === 0) return [];
  const sound = heard(word);
  const letters = lettersOf(word);
  let [least, near] = [most * 2 + 1, [] as string[]];
  for (const candidate of words) {
    if (candidate.length < SHORTEST - 1 || candidate.length < word.length - most) continue;
    // A longer word has further letters, which say nothing: only those that it lacks count.
    if (bitsOf(letters & ~lettersOf(candidate)) > most) continue;
    const [written, spoken] = [distances(word, candidate), distances(sound, heard(candidate))];
    const [whole, begin] = [Math.min(written.whole, spoken.whole), Math.min(written.begin, spoken.begin)];
    // A whole word is nearer than the beginning of a longer one.
    const far = Math.min(whole * 2, begin * 2 + 1);
    if (whole > most && (begin > most || word.length < SHORTEST + 1)) continue;
    if (far > least) continue;
    if (far < least) [least, near] = [far, []];
    near.push(candidate);
  }
  return near.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, MOST_NEAR);
}
