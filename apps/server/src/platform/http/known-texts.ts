/** Longer ones seldom come twice. */
const LONGEST = 32;
/** A power of two. */
const PLACES = 256;

/**
 * Short texts of one JSON text, each made once: names and words come again in each of thousands of records, and would be
 * most of its memory.
 */
export class KnownTexts {
  /** By a number made of their bytes; of two with the same the later one is kept. */
  readonly #texts: (string | undefined)[] = [];

  textOf(bytes: Buffer, from: number, end: number): string {
    if (end - from > LONGEST) return bytes.toString('utf8', from, end);
    let place = end - from;
    for (let at = from; at < end; at++) place = (Math.imul(place, 31) + (bytes[at] ?? 0)) | 0;
    place = (place ^ (place >>> 8)) & (PLACES - 1);
    const known = this.#texts[place];
    if (known !== undefined && isAt(known, bytes, from, end)) return known;
    const text = bytes.toString('utf8', from, end);
    // Only where each letter is one byte, so that letters can be compared with bytes.
    if (text.length === end - from) this.#texts[place] = text;
    return text;
  }
}

function isAt(text: string, bytes: Buffer, from: number, end: number): boolean {
  if (text.length !== end - from) return false;
  for (let at = from; at < end; at++) if (text.charCodeAt(at - from) !== bytes[at]) return false;
  return true;
}
