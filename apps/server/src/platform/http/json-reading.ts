import { KnownTexts } from './known-texts.ts';

/** The text is not JSON, or holds more than it may. */
export class BadJsonError extends Error {
  override readonly name = 'BadJsonError';
  readonly problem: 'NO_JSON' | 'CONTENT';

  constructor(problem: BadJsonError['problem']) {
    super(problem === 'NO_JSON' ? 'The text is no JSON.' : 'The JSON holds more than it may.');
    this.problem = problem;
  }
}

/** Deeper than anything the product writes; deeper nesting is an attempt to overflow the stack. */
const DEEPEST = 40;
const LONGEST_NUMBER = 40;
/** `\\u00f1` */
const LONGEST_ESCAPE = 6;

export interface JsonLimits {
  /** Objects, lists, keys, words and texts: each takes about fifty bytes however short it is. */
  parts: number;
  /** Numbers, at eight bytes each. */
  numbers: number;
  /** Names in one object. */
  names: number;
}

/** What a patient's record may hold: numbers enough for twenty years of readings. */
const RECORD_LIMITS: JsonLimits = { parts: 1_000_000, numbers: 12_000_000, names: 100_000 };

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const WORDS = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

type Container = unknown[] | Record<string, unknown>;
type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'nothing';

const [QUOTE, BACKSLASH, COMMA, COLON] = [34, 92, 44, 58];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];
/** The first byte of a letter of several bytes in UTF-8. */
const FIRST_OF_SEVERAL = 0xc0;
const ZERO = 48;
/** Of as many digits each number is exact. */
const EXACT_DIGITS = 15;
const NOTHING = new Uint8Array(0);
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
const joined = (before: Uint8Array, last: Uint8Array): Buffer =>
  before.length === 0 ? bufferOf(last) : Buffer.concat([before, last]);
const isBlank = (byte: number): boolean => byte === 32 || byte === 10 || byte === 13 || byte === 9;

/**
 * Parses JSON as it arrives, and counts as it parses: an oversized text is rejected as soon as it exceeds a limit, not
 * once all of it is in memory. Yields to other requests between pieces.
 */
export class JsonReader {
  readonly #limits: JsonLimits;
  readonly #open: { container: Container; key: string; names: number }[] = [];
  #expected: Expected = 'value';
  #result: unknown;
  #parts = 0;
  #numbers = 0;
  /** A string or keyword that continues in the next piece; of a string, what is read already and bytes that are not. */
  #token: { kind: 'text' | 'word'; read: string[]; before: Uint8Array; length: number } | null = null;
  readonly #known = new KnownTexts();
  #isEscaped = false;
  #hasEscapes = false;
  /** Where the last escape of the text began in this piece; it may end in the next. */
  #escapedAt = -1;

  constructor(limits: JsonLimits = RECORD_LIMITS) {
    this.#limits = limits;
  }

