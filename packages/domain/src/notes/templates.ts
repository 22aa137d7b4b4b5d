import { isBlankRichText, plainTextOf, type RichText, type RichTextBlock } from '../shared/rich-text.ts';

const heading = (title: string): RichTextBlock => ({
  type: 'HEADING',
  level: 0,
  spans: [{ text: title, marks: [], href: null }],
});
const emptyLine = (): RichTextBlock => ({ type: 'PARAGRAPH', level: 0, spans: [] });

const titleOf = (block: RichTextBlock): string | null =>
  block.type === 'HEADING' ? plainTextOf([block]).trim() : null;

/**
 * A text with another template. Empty headings of the old template are replaced by those of the new one; once there is
 * text, missing headings are added below it and nothing is removed.
 *
 * @param titles the headings of the new template; none for free text
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
