import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import * as styles from './ChartTable.css.ts';

/** A chart's data as text. Strings are ready to display: localised, with units. */
export interface ChartTableContent {
  /** The first column is the row header. */
  columns: readonly { header: string; align?: 'start' | 'end' }[];
  rowCount: number;
  /** Cells of one row; called for visible rows only. */
  row: (index: number) => readonly string[];
}

const ROW_HEIGHT = 32;

/** The equivalent table of a chart; only visible rows are rendered, however many there are. */
export function ChartTable({ caption, content }: { caption: string; content: ChartTableContent }) {
  const scroller = useRef<HTMLDivElement>(null);
  const { columns, rowCount } = content;
  const virtual = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    // Rows are rendered from the first paint, before the box has been measured.
    initialRect: { width: 0, height: 384 },
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div className={styles.scroller} ref={scroller} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table} aria-rowcount={rowCount + 1}>
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <th key={column.header} scope="col" className={styles.header} data-align={column.align}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <Spacer height={before} columns={columns.length} />}
          {items.map((item) => (
            <tr key={item.index} aria-rowindex={item.index + 2} className={styles.row}>
              {content.row(item.index).map((text, column) =>
                column === 0 ? (
                  <th key={column} scope="row" className={styles.rowHeader}>
                    {text}
                  </th>
                ) : (
                  <td key={column} className={styles.cell} data-align={columns[column]?.align}>
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
          {after > 0 && <Spacer height={after} columns={columns.length} />}
        </tbody>
      </table>
    </div>
  );
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ blockSize: height, padding: 0 }} />
    </tr>
  );
}
