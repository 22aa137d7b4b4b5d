import type { RichTextBlock } from '../RichText/richText.ts';
import { blocksOfHtml } from './pastedHtml.ts';

/** Longest markup that is read; what is longer is taken as plain words. */
const LONGEST_HTML = 400_000;

/** Words without formatting: an empty line begins a paragraph, as does every single one. */
export function blocksOfPlain(words: string): RichTextBlock[] {
  return words
    .replace(/\r\n?/g, '\n')
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'PARAGRAPH', level: 0, spans: [{ text: line, marks: [], href: null }] }));
}

/** What a clipboard or a drop holds, as text of ours. */
export function blocksOfTransfer(data: DataTransfer | null, isPlain = false): RichTextBlock[] {
  const html = isPlain ? '' : (data?.getData('text/html') ?? '');
  if (html !== '' && html.length <= LONGEST_HTML) {
    const blocks = blocksOfHtml(html);
    if (blocks.length > 0) return blocks;
  }
  return blocksOfPlain(data?.getData('text/plain') ?? '');
}
