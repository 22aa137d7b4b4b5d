import { decodeText } from '../delimited/index.ts';

const OPEN = 60;
const CLOSE = 62;
const SLASH = 47;
const DOUBLE = 34;
const SINGLE = 39;

const attributePatterns = new Map<string, RegExp>();

function attributePattern(name: string): RegExp {
  let pattern = attributePatterns.get(name);
  if (pattern === undefined) {
    pattern = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    attributePatterns.set(name, pattern);
  }
  return pattern;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text with XML's five entities and numbered characters resolved; a document's own entities stay as they are. */
function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{2,5});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = name[1] === 'x' || name[1] === 'X' ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Nearly all pieces are short and ASCII, for which starting a decoder takes longer than reading them. */
function textOf(bytes: Uint8Array, from: number, to: number): string {
  if (to - from > 256) return decodeText(bytes.subarray(from, to));
  let text = '';
  for (let at = from; at < to; at++) {
    const byte = bytes[at]!;
    if (byte > 127) return decodeText(bytes.subarray(from, to));
    text += String.fromCharCode(byte);
  }
  return text;
}

/**
 * Walks the tags of an XML document byte by byte, without a tree: enough for the sheets of a workbook, whose text is never
 * beside tags. Comments, declarations and a document type are passed over.
 */
export class XmlTags {
  /** Name of the tag without its prefix. */
  name = '';
  isEnd = false;
  isEmpty = false;
  readonly #bytes: Uint8Array;
  #at = 0;
  #attributesFrom = 0;
  #attributesTo = 0;
  #attributes: string | null = null;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Moves to the next tag; false at the end. */
  next(): boolean {
    const bytes = this.#bytes;
    for (;;) {
      const open = bytes.indexOf(OPEN, this.#at);
      if (open < 0) return false;
      const first = bytes[open + 1];
      const close = this.#closeOf(open + 1);
      if (close < 0) return false;
      this.#at = close + 1;
      // `<?` and `<!`
      if (first === 63 || first === 33) continue;
      this.isEnd = first === SLASH;
      this.isEmpty = bytes[close - 1] === SLASH;
      let at = open + (this.isEnd ? 2 : 1);
      let name = '';
      for (; at < close; at++) {
        const byte = bytes[at]!;
        if (byte <= 32 || byte === SLASH) break;
        name = byte === 58 ? '' : name + String.fromCharCode(byte);
      }
      this.name = name;
      this.#attributesFrom = at;
      this.#attributesTo = close;
      this.#attributes = null;
      return true;
    }
  }

  /** The value of an attribute, by its name without a prefix. */
  attribute(name: string): string | null {
    this.#attributes ??= textOf(this.#bytes, this.#attributesFrom, this.#attributesTo);
    const text = this.#attributes;
    const key = ` ${name}="`;
    const at = text.indexOf(key);
    if (at >= 0) {
      const from = at + key.length;
      return unescapeXml(text.slice(from, text.indexOf('"', from)));
    }
    // Programs write attributes as above; what else XML allows is slower to find.
    if (!/['=]\s|\s=|'|:/.test(text)) return null;
    const found = attributePattern(name).exec(text);
    return found === null ? null : unescapeXml(found[1] ?? found[2] ?? '');
  }

  /** The text between this tag and the next. */
  text(): string {
    if (this.isEmpty || this.isEnd) return '';
    const end = this.#bytes.indexOf(OPEN, this.#at);
    return unescapeXml(textOf(this.#bytes, this.#at, end < 0 ? this.#bytes.length : end));
  }

  /** Where the tag ends: a quoted value may contain `>`. */
  #closeOf(from: number): number {
    const bytes = this.#bytes;
    let quote = 0;
    for (let at = from; at < bytes.length; at++) {
      const byte = bytes[at]!;
      if (quote !== 0) {
        if (byte === quote) quote = 0;
      } else if (byte === CLOSE) return at;
      else if (byte === DOUBLE || byte === SINGLE) quote = byte;
    }
    return -1;
  }
}
