import { PALETTE } from './palette.ts';
import { PAGE, type PdfLayout } from './layout.ts';

export interface PdfTable {
  /** Headings of the columns, and their widths as shares of the page. */
  columns: readonly { head: string; share: number }[];
  /** The first cell of a row is its heading. */
  rows: readonly { cells: readonly string[]; swatch?: string }[];
}

const SIZE = 8.5;
const PADDING = 2.6;

/** A table with header cells for its columns and rows. The head is repeated at the top of each page. */
export function writeTable(layout: PdfLayout, { columns, rows }: PdfTable): void {
  const places = columns.map((column, index) => ({
    x: PAGE.left + PAGE.width * columns.slice(0, index).reduce((sum, { share }) => sum + share, 0),
    width: PAGE.width * column.share - 6,
  }));
  const head = () => {
    columns.forEach((column, index) => {
      const { x, width } = places[index] ?? { x: 0, width: 0 };
      layout.label(column.head, x, layout.y + PADDING, { font: 'strong', size: SIZE - 0.5, width });
    });
  };
  const headHeight = SIZE + 2 * PADDING + 3;
  const line = () =>
    layout.decorate(() =>
      layout.pdf
        .moveTo(PAGE.left, layout.y)
        .lineTo(PAGE.right, layout.y)
        .lineWidth(0.5)
        .strokeColor(PALETTE.border)
        .stroke(),
    );
  layout.within('Table', () => {
    layout.ensure(headHeight + 40);
    layout.within('TR', () => {
      columns.forEach((column, index) => {
        const { x, width } = places[index] ?? { x: 0, width: 0 };
        const draw = () =>
          layout.label(column.head, x, layout.y + PADDING, { font: 'strong', size: SIZE - 0.5, width });
        layout.draw('TH', draw, { scope: 'Column' });
      });
    });
    layout.y += headHeight;
    for (const { cells, swatch } of rows) {
      const indent = swatch === undefined ? 0 : 12;
      const heights = cells.map((cell, index) =>
        layout.heightOf(
          cell,
          (places[index]?.width ?? 0) - (index === 0 ? indent : 0),
          index === 0 ? 'strong' : 'body',
          SIZE,
        ),
      );
      const height = Math.max(...heights) + 2 * PADDING;
      if (layout.ensure(height)) {
        layout.decorate(head);
        layout.y += headHeight;
      }
      line();
      const { y } = layout;
      if (swatch !== undefined)
        layout.decorate(() => layout.pdf.roundedRect(PAGE.left, y + PADDING + 1.5, 8, 8, 2).fill(swatch));
      layout.within('TR', () => {
        cells.forEach((cell, index) => {
          const { x, width } = places[index] ?? { x: 0, width: 0 };
          const shift = index === 0 ? indent : 0;
          const draw = () => {
            layout.pdf
              .font(index === 0 ? 'strong' : 'body')
              .fontSize(SIZE)
              .fillColor(PALETTE.text);
            layout.pdf.text(cell, x + shift, y + PADDING, { width: width - shift });
          };
          layout.draw(index === 0 ? 'TH' : 'TD', draw, index === 0 ? { scope: 'Row' } : {});
        });
      });
      layout.y = y + height;
    }
    line();
  });
  layout.y += 6;
}
