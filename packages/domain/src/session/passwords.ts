import { COMMON_WORDS } from './common-words.ts';
import { LEAKED_PASSWORDS } from './leaked-passwords.ts';

/** Shortest and longest password, in characters. The upper limit only keeps requests small. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;

/** Why a new password is rejected. */
export type PasswordWeakness =
  'TOO_SHORT' | 'TOO_LONG' | 'TOO_COMMON' | 'TOO_PERSONAL' | 'REPEATED' | 'SEQUENCE';

/** Why a character adds little to the effort of guessing. */
type Guessable = Exclude<PasswordWeakness, 'TOO_SHORT' | 'TOO_LONG'>;

/** A stretch of the password that counts as one character, whatever its length. */
interface Stretch {
  kind: Guessable;
  from: number;
  to: number;
}

/** Characters that must remain when each guessable stretch counts as one. */
const LEAST_WORTH = 9;
const SHORTEST_RUN = 4;
const SHORTEST_REPEAT = 3;
const SHORTEST_PERSONAL = 3;
/** A name of this length must not be part of a password at all. */
const TELLING_PERSONAL = 5;

const LOOK_ALIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890'];

/** Lower case without accents, one entry for each character. */
const plainOf = (text: string): string[] =>
  [...text.normalize('NFC')].map(
    (character) => character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().charAt(0) || '\u0000',
  );

const unmasked = (characters: readonly string[]): string =>
  characters.map((character) => LOOK_ALIKE[character] ?? character).join('');

/** All positions of a word in a text. */
function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) places.push(at);
  return places;
}

function wordStretches(characters: readonly string[], words: readonly string[], kind: Guessable): Stretch[] {
  const texts = [characters.join(''), unmasked(characters)];
  return words.flatMap((word) =>
    texts.flatMap((text) => placesOf(text, word).map((from) => ({ kind, from, to: from + word.length }))),
  );
}

function years(characters: readonly string[]): Stretch[] {
  return [...characters.join('').matchAll(/(?:19|20)\d\d/g)].map(({ index }) => ({
    kind: 'TOO_COMMON',
    from: index,
    to: index + 4,
  }));
}

/** Longest stretches in which each character follows from the previous one. */
function runs(
  characters: readonly string[],
  kind: Guessable,
  follows: (one: string, next: string) => boolean,
): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (let at = 1; at <= characters.length; at += 1) {
    const next = characters[at];
    if (next !== undefined && follows(characters[at - 1] ?? '', next)) continue;
    if (at - from >= SHORTEST_RUN) found.push({ kind, from, to: at });
    from = at;
  }
  return found;
}

const stepOf = (one: string, next: string): number =>
  (next.codePointAt(0) ?? 0) - (one.codePointAt(0) ?? Number.NaN);

const rowStep = (one: string, next: string): number => {
  const row = KEYBOARD_ROWS.find((keys) => keys.includes(one) && keys.includes(next));
  return row === undefined ? Number.NaN : row.indexOf(next) - row.indexOf(one);
};

/** Repetitions of earlier text, found as a compressor does. */
function repeats(characters: readonly string[]): Stretch[] {
  const found: Stretch[] = [];
  for (let at = 1; at < characters.length;) {
    let longest = 0;
    for (let earlier = 0; earlier < at; earlier += 1) {
      let length = 0;
      while (at + length < characters.length && characters[earlier + length] === characters[at + length])
        length += 1;
      longest = Math.max(longest, length);
    }
    if (longest >= SHORTEST_REPEAT) found.push({ kind: 'REPEATED', from: at, to: at + longest });
    at += longest >= SHORTEST_REPEAT ? longest : 1;
  }
  return found;
}

/** The longest stretches that do not overlap; of two equal ones the earlier in the list. */
function withoutOverlaps(stretches: readonly Stretch[]): Stretch[] {
  const kept: Stretch[] = [];
  for (const stretch of stretches.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    if (kept.every(({ from, to }) => stretch.to <= from || stretch.from >= to)) kept.push(stretch);
  }
  return kept;
}

function personalWords(personal: readonly string[]): string[] {
  return personal
    .flatMap((text) =>
      plainOf(text)
        .join('')
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((word) => word.length >= SHORTEST_PERSONAL);
}

/**
 * Why a new password is rejected, or undefined when it is good. It has 12 to 128 characters, and is worth nine of them
 * when each common word, name, year, run such as `1234` or `qwerty` and repetition counts as one. The person's own name
 * or e-mail is never part of it. There are no rules about kinds of characters (NIST SP 800-63B, 5.1.1.2; OWASP ASVS
 * 5.0, 6.2); how to weigh the stretches is our own rule, after zxcvbn (Wheeler, USENIX Security 2016).
 *
 * @param personal the person's e-mail, name and surname
 * @example passwordWeakness('Password2026!', []) // 'TOO_COMMON'
 */
export function passwordWeakness(
  password: string,
  personal: readonly string[],
): PasswordWeakness | undefined {
  return judge(password, personal).weakness;
}

/** How hard a password is to guess, of four: 0 and 1 are rejected. */
export interface PasswordStrength {
  score: 0 | 1 | 2 | 3 | 4;
  weakness: PasswordWeakness | undefined;
}

/** The same assessment while it is being typed, with a step for a meter: how many characters it is worth (ours). */
export function passwordStrength(password: string, personal: readonly string[]): PasswordStrength {
  const { worth, weakness } = judge(password, personal);
  if (weakness !== undefined) return { score: worth < LEAST_WORTH / 2 ? 0 : 1, weakness };
  return { score: worth < 12 ? 2 : worth < 16 ? 3 : 4, weakness };
}

function judge(
  password: string,
  personal: readonly string[],
): { worth: number; weakness: PasswordWeakness | undefined } {
  const characters = plainOf(password);
  if (characters.length > PASSWORD_LENGTH.max) return { worth: 0, weakness: 'TOO_LONG' };
  const names = personalWords(personal);
  const personalStretches = wordStretches(characters, names, 'TOO_PERSONAL');
  const stretches = withoutOverlaps([
    ...personalStretches,
    ...wordStretches(characters, [...COMMON_WORDS, ...LEAKED_PASSWORDS], 'TOO_COMMON'),
    ...years(characters),
    ...runs(characters, 'REPEATED', (one, next) => one === next),
    ...runs(characters, 'SEQUENCE', (one, next) => [0, 1].includes(stepOf(one, next))),
    ...runs(characters, 'SEQUENCE', (one, next) => [0, -1].includes(stepOf(one, next))),
    ...runs(characters, 'SEQUENCE', (one, next) => rowStep(one, next) === 1),
    ...runs(characters, 'SEQUENCE', (one, next) => rowStep(one, next) === -1),
    ...repeats(characters),
  ]);
  const worth = stretches.reduce((left, { from, to }) => left - (to - from) + 1, characters.length);
  if (characters.length < PASSWORD_LENGTH.min) return { worth, weakness: 'TOO_SHORT' };
  if (personalStretches.some(({ from, to }) => to - from >= TELLING_PERSONAL))
    return { worth, weakness: 'TOO_PERSONAL' };
  return { worth, weakness: worth >= LEAST_WORTH ? undefined : heaviest(stretches) };
}

/** The kind that most characters belong to, and the best one to fix. */
function heaviest(stretches: readonly Stretch[]): Guessable {
  const weights = new Map<Guessable, number>();
  for (const { kind, from, to } of stretches) weights.set(kind, (weights.get(kind) ?? 0) + to - from);
  return [...weights].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'TOO_COMMON';
}
