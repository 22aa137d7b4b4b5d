import type { RichTextBlock } from '../RichText/richText.ts';
import { blocksOfHtml } from './pastedHtml.ts';

/** Maximum markup length to parse; longer content is taken as plain text. */
const LONGEST_HTML = 400_000;

/** Unformatted text: each line becomes a paragraph. */
export function blocksOfPlain(messages: string): RichTextBlock[] {
  return messages
    .replace(/\r\n?/g, '\n')
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'PARAGRAPH', level: 0, spans: [{ text: line, marks: [], href: null }] }));
}

/** The content of a clipboard or a drop, as our blocks; citations copied in the same scope stay citations. */
export function blocksOfTransfer(data: DataTransfer | null, scope = ''): RichTextBlock[] {
  const html = data?.getData('text/html') ?? '';
  if (html !== '' && html.length <= LONGEST_HTML) {
    const blocks = blocksOfHtml(html, scope);
    if (blocks.length > 0) return blocks;
  }
  return blocksOfPlain(data?.getData('text/plain') ?? '');
}
