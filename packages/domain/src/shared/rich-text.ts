import { z } from 'zod';
import { citationSchema } from './citations.ts';
import type { Citation } from './citation-kinds.ts';
import type { FieldCode } from './field-codes.ts';
import { citationProblem } from './cited-text.ts';
import { RICH_TEXT_LIMITS } from './rich-text-limits.ts';
import { hasCredentials } from './web-address.ts';

const code = (value: FieldCode): FieldCode => value;

export const RICH_TEXT_BLOCKS = ['PARAGRAPH', 'HEADING', 'QUOTE', 'BULLET', 'NUMBER'] as const;
export type RichTextBlockType = (typeof RICH_TEXT_BLOCKS)[number];

export const RICH_TEXT_MARKS = ['BOLD', 'ITALIC', 'UNDERLINE'] as const;
export type RichTextMark = (typeof RICH_TEXT_MARKS)[number];

/** How deep a list may be, counted from 0. */
const DEEPEST_LIST_LEVEL = 3;

/**
 * A run of text with one formatting. A newline in it is a line break; `href` makes it a link. With a `citation`, the text
 * says what is cited.
 */
export interface RichTextSpan {
  text: string;
  marks: RichTextMark[];
  href: string | null;
  citation?: Citation;
}

/** One paragraph, heading, quoted paragraph or list item. `level`: depth in a list, 1 for a subheading, else 0. */
export interface RichTextBlock {
  type: RichTextBlockType;
  level: number;
  spans: RichTextSpan[];
}

/** Formatted text as a sequence of blocks. It contains no markup, so nothing in it can run or be rendered as markup. */
export type RichText = RichTextBlock[];

/** Schemes that a link may have; all others could run or load something. */
const LINK_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * Whether a link with this address is allowed: to a page, an e-mail address or a telephone number, and without a name or
 * password before the host, which only serve to imitate another host, or would be handed on with the text.
 * @example isSafeLink('https://healzy.example/a') // true
 * @example isSafeLink('https://healzy.example@evil.example/') // false
 * @example isSafeLink('javascript:alert(1)') // false
 */
export function isSafeLink(href: string): boolean {
  if (href.length > 2000 || !/^[a-z]+:/i.test(href)) return false;
  try {
    return LINK_SCHEMES.includes(new URL(href).protocol) && !hasCredentials(href);
  } catch {
    return false;
  }
}

/** Control characters other than tab and line feed, and lone surrogates. */
const UNSTORABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Cs}/gu; // eslint-disable-line no-control-regex -- they are what is taken out

const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(UNSTORABLE, '');

const sameLook = (a: RichTextSpan, b: RichTextSpan): boolean =>
  a.href === b.href && a.marks.join() === b.marks.join() && !a.citation && !b.citation;

function normalSpan({ text, marks, href, citation }: RichTextSpan): RichTextSpan {
  const look = { marks: RICH_TEXT_MARKS.filter((mark) => marks.includes(mark)) };
  if (!citation) return { text: cleanText(text), ...look, href };
  return { text: cleanText(text).replace(/\s+/gu, ' ').trim(), ...look, href: null, citation };
}

function joinSpans(spans: readonly RichTextSpan[]): RichTextSpan[] {
  const joined: RichTextSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (span.text === '') continue;
    if (last && sameLook(last, span)) last.text += span.text;
    else joined.push({ ...span });
  }
  return joined;
}

const isList = (type: RichTextBlockType): boolean => type === 'BULLET' || type === 'NUMBER';

/**
 * The normal form of a text: adjacent spans with the same formatting joined, marks in order, no list item more than one
 * level below the previous one, no empty blocks at either end. Two texts that look alike are then equal.
 */
function normalRichText(text: readonly RichTextBlock[]): RichText {
  const blocks: RichText = [];
  for (const { type, level, spans } of text) {
    const before = blocks.at(-1);
    const deepest = before && isList(before.type) ? before.level + 1 : 0;
    const allowed = type === 'HEADING' ? 1 : isList(type) ? Math.min(deepest, DEEPEST_LIST_LEVEL) : 0;
    blocks.push({
      type,
      level: Math.min(level, allowed),
      spans: joinSpans(spans.map(normalSpan)),
    });
  }
  const isBlank = (block: RichTextBlock | undefined) =>
    block !== undefined && plainTextOf([block]).trim() === '';
  while (isBlank(blocks.at(-1))) blocks.pop();
  while (isBlank(blocks[0])) blocks.shift();
  return blocks;
}

/** The plain text, one line for each block. */
export function plainTextOf(text: readonly RichTextBlock[]): string {
  return text.map((block) => block.spans.map((span) => span.text).join('')).join('\n');
}

/** Whether it has no visible text. */
export const isBlankRichText = (text: readonly RichTextBlock[]): boolean => plainTextOf(text).trim() === '';

const spanSchema = z.object({
  text: z.string(),
  marks: z.array(z.enum(RICH_TEXT_MARKS)).max(RICH_TEXT_MARKS.length),
  href: z.string().nullable(),
  citation: citationSchema.exactOptional(),
});

const blockSchema = z.object({
  type: z.enum(RICH_TEXT_BLOCKS),
  level: z.number().int().min(0).max(DEEPEST_LIST_LEVEL),
  spans: z.array(spanSchema),
});

/**
 * Formatted text within its limits, in its normal form. Errors are about the text as a whole: `TOO_LONG`, or
 * `LINK_INVALID` where a link leads anywhere but to a page, an e-mail address or a telephone number.
 */
export const richTextSchema = z
  .array(blockSchema, { error: code('REQUIRED') })
  .max(RICH_TEXT_LIMITS.blocks, code('TOO_LONG'))
  .refine((text) => plainTextOf(text).length <= RICH_TEXT_LIMITS.characters, { error: code('TOO_LONG') })
  .refine((text) => text.every(({ spans }) => spans.every(({ href }) => href === null || isSafeLink(href))), {
    error: code('LINK_INVALID'),
  })
  .check((context) => {
    const problem = citationProblem(context.value);
    if (problem !== null) context.issues.push({ code: 'custom', message: problem, input: context.value });
  })
  .transform(normalRichText);
