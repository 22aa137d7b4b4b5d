import { decodeText } from '../../shared/delimited/index.ts';

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
const OPEN_ARRAY = 91;
const CLOSE_ARRAY = 93;
const MAX_FIELD = 200;

/**
 * Walks the objects of a JSON array (or of lines) and reads only the named fields, as text. It builds no tree and does
 * not recurse: a file of nothing but brackets costs one pass.
 */
export class JsonEntries {
  /** Values of the wanted keys in their order; null when an entry lacks one or it is nested. */
  readonly fields: (string | null)[];
  /** The text ended inside an entry, or its array was never closed. */
  isTorn = false;

  readonly #bytes: Uint8Array;
  readonly #keys: Uint8Array[];
  #at = 0;
  #start = 0;
  #hasArray = false;

  constructor(bytes: Uint8Array, keys: readonly string[]) {
    this.#bytes = bytes;
    this.#keys = keys.map((key) => new TextEncoder().encode(key));
    this.fields = keys.map(() => null);
  }

  /** Moves to the next object; false at the end. */
  next(): boolean {
    const bytes = this.#bytes;
    for (; this.#at < bytes.length; this.#at++) {
      const byte = bytes[this.#at]!;
      if (byte === OPEN_ARRAY) this.#hasArray = true;
      else if (byte === CLOSE_ARRAY) this.#hasArray = false;
      else if (byte === QUOTE) this.#at = this.#stringEnd(this.#at) - 1;
      else if (byte === OPEN_OBJECT) {
        this.#start = this.#at;
        return this.#readObject();
      }
    }
    if (this.#hasArray) this.isTorn = true;
    return false;
  }

  /** The start of the current object, for messages. */
  excerpt(): string {
    return decodeText(this.#bytes.subarray(this.#start, Math.min(this.#at, this.#start + 80)));
  }

  /** The whole current object as text. */
  whole(): string {
    return decodeText(this.#bytes.subarray(this.#start, this.#at));
  }

  #readObject(): boolean {
    const bytes = this.#bytes;
    this.fields.fill(null);
    let depth = 1;
    let key = -1;
    let isValue = false;
    let at = this.#at + 1;
    while (at < bytes.length) {
      const byte = bytes[at]!;
      if (byte === QUOTE) {
        const end = this.#stringEnd(at);
        if (depth === 1) {
          if (isValue) this.#take(key, at + 1, end - 1);
          else key = this.#keyAt(at + 1, end - 1);
        }
        at = end;
        continue;
      }
      at++;
      if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) depth++;
      else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
        depth--;
        if (depth === 0) {
          this.#at = at;
          return true;
        }
      } else if (depth === 1) {
        if (byte === 58) isValue = true;
        else if (byte === 44) isValue = false;
        else if (isValue && byte > 32) {
          const start = at - 1;
          while (at < bytes.length && isPlain(bytes[at]!)) at++;
          this.#take(key, start, at);
        }
      }
    }
    this.#at = bytes.length;
    this.isTorn = true;
    return false;
  }

  #stringEnd(open: number): number {
    const bytes = this.#bytes;
    for (let i = open + 1; i < bytes.length; i++) {
      if (bytes[i] === BACKSLASH) i++;
      else if (bytes[i] === QUOTE) return i + 1;
    }
    return bytes.length + 1;
  }

  #keyAt(start: number, end: number): number {
    return this.#keys.findIndex(
      (key) => key.length === end - start && key.every((byte, i) => this.#bytes[start + i] === byte),
    );
  }

  #take(key: number, start: number, end: number): void {
    if (key < 0 || end - start > MAX_FIELD) return;
    const text = decodeText(this.#bytes.subarray(start, end));
    this.fields[key] = text === 'null' ? null : text;
  }
}

/** Part of a number or a literal. */
function isPlain(byte: number): boolean {
  return byte > 32 && byte !== 44 && byte !== CLOSE_OBJECT && byte !== CLOSE_ARRAY;
}
