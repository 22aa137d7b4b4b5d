import type { LocalDate } from '../../shared/index.ts';
import { nameWords, type KnownPerson } from '../similar.ts';

/** Only this many different words of a longer name are compared. */
const MOST_WORDS = 12;
/** A shorter list of people is searched one by one; for a longer one, a bitmap is kept. */
const FEW = 64;

/** Words of names leading to people whose name ends there. */
interface Branch<Person> {
  next: Map<string, Branch<Person>>;
  person: Person | null;
}

const branch = <Person>(): Branch<Person> => ({ next: new Map(), person: null });

/** People of one birthdate by the words of their names. */
class Namesakes<Person> {
  readonly #people: { person: Person; words: ReadonlySet<string> }[] = [];
  /** Every name as its words in alphabetical order. */
  readonly #names = branch<Person>();
  readonly #byWord = new Map<string, { places: number[]; bits: Uint32Array | null }>();

  add(person: Person, words: readonly string[]): void {
    const place = this.#people.length;
    this.#people.push({ person, words: new Set(words) });
    let at = this.#names;
    for (const word of words) {
      const next = at.next.get(word) ?? branch<Person>();
      at.next.set(word, next);
      at = next;
      const known = this.#byWord.get(word) ?? { places: [], bits: null };
      known.places.push(place);
      if (known.bits !== null) known.bits = withBit(known.bits, place);
      this.#byWord.set(word, known);
    }
    at.person ??= person;
  }

  find(words: readonly string[]): Person | null {
    return this.#sameOrShorter(this.#names, words, 0, 0) ?? this.#longer(words);
  }

  /** People with no other words than these, and all of them or at least two. */
  #sameOrShorter(at: Branch<Person>, words: readonly string[], from: number, taken: number): Person | null {
    if (at.person !== null && (taken >= 2 || taken === words.length)) return at.person;
    for (let i = from; i < words.length; i++) {
      const next = at.next.get(words[i] ?? '');
      const found = next && this.#sameOrShorter(next, words, i + 1, taken + 1);
      if (found) return found;
    }
    return null;
  }

  /** People with all of these words and others. */
  #longer(words: readonly string[]): Person | null {
    if (words.length < 2) return null;
    const lists = words.map((word) => this.#byWord.get(word));
    const known = lists.filter((list) => list !== undefined);
    if (known.length < lists.length) return null;
    const [fewest] = known.toSorted((a, b) => a.places.length - b.places.length);
    if (fewest === undefined) return null;
    if (fewest.places.length <= FEW) {
      const place = fewest.places.find((one) => words.every((word) => this.#people[one]?.words.has(word)));
      return place === undefined ? null : (this.#people[place]?.person ?? null);
    }
    const columns = known.map((list) => (list.bits ??= bitsOf(list.places)));
    const length = Math.min(...columns.map((bits) => bits.length));
    for (let i = 0; i < length; i++) {
      let common = ~0;
      for (const bits of columns) common &= bits[i] ?? 0;
      if (common !== 0) return this.#people[i * 32 + 31 - Math.clz32(common & -common)]?.person ?? null;
    }
    return null;
  }
}

function withBit(bits: Uint32Array, place: number): Uint32Array {
  const at = place >>> 5;
  let wide = bits;
  if (at >= bits.length) {
    wide = new Uint32Array(Math.max(at + 1, bits.length * 2));
    wide.set(bits);
  }
  wide[at] = (wide[at] ?? 0) | (1 << (place & 31));
  return wide;
}

const bitsOf = (places: readonly number[]): Uint32Array =>
  places.reduce(withBit, new Uint32Array(((places.at(-1) ?? 0) >>> 5) + 1));

/**
 * Finds who could be the same person as someone: born on the same day, with the same words in the name in any order,
 * or with all words of one name in the other and at least two of them. However many share a day and words, nobody is
 * compared with all of them one by one.
 */
export class PeopleIndex<Person extends KnownPerson> {
  readonly #byBirthdate = new Map<LocalDate, Namesakes<Person>>();

  add(person: Person): void {
    const born = this.#byBirthdate.get(person.birthdate) ?? new Namesakes<Person>();
    this.#byBirthdate.set(person.birthdate, born);
    born.add(person, wordsOf(person));
  }

  find(person: KnownPerson): Person | null {
    return this.#byBirthdate.get(person.birthdate)?.find(wordsOf(person)) ?? null;
  }
}

const wordsOf = (person: KnownPerson): string[] =>
  [...new Set(nameWords(person))].slice(0, MOST_WORDS).toSorted();
