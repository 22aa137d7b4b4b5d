import type { RichTextBlock } from '../RichText/richText.ts';
import { blocksOfHtml } from './pastedHtml.ts';

/** Maximum markup length to parse; longer content is taken as plain text. */
const LONGEST_HTML = 400_000;

/** Converts unformatted text: each line that is not blank becomes a paragraph. */
export function blocksOfPlain(messages: string): RichTextBlock[] {
  return messages
    .replace(/\r\n?/g, '\n')
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'PARAGRAPH', level: 0, spans: [{ text: line, marks: [], href: null }] }));
}

/** Converts the content of a clipboard or a drop to blocks. Citations copied in the same scope stay citations. */
export function blocksOfTransfer(data: DataTransfer | null, scope = ''): RichTextBlock[] {
  const html = data?.getData('text/html') ?? '';
  if (html !== '' && html.length <= LONGEST_HTML) {
    const blocks = blocksOfHtml(html, scope);
    if (blocks.length > 0) return blocks;
  }
  return blocksOfPlain(data?.getData('text/plain') ?? '');
}
