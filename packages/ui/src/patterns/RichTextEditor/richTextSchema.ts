import { Schema, type DOMOutputSpec, type Node, type NodeSpec } from 'prosemirror-model';
import { isSafeHref, type RichTextReference } from '../RichText/richText.ts';
import { CITATION_ATTRIBUTE } from './pastedCitation.ts';

export type HeadingLevel = 2 | 3 | 4 | 5;

export const citationOf = (node: Node): RichTextReference => node.attrs.citation as RichTextReference;
export const textOfCitation = (node: Node): string => String(node.attrs.text);

/** Schemas by heading level and citation scope, so that editors with the same two share one. */
const schemas = new Map<string, Schema>();

const levelOf = (element: HTMLElement): number => (Number(element.dataset.level) === 1 ? 1 : 0);

const list = (tag: 'ul' | 'ol'): NodeSpec => ({
  content: 'item+',
  group: 'block list',
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
});

const mark = (tag: string, others: readonly string[]) => ({
  parseDOM: [tag, ...others].map((name) => ({ tag: name })),
  toDOM: (): DOMOutputSpec => [tag, 0],
});

function makeSchema(headingLevel: HeadingLevel, scope: string): Schema {
  return new Schema({
    nodes: {
      doc: { content: 'block+' },
      paragraph: {
        content: 'inline*',
        group: 'block',
        parseDOM: [{ tag: 'p' }],
        toDOM: (): DOMOutputSpec => ['p', { dir: 'auto' }, 0],
      },
      heading: {
        attrs: { level: { default: 0 } },
        content: 'inline*',
        group: 'block',
        defining: true,
        parseDOM: ['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({
          tag,
          getAttrs: (element) => ({ level: levelOf(element) }),
        })),
        toDOM: (node): DOMOutputSpec => {
          const level = Number(node.attrs.level);
          return [`h${Math.min(headingLevel + level, 6)}`, { dir: 'auto', 'data-level': String(level) }, 0];
        },
      },
      quote: {
        content: 'paragraph+',
        group: 'block',
        defining: true,
        parseDOM: [{ tag: 'blockquote' }],
        toDOM: (): DOMOutputSpec => ['blockquote', 0],
      },
      bullets: list('ul'),
      numbers: list('ol'),
      item: {
        content: 'paragraph list*',
        defining: true,
        parseDOM: [{ tag: 'li' }],
        toDOM: (): DOMOutputSpec => ['li', 0],
      },
      text: { group: 'inline' },
      lineBreak: {
        inline: true,
        group: 'inline',
        selectable: false,
        parseDOM: [{ tag: 'br' }],
        toDOM: (): DOMOutputSpec => ['br'],
        leafText: () => '\n',
      },
      citation: {
        attrs: { text: {}, citation: {} },
        inline: true,
        group: 'inline',
        atom: true,
        draggable: true,
        toDOM: (node): DOMOutputSpec => [
          'span',
          { [CITATION_ATTRIBUTE]: JSON.stringify({ scope, citation: citationOf(node) }) },
          textOfCitation(node),
        ],
        leafText: textOfCitation,
      },
    },
    marks: {
      link: {
        attrs: { href: {} },
        inclusive: false,
        parseDOM: [
          {
            tag: 'a[href]',
            getAttrs: (element) => {
              const href = element.getAttribute('href') ?? '';
              return isSafeHref(href) ? { href } : false;
            },
          },
        ],
        toDOM: (found): DOMOutputSpec => ['a', { href: String(found.attrs.href), rel: 'noreferrer' }, 0],
      },
      bold: mark('strong', ['b']),
      italic: mark('em', ['i']),
      underline: mark('u', []),
    },
  });
}

/** The schema of an editor: it allows the blocks and formats of `RichTextBlock`, and nothing else. */
export function schemaFor(headingLevel: HeadingLevel, scope = ''): Schema {
  const key = `${headingLevel} ${scope}`;
  const known = schemas.get(key) ?? makeSchema(headingLevel, scope);
  schemas.set(key, known);
  return known;
}

export function nodeType(schema: Schema, name: string) {
  const found = schema.nodes[name];
  if (!found) throw new Error(`The schema has no node "${name}".`);
  return found;
}

export function markType(schema: Schema, name: string) {
  const found = schema.marks[name];
  if (!found) throw new Error(`The schema has no mark "${name}".`);
  return found;
}