  /** @throws BadJsonError */
  push(bytes: Uint8Array): void {
    const piece = bufferOf(bytes);
    let at = this.#token === null ? 0 : this.#goOn(piece, 0);
    while (at < piece.length) {
      const byte = piece[at] ?? 0;
      if (isBlank(byte)) at++;
      else if (byte === QUOTE) at = this.#begin('text', piece, at + 1);
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) at = this.#openContainer(byte, at);
      else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) at = this.#close(byte, at);
      else if (byte === COMMA) at = this.#comma(at);
      else if (byte === COLON) {
        if (this.#expected !== ':') throw new BadJsonError('NO_JSON');
        this.#expected = 'value';
        at++;
      } else at = this.#begin('word', piece, at);
    }
  }

  /** @throws BadJsonError */
  end(): unknown {
    if (this.#token?.kind === 'word') this.#finish(NOTHING);
    if (this.#expected !== 'nothing' || this.#token !== null) throw new BadJsonError('NO_JSON');
    return this.#result;
  }

  #begin(kind: 'text' | 'word', piece: Buffer, from: number): number {
    const isKey = this.#expected === 'key' || this.#expected === 'key or }';
    const isValue = this.#expected === 'value' || this.#expected === 'value or ]';
    if (!isValue && !(kind === 'text' && isKey)) throw new BadJsonError('NO_JSON');
    this.#hasEscapes = false;
    const end = kind === 'text' ? this.#endOfText(piece, from) : endOfWord(piece, from);
    // Nearly all end where they began: what is kept of one that does not would be more than all the rest of the reading.
    if (end < piece.length) {
      if (kind === 'word' && end - from > LONGEST_NUMBER) throw new BadJsonError('NO_JSON');
      if (kind === 'word')
        this.#put(this.#integerOf(piece, from, end) ?? this.#wordOf(piece.toString('latin1', from, end)));
      else {
        this.#count();
        this.#takeText(
          this.#hasEscapes ? this.#textOf(piece.subarray(from, end)) : this.#known.textOf(piece, from, end),
        );
      }
      return kind === 'text' ? end + 1 : end;
    }
    this.#isEscaped = false;
    this.#token = { kind, read: [], before: NOTHING, length: 0 };
    return this.#goOn(piece, from);
  }

  /** Reads a token to its end, or keeps the part in this piece. */
  #goOn(piece: Uint8Array, from: number): number {
    const token = this.#token;
    if (token === null) return from;
    this.#escapedAt = -1;
    const end = token.kind === 'text' ? this.#endOfText(piece, from) : endOfWord(piece, from);
    if (token.kind === 'word' && token.length + end - from > LONGEST_NUMBER)
      throw new BadJsonError('NO_JSON');
    if (end === piece.length) {
      // What began in an earlier piece, an escape or a letter, has ended within as many bytes.
      const isShort = token.before.length > 0 && end - from < LONGEST_ESCAPE + 2;
      const cut = token.kind === 'text' && !isShort ? this.#lastWhole(piece, from) : from;
      if (cut > from) {
        token.read.push(this.#textOf(joined(token.before, piece.subarray(from, cut))));
        // A copy, whichever kind of array it is: what was read may be overwritten.
        token.before = Uint8Array.from(piece.subarray(cut));
      } else token.before = joined(token.before, piece.subarray(from));
      token.length += end - from;
      return end;
    }
    this.#finish(piece.subarray(from, end));
    return token.kind === 'text' ? end + 1 : end;
  }

  /** Up to where a text that goes on can be read by itself: neither an escape nor a letter of several bytes is cut. */
  #lastWhole(piece: Uint8Array, from: number): number {
    let cut = piece.length;
    for (let at = piece.length - 1; at >= Math.max(from, piece.length - 3); at--)
      if ((piece[at] ?? 0) >= FIRST_OF_SEVERAL) cut = Math.min(cut, at);
    if (this.#escapedAt > cut - LONGEST_ESCAPE) cut = Math.min(cut, this.#escapedAt);
    return Math.max(from, cut);
  }

  #endOfText(piece: Uint8Array, from: number): number {
    for (let at = from; at < piece.length; at++) {
      const byte = piece[at] ?? 0;
      if (this.#isEscaped) this.#isEscaped = false;
      else if (byte === QUOTE) return at;
      else if (byte === BACKSLASH) {
        this.#isEscaped = this.#hasEscapes = true;
        this.#escapedAt = at;
      } else if (byte < 32) throw new BadJsonError('NO_JSON');
    }
    return piece.length;
  }

  #finish(last: Uint8Array): void {
    const { kind, read, before } = this.#token ?? { kind: 'word', read: [], before: NOTHING };
    this.#token = null;
    const bytes = joined(before, last);
    if (kind === 'word') return this.#put(this.#wordOf(bytes.toString('latin1')));
    this.#count();
    read.push(this.#textOf(bytes));
    this.#takeText(read.length === 1 ? (read[0] ?? '') : read.join(''));
  }

  #textOf(bytes: Buffer): string {
    const text = bytes.toString('utf8');
    if (!this.#hasEscapes) return text;
    try {
      return JSON.parse(`"${text}"`) as string;
    } catch {
      throw new BadJsonError('NO_JSON');
    }
  }

  #takeText(text: string): void {
    const top = this.#open.at(-1);
    if (top === undefined || (this.#expected !== 'key' && this.#expected !== 'key or }')) {
      this.#put(text);
      return;
    }
    // Assigning it would set the prototype, not a field.
    if (text === '__proto__' || ++top.names > this.#limits.names) throw new BadJsonError('CONTENT');
    top.key = text;
    this.#expected = ':';
  }

  /** A whole number that its digits give exactly, without making a text of them; null for anything else. */
  #integerOf(piece: Buffer, from: number, end: number): number | null {
    if (end - from > EXACT_DIGITS || (piece[from] === ZERO && end - from > 1)) return null;
    let value = 0;
    for (let at = from; at < end; at++) {
      const digit = (piece[at] ?? 0) - ZERO;
      if (digit < 0 || digit > 9) return null;
      value = value * 10 + digit;
    }
    this.#countNumber();
    return value;
  }

  #wordOf(word: string): unknown {
    const known = WORDS.get(word);
    if (known !== undefined) {
      this.#count();
      return known;
    }
    if (!NUMBER.test(word)) throw new BadJsonError('NO_JSON');
    this.#countNumber();
    return Number(word);
  }

  #countNumber(): void {
    if (++this.#numbers > this.#limits.numbers) throw new BadJsonError('CONTENT');
  }

  #openContainer(byte: number, at: number): number {
    if (this.#expected !== 'value' && this.#expected !== 'value or ]') throw new BadJsonError('NO_JSON');
    const container: Container = byte === OPEN_LIST ? [] : {};
    this.#count();
    this.#put(container);
    this.#open.push({ container, key: '', names: 0 });
    if (this.#open.length > DEEPEST) throw new BadJsonError('CONTENT');
    this.#expected = byte === OPEN_LIST ? 'value or ]' : 'key or }';
    return at + 1;
  }

  #close(byte: number, at: number): number {
    const top = this.#open.pop();
    const isList = Array.isArray(top?.container);
    const isEmpty = this.#expected === (isList ? 'value or ]' : 'key or }');
    if (top === undefined || isList !== (byte === CLOSE_LIST) || !(isEmpty || this.#expected === ', or end'))
      throw new BadJsonError('NO_JSON');
    this.#expected = this.#open.length === 0 ? 'nothing' : ', or end';
    return at + 1;
  }

  #comma(at: number): number {
    const top = this.#open.at(-1);
    if (top === undefined || this.#expected !== ', or end') throw new BadJsonError('NO_JSON');
    this.#expected = Array.isArray(top.container) ? 'value' : 'key';
    return at + 1;
  }

  #put(value: unknown): void {
    const top = this.#open.at(-1);
    if (top === undefined) this.#result = value;
    else if (Array.isArray(top.container)) top.container.push(value);
    else top.container[top.key] = value;
    this.#expected = top === undefined ? 'nothing' : ', or end';
  }

  #count(): void {
    if (++this.#parts > this.#limits.parts) throw new BadJsonError('CONTENT');
  }
}

function endOfWord(piece: Uint8Array, from: number): number {
  for (let at = from; at < piece.length; at++) {
    const byte = piece[at] ?? 0;
    if (isBlank(byte) || byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT) return at;
    if (at - from > LONGEST_NUMBER) return at;
  }
  return piece.length;
}

/** Parses a JSON text as it arrives. @throws BadJsonError */
export async function readJson(content: AsyncIterable<Uint8Array>): Promise<unknown> {
  const reader = new JsonReader();
  for await (const piece of content) reader.push(piece);
  return reader.end();
}
