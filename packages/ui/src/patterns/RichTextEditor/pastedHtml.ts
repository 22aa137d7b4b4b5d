import {
  isSafeHref,
  type RichTextBlock,
  type RichTextMark,
  type RichTextReference,
} from '../RichText/richText.ts';
import { CITATION_ATTRIBUTE, citationIn } from './pastedCitation.ts';
import { attributeOf, decoded, lookOf, tagsOf } from './pastedTags.ts';

interface Span {
  text: string;
  marks: RichTextMark[];
  href: string | null;
  citation?: RichTextReference;
}

interface Block {
  type: RichTextBlock['type'];
  level: number;
  spans: Span[];
}

/** An open element, with the format of its text. */
interface Frame {
  tag: string;
  marks: ReadonlySet<RichTextMark>;
  href: string | null;
  isPreformatted: boolean;
  citation: RichTextReference | null;
}

/** Elements whose content is not text of the page. */
const UNREAD = new Set(
  'style script head title template noscript svg math textarea select option iframe object audio video canvas'.split(
    ' ',
  ),
);
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const BLOCKS = new Set(
  'p div section article header footer main aside nav address figure figcaption pre li ul ol dl dt dd blockquote table thead tbody tfoot tr h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);
const MARKS: Readonly<Record<string, RichTextMark>> = {
  b: 'BOLD',
  strong: 'BOLD',
  i: 'ITALIC',
  em: 'ITALIC',
  u: 'UNDERLINE',
  ins: 'UNDERLINE',
};

/**
 * Converts another program's markup to our blocks. It is parsed as text and never given to the browser, so that nothing
 * in it can run or load: no script, no style, no image.
 *
 * @param scope the scope of the text that receives the markup; citations copied in another scope become plain text
 *
 * @example blocksOfHtml('<p>Eat <b>fruit</b></p>')
 */
export function blocksOfHtml(html: string, scope = ''): RichTextBlock[] {
  const reader = new Reader(scope);
  for (const token of tagsOf(html)) {
    if (token.kind === 'words') reader.words(decoded(token.words));
    else if (token.isEnd) reader.close(token.tag);
    else reader.open(token.tag, token.attributes);
  }
  return reader.end();
}

class Reader {
  readonly #scope: string;
  readonly #blocks: Block[] = [];
  readonly #open: Frame[] = [];
  readonly #lists: { isOrdered: boolean }[] = [];
  #block: Block | null = null;
  #unread = 0;
  #quotes = 0;
  #heading: number | null = null;
  /** Whether a list item has been opened whose text has not begun. */
  #isNewItem = false;
  /** Word writes list items as paragraphs whose style names the level. */
  #wordList: { level: number; isOrdered: boolean } | null = null;

  constructor(scope: string) {
    this.#scope = scope;
  }

  words(text: string): void {
    if (this.#unread > 0) return;
    const frame = this.#open.at(-1);
    const words = frame?.isPreformatted === true ? text : text.replace(/[^\S\u00a0]+/g, ' ');
    this.#append(words.replaceAll('\u00a0', ' '), frame?.isPreformatted === true);
  }

  #append(words: string, isExact = false): void {
    if (words === '' || (this.#block === null && words.trim() === '')) return;
    const block = (this.#block ??= this.#begin());
    const last = block.spans.at(-1);
    const isAfterSpace = last === undefined || /\s$/.test(last.text);
    const text = isAfterSpace && !isExact ? words.replace(/^ +/, '') : words;
    if (text === '') return;
    const frame = this.#open.at(-1);
    const marks = frame ? [...frame.marks].sort() : [];
    const href = frame?.href ?? null;
    if (frame?.citation) {
      block.spans.push({ text, marks, href: null, citation: frame.citation });
      return;
    }
    if (last && !last.citation && last.href === href && last.marks.join() === marks.join()) last.text += text;
    else block.spans.push({ text, marks, href });
  }

  #begin(): Block {
    const list = this.#wordList ?? this.#lists.at(-1);
    const depth = this.#wordList?.level ?? this.#lists.length - 1;
    const before = this.#blocks.at(-1);
    if (list && !this.#isNewItem && !this.#wordList && before) {
      // A second paragraph in a list item continues the text of the item.
      this.#blocks.pop();
      before.spans.push({ text: '\n', marks: [], href: null });
      return before;
    }
    this.#isNewItem = false;
    if (list) return { type: list.isOrdered ? 'NUMBER' : 'BULLET', level: Math.min(depth, 3), spans: [] };
    if (this.#heading !== null) return { type: 'HEADING', level: this.#heading, spans: [] };
    return { type: this.#quotes > 0 ? 'QUOTE' : 'PARAGRAPH', level: 0, spans: [] };
  }

  #flush(): void {
    const block = this.#block;
    this.#block = null;
    const last = block?.spans.at(-1);
    if (!block || !last) return;
    if (!last.citation) last.text = last.text.trimEnd();
    if (last.text === '') block.spans.pop();
    if (block.spans.length > 0) this.#blocks.push(block);
  }

  open(tag: string, attributes: string): void {
    if (UNREAD.has(tag)) {
      this.#unread += 1;
      return;
    }
    if (this.#unread > 0) return;
    if (tag === 'br') this.#append('\n', true);
    if (tag === 'hr') this.#flush();
    if (VOID.has(tag)) return;
    const style = attributeOf(attributes, 'style');
    if (/mso-list:\s*ignore/i.test(style)) {
      // Word writes a list item's bullet as text, which is not part of the item.
      this.#unread += 1;
      this.#open.push(this.#frame(`unread ${tag}`, attributes));
      return;
    }
    if (BLOCKS.has(tag)) this.#openBlock(tag, style);
    if ((tag === 'td' || tag === 'th') && this.#block !== null) this.#append(' | ', true);
    this.#open.push(this.#frame(tag, attributes));
  }

  #openBlock(tag: string, style: string): void {
    this.#flush();
    if (tag === 'ul' || tag === 'ol') this.#lists.push({ isOrdered: tag === 'ol' });
    if (tag === 'li') this.#isNewItem = true;
    if (tag === 'blockquote') this.#quotes += 1;
    if (/^h[1-6]$/.test(tag)) this.#heading = Number(tag[1]) <= 3 ? 0 : 1;
    const level = /mso-list:[^;]*level(\d)/i.exec(style)?.[1];
    this.#wordList = level === undefined ? null : { level: Number(level) - 1, isOrdered: false };
  }

  close(tag: string): void {
    if (UNREAD.has(tag)) {
      this.#unread = Math.max(0, this.#unread - 1);
      return;
    }
    const at = this.#open.findLastIndex((frame) => frame.tag === tag || frame.tag === `unread ${tag}`);
    if (at < 0) return;
    for (const frame of this.#open.splice(at).reverse()) {
      if (frame.tag.startsWith('unread ')) this.#unread = Math.max(0, this.#unread - 1);
      else if (BLOCKS.has(frame.tag)) this.#closeBlock(frame.tag);
    }
  }

  #closeBlock(tag: string): void {
    this.#flush();
    if (tag === 'ul' || tag === 'ol') this.#lists.pop();
    if (tag === 'li') this.#isNewItem = false;
    if (tag === 'blockquote') this.#quotes = Math.max(0, this.#quotes - 1);
    if (/^h[1-6]$/.test(tag)) this.#heading = null;
    this.#wordList = null;
  }

  #frame(tag: string, attributes: string): Frame {
    const around = this.#open.at(-1);
    const marks = new Set(around?.marks);
    const mark = MARKS[tag];
    if (mark) marks.add(mark);
    for (const [name, isOn] of Object.entries(lookOf(attributeOf(attributes, 'style')))) {
      if (isOn) marks.add(name as RichTextMark);
      else marks.delete(name as RichTextMark);
    }
    const href = tag === 'a' ? attributeOf(attributes, 'href') : '';
    return {
      tag,
      marks,
      href: isSafeHref(href) ? href : (around?.href ?? null),
      citation: citationIn(attributeOf(attributes, CITATION_ATTRIBUTE), this.#scope),
      isPreformatted: tag === 'pre' || around?.isPreformatted === true,
    };
  }

  end(): RichTextBlock[] {
    this.#flush();
    return this.#blocks;
  }
}
