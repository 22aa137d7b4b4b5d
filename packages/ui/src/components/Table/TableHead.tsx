import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Column, ColumnResizer, TableHeader } from 'react-aria-components/Table';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { TableTick } from './TableTick.tsx';
import * as styles from './Table.css.ts';
import type { SortColumn } from './sortRows.ts';

export interface TableColumn<Row> extends SortColumn<Row> {
  /** Heading text. */
  header: string;
  /** `end` for numbers, which are then tabular figures. */
  align?: 'start' | 'end';
  /** In px, or a fraction of the remaining space, such as `2fr`. */
  width?: number | `${number}fr`;
  /** Minimum width, in px. */
  minWidth?: number;
  isSortable?: boolean;
  /** Cells of this column are row headers. Default: the first column. */
  isRowHeader?: boolean;
}

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  hasTick: boolean;
  isResizable: boolean;
  actionsHeader: string | undefined;
}

const marks = { ascending: ArrowUp, descending: ArrowDown } as const;

/** The headings of a table; they stay visible while its rows scroll. */
export function TableHead<Row>({ columns, hasTick, isResizable, actionsHeader }: TableHeadProps<Row>) {
  const hasRowHeader = columns.some(({ isRowHeader }) => isRowHeader);
  // React Aria uses widths only where columns can be resized.
  const widthOf = (width: number | `${number}fr`) => (isResizable ? { width } : { style: { width } });
  return (
    <TableHeader className={styles.head}>
      {hasTick && (
        <Column className={styles.headCell} {...widthOf(44)} {...(isResizable ? { minWidth: 44 } : {})}>
          <TableTick />
        </Column>
      )}
      {columns.map(({ id, header, align, width, minWidth, isSortable = false, isRowHeader }, index) => (
        <Column
          key={id}
          id={id}
          className={styles.headCell}
          data-align={align}
          isRowHeader={isRowHeader ?? (!hasRowHeader && index === 0)}
          allowsSorting={isSortable}
          textValue={header}
          {...(isResizable
            ? { defaultWidth: width ?? '1fr', minWidth: minWidth ?? 80 }
            : { style: { minWidth, ...(typeof width === 'number' ? { width } : {}) } })}
        >
          {({ sortDirection }) => {
            const Mark = sortDirection ? marks[sortDirection] : ChevronsUpDown;
            return (
              <div className={styles.headWords} data-align={align}>
                <span className={styles.headText} tabIndex={isResizable ? -1 : undefined}>
                  {header}
                </span>
                {isSortable && (
                  <Mark className={sortDirection ? styles.mark : styles.faintMark} size={14} aria-hidden />
                )}
                {isResizable && <ColumnResizer className={styles.resizer} />}
              </div>
            );
          }}
        </Column>
      ))}
      {actionsHeader !== undefined && (
        <Column className={styles.headCell} {...widthOf(56)} {...(isResizable ? { minWidth: 56 } : {})}>
          <VisuallyHidden>{actionsHeader}</VisuallyHidden>
        </Column>
      )}
    </TableHeader>
  );
}
