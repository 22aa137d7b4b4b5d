import { isBlankRichText, plainTextOf, type RichText, type RichTextBlock } from './rich-text.ts';

const heading = (title: string): RichTextBlock => ({
  type: 'HEADING',
  level: 0,
  spans: [{ text: title, marks: [], href: null }],
});
const emptyLine = (): RichTextBlock => ({ type: 'PARAGRAPH', level: 0, spans: [] });

const titleOf = (block: RichTextBlock): string | null =>
  block.type === 'HEADING' ? plainTextOf([block]).trim() : null;

/**
 * A text along another template. Headings of a template that nothing was written under give way to those of the wanted
 * one; once there are words, what is missing is put below them and nothing is taken away.
 *
 * @param titles the headings of the wanted template; none for a free text
 * @param known the headings of every template
 */
export function withTemplate(
  text: readonly RichTextBlock[],
  titles: readonly string[],
  known: readonly string[],
): RichText {
  const written = text.filter((block) => !known.includes(titleOf(block) ?? ''));
  const present = isBlankRichText(written) ? [] : [...text];
  const missing = titles.filter((title) => !present.some((block) => titleOf(block) === title));
  return [...present, ...missing.flatMap((title) => [heading(title), emptyLine()])];
}
