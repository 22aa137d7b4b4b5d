import { citationKey, type Citation } from './citation-kinds.ts';
import type { FieldCode } from './field-codes.ts';
import { RICH_TEXT_LIMITS } from './rich-text-limits.ts';
import type { RichTextBlock, RichText } from './rich-text.ts';

const code = (value: FieldCode): FieldCode => value;

/** Everything that a text cites, each once, in order. */
export function citationsOf(text: readonly RichTextBlock[]): Citation[] {
  const found = new Map<string, Citation>();
  for (const { spans } of text)
    for (const { citation } of spans)
      if (citation && !found.has(citationKey(citation))) found.set(citationKey(citation), citation);
  return [...found.values()];
}

/** The text with other ids cited; where `idOf` has none, what was cited stays as plain text. */
export function withCitedIds(
  text: readonly RichTextBlock[],
  idOf: (id: string) => string | undefined,
): RichText {
  return text.map((block) => ({
    ...block,
    spans: block.spans.map(({ citation, ...plain }) => {
      const id = citation && idOf(citation.id);
      return citation && id !== undefined ? { ...plain, citation: { ...citation, id } } : plain;
    }),
  }));
}

/**
 * What a citation says, on one line and at most as long as one may be.
 *
 * @example citationText('Peso\n72,6 kg') // 'Peso 72,6 kg'
 */
export function citationText(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const letters = [...line];
  return line.length <= RICH_TEXT_LIMITS.citation
    ? line
    : `${letters
        .slice(0, RICH_TEXT_LIMITS.citation / 2)
        .join('')
        .trim()}…`;
}

/** What is wrong with the citations of a text: too many, too long, or one that says nothing. */
export function citationProblem(text: readonly RichTextBlock[]): FieldCode | null {
  const cited = text.flatMap(({ spans }) => spans.filter(({ citation }) => citation !== undefined));
  if (cited.length > RICH_TEXT_LIMITS.citations) return code('TOO_MANY');
  if (cited.some(({ text: label }) => label.length > RICH_TEXT_LIMITS.citation)) return code('TOO_LONG');
  return cited.some(({ text: label }) => label.trim() === '') ? code('TEXT_INVALID') : null;
}
