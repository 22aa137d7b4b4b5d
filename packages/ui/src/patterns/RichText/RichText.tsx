import { Fragment, type ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { added, prose, removed } from './RichText.css.ts';
import { RichTextCitation, type CitationLook } from './RichTextCitation.tsx';
import {
  isPageHref,
  isSafeHref,
  partsOf,
  type RichTextBlock,
  type RichTextItem,
  type RichTextPart,
  type RichTextReference,
  type RichTextSpan,
} from './richText.ts';

export type { CitationLook } from './RichTextCitation.tsx';
export type {
  RichTextBlock,
  RichTextBlockType,
  RichTextMark,
  RichTextReference,
  RichTextSpan,
} from './richText.ts';

/** A span of one of two versions; without `change` it is in both. */
export interface RichTextComparedSpan extends RichTextSpan {
  change?: 'ADDED' | 'REMOVED' | null;
}

export interface RichTextProps {
  /** Blocks in order; nothing in them is ever interpreted as markup. */
  text: readonly RichTextBlock<RichTextComparedSpan>[];
  /** Level of its main headings in the page outline; subheadings are one below. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** Announced before inserted or deleted text; required where spans have a `change`. */
  changeLabels?: { added: string; removed: string };
  /** How citations look and where they lead; without it they are text. */
  citationLook?: ((citation: RichTextReference) => CitationLook) | undefined;
}

type Drawing = Required<Pick<RichTextProps, 'headingLevel'>> &
  Pick<RichTextProps, 'changeLabels' | 'citationLook'>;
type Block = RichTextBlock<RichTextComparedSpan>;

/**
 * Formatted text for reading: paragraphs, headings, lists, quotes and links, rendered from data and never from markup.
 */
export function RichText({ text, headingLevel = 3, changeLabels, citationLook }: RichTextProps) {
  const drawing: Drawing = { headingLevel, citationLook, ...(changeLabels ? { changeLabels } : {}) };
  return <div className={prose}>{partsOf(text).map((part) => drawPart(part, drawing))}</div>;
}

function drawPart(part: RichTextPart<Block>, drawing: Drawing): ReactNode {
  if (part.kind === 'list') {
    const List = part.isOrdered ? 'ol' : 'ul';
    return <List key={part.at}>{part.items.map((item) => drawItem(item, drawing))}</List>;
  }
  const { block, at } = part;
  const messages = drawSpans(block.spans, drawing);
  if (block.type === 'QUOTE') {
    return (
      <blockquote key={at}>
        <p dir="auto">{messages}</p>
      </blockquote>
    );
  }
  if (block.type === 'HEADING') {
    const level = Math.min(drawing.headingLevel + block.level, 6);
    const Heading = `h${level}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
    return (
      <Heading key={at} dir="auto" data-level={block.level}>
        {messages}
      </Heading>
    );
  }
  return (
    <p key={at} dir="auto">
      {messages.length === 0 ? <br /> : messages}
    </p>
  );
}

function drawItem({ block, at, lists }: RichTextItem<Block>, drawing: Drawing): ReactNode {
  return (
    <li key={at} dir="auto">
      {drawSpans(block.spans, drawing)}
      {lists.map((list) => drawPart(list, drawing))}
    </li>
  );
}

function drawSpans(
  spans: readonly RichTextComparedSpan[],
  { changeLabels, citationLook }: Drawing,
): ReactNode[] {
  return spans.map((span, index) => {
    const messages = drawSpan(span, citationLook);
    if (!span.change || !changeLabels) return <Fragment key={index}>{messages}</Fragment>;
    const isAdded = span.change === 'ADDED';
    const Change = isAdded ? 'ins' : 'del';
    return (
      <Change key={index} className={isAdded ? added : removed}>
        <VisuallyHidden>{isAdded ? changeLabels.added : changeLabels.removed} </VisuallyHidden>
        {messages}
      </Change>
    );
  });
}

function drawSpan(
  { text, marks, href, citation }: RichTextSpan,
  citationLook: RichTextProps['citationLook'],
): ReactNode {
  let messages: ReactNode = citation ? (
    <RichTextCitation text={text} look={citationLook?.(citation)} />
  ) : (
    text
  );
  if (marks.includes('UNDERLINE')) messages = <u>{messages}</u>;
  if (marks.includes('ITALIC')) messages = <em>{messages}</em>;
  if (marks.includes('BOLD')) messages = <strong>{messages}</strong>;
  if (citation || href === null || !isSafeHref(href)) return messages;
  // A mail or phone program opens by itself; a new tab for it would stay behind, empty.
  return (
    <Link href={href} {...(isPageHref(href) ? { target: '_blank' } : {})}>
      {messages}
    </Link>
  );
}
