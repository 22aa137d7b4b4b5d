import type { RichTextMark } from '../RichText/richText.ts';

type Token =
  { kind: 'words'; words: string } | { kind: 'tag'; tag: string; isEnd: boolean; attributes: string };

/**
 * Splits markup into tags and the text between them. Comments are dropped, and anything that is not a tag is text. Each
 * character is read once, however broken the markup is.
 */
export function* tagsOf(html: string): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const begin = next < 0 ? html.length : next;
    if (begin > at) yield { kind: 'words', words: html.slice(at, begin) };
    if (begin === html.length) return;
    if (html[begin + 1] === '!' || html[begin + 1] === '?') {
      at = endOfDeclaration(html, begin);
      continue;
    }
    const name = /^<\/?[a-z][\w:-]*/i.exec(html.slice(begin, begin + 60))?.[0];
    if (name === undefined) {
      yield { kind: 'words', words: '<' };
      at = begin + 1;
      continue;
    }
    const end = endOfTag(html, begin + name.length);
    if (end < 0) {
      // Without a closing `>`, the rest of the markup is text.
      yield { kind: 'words', words: html.slice(begin) };
      return;
    }
    const isEnd = name.startsWith('</');
    const tag = name.slice(isEnd ? 2 : 1).toLowerCase();
    yield { kind: 'tag', tag, isEnd, attributes: html.slice(begin + name.length, end) };
    at = end + 1;
  }
}

function endOfDeclaration(html: string, begin: number): number {
  const isComment = html.startsWith('<!--', begin);
  const end = html.indexOf(isComment ? '-->' : '>', begin);
  return end < 0 ? html.length : end + (isComment ? 3 : 1);
}

/** The position of a tag's `>`, ignoring any inside quoted values. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  let before = '';
  for (let at = from; at < html.length; at += 1) {
    const sign = html.charAt(at);
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '>') return at;
    else if ((sign === '"' || sign === "'") && before === '=') quote = sign;
    if (sign.trim() !== '') before = sign;
  }
  return -1;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Replaces numeric entities and the named ones that browsers write when copying; others stay as they are. */
export function decoded(words: string): string {
  return words.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '';
  });
}

/** The value of an attribute; an empty string if it is missing. */
export function attributeOf(attributes: string, name: string): string {
  const pattern = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
  const found = pattern.exec(attributes);
  return decoded(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
}

/**
 * The formats that a style turns on or off, without those that it does not mention. Word processors write formats as
 * styles.
 */
export function lookOf(style: string): Partial<Record<RichTextMark, boolean>> {
  const valueOf = (property: string): string =>
    new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase() ?? '';
  const weight = valueOf('font-weight');
  const slope = valueOf('font-style');
  const line = valueOf('text-decoration(?:-line)?');
  return {
    ...(weight === '' ? {} : { BOLD: weight === 'bold' || weight === 'bolder' || Number(weight) >= 600 }),
    ...(slope === '' ? {} : { ITALIC: slope === 'italic' || slope === 'oblique' }),
    ...(line === '' ? {} : { UNDERLINE: line.includes('underline') }),
  };
}
