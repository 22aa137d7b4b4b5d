/** FNV-1a of 64 bits (http://www.isthe.com/chongo/tech/comp/fnv). */
const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/**
 * Sixteen hexadecimal digits for headings in their order, by which a layout is known again without its words being kept.
 */
export function fingerprintOf(names: readonly string[]): string {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(JSON.stringify(names)))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(16).padStart(16, '0');
}
