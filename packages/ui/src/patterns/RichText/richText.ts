export type RichTextMark = 'BOLD' | 'ITALIC' | 'UNDERLINE';

/** A reference to something of the application's, which knows its kinds; `view` is the application's own. */
export interface RichTextReference {
  kind: string;
  id: string;
  view: object | null;
}

/**
 * A run of text with one format. A newline in it is a line break; `href` makes it a link. With a `citation`, the text
 * says what is cited.
 */
export interface RichTextSpan {
  text: string;
  marks: readonly RichTextMark[];
  href: string | null;
  citation?: RichTextReference;
}

export type RichTextBlockType = 'PARAGRAPH' | 'HEADING' | 'QUOTE' | 'BULLET' | 'NUMBER';

/**
 * A paragraph, heading, quoted paragraph or list item. `level`: depth of a list item from 0, 1 for a subheading, else
 * 0. Consecutive items form one list.
 */
export interface RichTextBlock<Span extends RichTextSpan = RichTextSpan> {
  type: RichTextBlockType;
  level: number;
  spans: readonly Span[];
}

/** A list with its items, or a block on its own. */
export type RichTextPart<Block extends RichTextBlock> =
  | { kind: 'block'; block: Block; at: number }
  | { kind: 'list'; isOrdered: boolean; at: number; items: RichTextItem<Block>[] };

/** An item and its nested lists. */
export interface RichTextItem<Block extends RichTextBlock> {
  block: Block;
  at: number;
  lists: Extract<RichTextPart<Block>, { kind: 'list' }>[];
}

const isItem = (block: RichTextBlock): boolean => block.type === 'BULLET' || block.type === 'NUMBER';

/** Groups consecutive items into lists, and nests deeper ones in the item above. */
export function partsOf<Block extends RichTextBlock>(text: readonly Block[]): RichTextPart<Block>[] {
  const parts: RichTextPart<Block>[] = [];
  /** The open list of each depth. */
  let open: Extract<RichTextPart<Block>, { kind: 'list' }>[] = [];
  text.forEach((block, at) => {
    if (!isItem(block)) {
      open = [];
      parts.push({ kind: 'block', block, at });
      return;
    }
    const depth = Math.min(block.level, open.length);
    const isOrdered = block.type === 'NUMBER';
    const list = open[depth];
    const item: RichTextItem<Block> = { block, at, lists: [] };
    if (list?.isOrdered === isOrdered) {
      list.items.push(item);
      open = open.slice(0, depth + 1);
      return;
    }
    const begun = { kind: 'list' as const, isOrdered, at, items: [item] };
    const above = open[depth - 1]?.items.at(-1);
    if (above) above.lists.push(begun);
    else parts.push(begun);
    open = [...open.slice(0, depth), begun];
  });
  return parts;
}

/** Schemes that a link may have; all others could run or load something. */
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * Whether a link may be followed; all others are shown as text. A name or password before the host can disguise another
 * host as a familiar one.
 */
export function isSafeHref(href: string): boolean {
  if (!/^[a-z]+:/i.test(href)) return false;
  try {
    const { protocol, username, password } = new URL(href);
    return SCHEMES.includes(protocol) && username === '' && password === '';
  } catch {
    return false;
  }
}

/** Whether a link leads to a page, and not to a mail or telephone program. */
export const isPageHref = (href: string): boolean => /^https?:/i.test(href);

/**
 * The address that a person meant: `healzy.example` is a page and `ana@correo.example` an e-mail address; null when it
 * cannot be turned into a safe address.
 */
export function hrefFor(typed: string): string | null {
  const messages = typed.trim();
  if (messages === '' || /\s/.test(messages)) return null;
  if (isSafeHref(messages)) return messages;
  if (/^[a-z][a-z0-9+-]*:/i.test(messages) && !/^[a-z0-9.-]+:\d+(\/|$)/i.test(messages)) return null;
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(messages)) return `mailto:${messages}`;
  if (/^\+?[\d().-]{6,}$/.test(messages)) return `tel:${messages}`;
  const page = `https://${messages.replace(/^\/+/, '')}`;
  return /^https:\/\/[^/]+\.[^/.]+/.test(page) && isSafeHref(page) ? page : null;
}
