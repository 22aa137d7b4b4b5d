import { Fragment, Slice, type Mark, type Node, type Schema } from 'prosemirror-model';
import {
  isSafeHref,
  partsOf,
  type RichTextBlock,
  type RichTextItem,
  type RichTextMark,
  type RichTextPart,
  type RichTextSpan,
} from '../RichText/richText.ts';
import { citationOf, markType, nodeType, textOfCitation } from './richTextSchema.ts';

const MARK_NAMES = { BOLD: 'bold', ITALIC: 'italic', UNDERLINE: 'underline' } as const;
const MARKS = Object.keys(MARK_NAMES) as RichTextMark[];

/** The deepest level of a list item, counted from 0. */
export const DEEPEST_LEVEL = 3;

/** Converts a document to text. An empty document has no blocks. */
export function blocksOf(doc: Node): RichTextBlock[] {
  const blocks: RichTextBlock[] = [];
  doc.forEach((node) => addBlocks(node, 0, blocks));
  const only = blocks.length === 1 ? blocks[0] : undefined;
  return only?.type === 'PARAGRAPH' && only.spans.length === 0 ? [] : blocks;
}

function addBlocks(node: Node, depth: number, blocks: RichTextBlock[]): void {
  switch (node.type.name) {
    case 'heading':
      blocks.push({ type: 'HEADING', level: Number(node.attrs.level), spans: spansOf(node) });
      return;
    case 'quote':
      node.forEach((paragraph) => blocks.push({ type: 'QUOTE', level: 0, spans: spansOf(paragraph) }));
      return;
    case 'bullets':
    case 'numbers': {
      const type = node.type.name === 'bullets' ? 'BULLET' : 'NUMBER';
      node.forEach((item) =>
        item.forEach((inner) => {
          if (inner.type.name === 'paragraph') {
            blocks.push({ type, level: Math.min(depth, DEEPEST_LEVEL), spans: spansOf(inner) });
          } else addBlocks(inner, depth + 1, blocks);
        }),
      );
      return;
    }
    default:
      blocks.push({ type: 'PARAGRAPH', level: 0, spans: spansOf(node) });
  }
}

function spansOf(node: Node): RichTextSpan[] {
  const spans: RichTextSpan[] = [];
  node.forEach((inline) => {
    const span = spanOf(inline);
    const last = spans.at(-1);
    const isAlike =
      last && last.href === span.href && last.marks.join() === span.marks.join() && !last.citation;
    if (isAlike && !span.citation) last.text += span.text;
    else spans.push(span);
  });
  return spans;
}

function spanOf(inline: Node): RichTextSpan {
  const names = inline.marks.map((mark) => mark.type.name);
  const look = MARKS.filter((mark) => names.includes(MARK_NAMES[mark]));
  if (inline.type.name === 'citation')
    return { text: textOfCitation(inline), marks: look, href: null, citation: citationOf(inline) };
  const link = inline.marks.find((mark) => mark.type.name === 'link');
  return {
    text: inline.text ?? '\n',
    marks: look,
    href: link ? String(link.attrs.href) : null,
  };
}

/** Converts a text to a document. An empty text becomes one empty paragraph. */
export function documentOf(schema: Schema, text: readonly RichTextBlock[]): Node {
  const nodes = nodesOf(schema, text);
  return nodeType(schema, 'doc').create(
    null,
    nodes.length === 0 ? nodeType(schema, 'paragraph').create() : nodes,
  );
}

/** Converts copied content to a slice that fits at the cursor, open at both ends where possible. */
export function sliceOf(schema: Schema, text: readonly RichTextBlock[]): Slice {
  const nodes = nodesOf(schema, text);
  const isOpen = (node: Node | undefined) => (node?.type.name === 'paragraph' ? 1 : 0);
  return new Slice(Fragment.from(nodes), isOpen(nodes[0]), isOpen(nodes.at(-1)));
}

function nodesOf(schema: Schema, text: readonly RichTextBlock[]): Node[] {
  const nodes: Node[] = [];
  let quoted: Node[] = [];
  const endQuote = (): void => {
    if (quoted.length > 0) nodes.push(nodeType(schema, 'quote').create(null, quoted));
    quoted = [];
  };
  for (const part of partsOf(text)) {
    if (part.kind === 'block' && part.block.type === 'QUOTE') {
      quoted.push(paragraphOf(schema, part.block));
      continue;
    }
    endQuote();
    nodes.push(nodeOf(schema, part));
  }
  endQuote();
  return nodes;
}

function nodeOf(schema: Schema, part: RichTextPart<RichTextBlock>): Node {
  if (part.kind === 'list') {
    const list = nodeType(schema, part.isOrdered ? 'numbers' : 'bullets');
    return list.create(
      null,
      part.items.map((item) => itemOf(schema, item)),
    );
  }
  const { block } = part;
  if (block.type !== 'HEADING') return paragraphOf(schema, block);
  return nodeType(schema, 'heading').create({ level: block.level === 1 ? 1 : 0 }, inlineOf(schema, block));
}

function itemOf(schema: Schema, { block, lists }: RichTextItem<RichTextBlock>): Node {
  return nodeType(schema, 'item').create(null, [
    paragraphOf(schema, block),
    ...lists.map((list) => nodeOf(schema, list)),
  ]);
}

const paragraphOf = (schema: Schema, block: RichTextBlock): Node =>
  nodeType(schema, 'paragraph').create(null, inlineOf(schema, block));

function inlineOf(schema: Schema, block: RichTextBlock): Node[] {
  return block.spans.flatMap(({ text, marks, href, citation }) => {
    const looks: Mark[] = MARKS.filter((mark) => marks.includes(mark)).map((mark) =>
      markType(schema, MARK_NAMES[mark]).create(),
    );
    if (citation) return [nodeType(schema, 'citation').create({ text, citation }, null, looks)];
    if (href !== null && isSafeHref(href)) looks.push(markType(schema, 'link').create({ href }));
    return text
      .split('\n')
      .flatMap((line, index) => [
        ...(index === 0 ? [] : [nodeType(schema, 'lineBreak').create(null, null, looks)]),
        ...(line === '' ? [] : [schema.text(line, looks)]),
      ]);
  });
}
