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
/** Objects, lists, keys and texts: each takes about fifty bytes however short it is. */
const MOST_PARTS = 1_000_000;
/** Numbers, at eight bytes each: enough for twenty years of readings. */
const MOST_NUMBERS = 12_000_000;
const LONGEST_NUMBER = 40;

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
const isBlank = (byte: number): boolean => byte === 32 || byte === 10 || byte === 13 || byte === 9;

/**
 * Parses JSON as it arrives, and counts as it parses: an oversized text is rejected as soon as it exceeds a limit, not
 * once all of it is in memory. Yields to other requests between pieces.
 */
export class JsonReader {
  readonly #open: { container: Container; key: string }[] = [];
  #expected: Expected = 'value';
  #result: unknown;
  #parts = 0;
  #numbers = 0;
  /** A string or keyword that continues in the next piece. */
  #token: { kind: 'text' | 'word'; before: Uint8Array[]; length: number } | null = null;
  #isEscaped = false;
  #hasEscapes = false;

  /** @throws BadJsonError */
  push(piece: Uint8Array): void {
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
    if (this.#token?.kind === 'word') this.#finish(new Uint8Array(0));
    if (this.#expected !== 'nothing' || this.#token !== null) throw new BadJsonError('NO_JSON');
    return this.#result;
  }

  #begin(kind: 'text' | 'word', piece: Uint8Array, from: number): number {
    const isKey = this.#expected === 'key' || this.#expected === 'key or }';
    const isValue = this.#expected === 'value' || this.#expected === 'value or ]';
    if (!isValue && !(kind === 'text' && isKey)) throw new BadJsonError('NO_JSON');
    this.#token = { kind, before: [], length: 0 };
    this.#hasEscapes = false;
    return this.#goOn(piece, from);
  }

  /** Reads a token to its end, or keeps the part in this piece. */
  #goOn(piece: Uint8Array, from: number): number {
    const token = this.#token;
    if (token === null) return from;
    const end = token.kind === 'text' ? this.#endOfText(piece, from) : endOfWord(piece, from);
    if (token.kind === 'word' && token.length + end - from > LONGEST_NUMBER)
      throw new BadJsonError('NO_JSON');
    if (end === piece.length) {
      token.before.push(piece.slice(from));
      token.length += end - from;
      return end;
    }
    this.#finish(piece.subarray(from, end));
    return token.kind === 'text' ? end + 1 : end;
  }

  #endOfText(piece: Uint8Array, from: number): number {
    for (let at = from; at < piece.length; at++) {
      const byte = piece[at] ?? 0;
      if (this.#isEscaped) this.#isEscaped = false;
      else if (byte === QUOTE) return at;
      else if (byte === BACKSLASH) this.#isEscaped = this.#hasEscapes = true;
      else if (byte < 32) throw new BadJsonError('NO_JSON');
    }
    return piece.length;
  }

  #finish(last: Uint8Array): void {
    const { kind, before } = this.#token ?? { kind: 'word', before: [] };
    this.#token = null;
    const bytes =
      before.length === 0
        ? Buffer.from(last.buffer, last.byteOffset, last.byteLength)
        : Buffer.concat([...before, last]);
    if (kind === 'word') this.#put(this.#wordOf(bytes.toString('latin1')));
    else this.#takeText(this.#textOf(bytes));
  }

  #textOf(bytes: Buffer): string {
    this.#count();
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
    if (text === '__proto__') throw new BadJsonError('CONTENT');
    top.key = text;
    this.#expected = ':';
  }

  #wordOf(word: string): unknown {
    const known = WORDS.get(word);
    if (known !== undefined) {
      this.#count();
      return known;
    }
    if (!NUMBER.test(word)) throw new BadJsonError('NO_JSON');
    if (++this.#numbers > MOST_NUMBERS) throw new BadJsonError('CONTENT');
    return Number(word);
  }

  #openContainer(byte: number, at: number): number {
    if (this.#expected !== 'value' && this.#expected !== 'value or ]') throw new BadJsonError('NO_JSON');
    const container: Container = byte === OPEN_LIST ? [] : {};
    this.#count();
    this.#put(container);
    this.#open.push({ container, key: '' });
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
    if (++this.#parts > MOST_PARTS) throw new BadJsonError('CONTENT');
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
