import type { RichText, RichTextBlock } from '@healzy/domain/shared';
import { PALETTE } from './palette.ts';
import { PAGE, type PdfFont, type PdfLayout, type TextRun } from './layout.ts';

type Item = RichTextBlock & { type: 'BULLET' | 'NUMBER' };

const isItem = (block: RichTextBlock | undefined): block is Item =>
  block?.type === 'BULLET' || block?.type === 'NUMBER';

/** On paper an address must be readable: it follows the text of its link. */
function runsOf({ spans }: RichTextBlock): TextRun[] {
  return spans.flatMap(({ text, marks, href }): TextRun[] => {
    const isBold = marks.includes('BOLD');
    const isItalic = marks.includes('ITALIC');
    const font: PdfFont = isBold ? (isItalic ? 'strongItalic' : 'strong') : isItalic ? 'italic' : 'body';
    const run = { text, font, isUnderlined: marks.includes('UNDERLINE') };
    if (href === null || text.includes(href)) return [run];
    return [run, { text: ` (${href.replace(/^(mailto|tel):/, '')})`, font: 'body' }];
  });
}

/** Formatted text as headings, paragraphs, quotations and nested lists. */
export function writeRichText(layout: PdfLayout, text: RichText): void {
  for (let at = 0; at < text.length;) {
    const block = text[at];
    if (isItem(block)) {
      at = writeList(layout, text, at);
      continue;
    }
    at += 1;
    if (block === undefined || block.spans.length === 0) continue;
    if (block.type === 'HEADING') layout.runs('H4', runsOf(block).map(strong), { size: 9.5, after: 2 });
    else if (block.type === 'QUOTE') writeQuote(layout, block);
    else layout.runs('P', runsOf(block));
  }
}

const strong = (run: TextRun): TextRun => ({
  ...run,
  font: run.font === 'italic' || run.font === 'strongItalic' ? 'strongItalic' : 'strong',
});

function writeQuote(layout: PdfLayout, block: RichTextBlock): void {
  layout.within('BlockQuote', () =>
    layout.runs('P', runsOf(block), { color: PALETTE.muted }, { x: PAGE.left + 14 }),
  );
}

/** Writes the list that begins at `from`, with the lists inside it. @returns where it ends */
function writeList(layout: PdfLayout, text: RichText, from: number): number {
  const first = text[from];
  if (!isItem(first)) return from + 1;
  let at = from;
  let number = 0;
  layout.within('L', () => {
    for (;;) {
      const item = text[at];
      if (!isItem(item) || item.level < first.level) return;
      if (item.level === first.level && item.type !== first.type) return;
      at += 1;
      number += 1;
      const mark = item.type === 'NUMBER' ? `${number}.` : '•';
      layout.within('LI', () => {
        const x = PAGE.left + 6 + item.level * 14;
        layout.ensure(14);
        const { y } = layout;
        layout.draw('Lbl', () => layout.label(mark, x, y, { size: 9.5, color: PALETTE.text }));
        layout.runs('LBody', runsOf(item), { after: 2 }, { x: x + 14 });
        const next = text[at];
        if (isItem(next) && next.level > first.level) at = writeList(layout, text, at);
      });
    }
  });
  layout.y += 3;
  return at;
}
