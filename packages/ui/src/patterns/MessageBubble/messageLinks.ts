/** A run of a message: plain text, or a link. */
export interface MessageRun {
  readonly text: string;
  /** An address that is safe to follow; without it the run is plain text. */
  readonly href?: string;
}

const candidate = /https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;
const allowed = new Set(['http:', 'https:', 'mailto:']);

/**
 * Finds the addresses in a text. Only `http`, `https` and `mailto` become links; every other scheme, and what the
 * browser cannot parse as an address, stays text. Punctuation that ends the sentence is not part of the address.
 *
 * @example messageLinks('See https://example.org/a.') // three runs: "See ", the link, "."
 */
export function messageLinks(text: string): readonly MessageRun[] {
  const runs: MessageRun[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const shown = withoutSentence(found);
    const href = address(shown);
    if (!href) continue;
    if (index > from) runs.push({ text: text.slice(from, index) });
    runs.push({ text: shown, href });
    from = index + shown.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from) });
  return runs;
}

function withoutSentence(found: string): string {
  let shown = found.replace(/[.,;:!?'’»…]+$/u, '');
  // A closing bracket belongs to the address only if it was opened there.
  while (shown.endsWith(')') && shown.split(')').length > shown.split('(').length) {
    shown = shown.slice(0, -1).replace(/[.,;:!?'’»…]+$/u, '');
  }
  return shown;
}

function address(shown: string): string | undefined {
  const isBareMail = !/^[a-z]+:/i.test(shown) && shown.includes('@');
  try {
    const url = new URL(isBareMail ? `mailto:${shown}` : shown);
    // Credentials before the @ can disguise another host as a familiar one.
    if (!allowed.has(url.protocol) || url.username || url.password) return undefined;
    return url.href;
  } catch {
    return undefined;
  }
}
