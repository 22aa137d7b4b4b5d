import { MoreHorizontal } from 'lucide-react';
import { Cell, Row as AriaRow } from 'react-aria-components/Table';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import { TableTick } from './TableTick.tsx';
import * as styles from './Table.css.ts';
import type { TableColumn } from './TableHead.tsx';

interface TableRowProps<Row> {
  id: string;
  row: Row;
  name: string | undefined;
  columns: readonly TableColumn<Row>[];
  hasTick: boolean;
  isMarked: boolean;
  /** Actions of the row; without them there is no column for them. */
  entries: readonly MenuEntry[] | undefined;
  menuLabel: string;
}

/** Leads to the row as soon as it is rendered. */
function leadTo(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'center', inline: 'nearest' });
  row?.focus({ preventScroll: true });
}

/** One row of a table. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { id, row, name, columns, hasTick, isMarked, entries, menuLabel } = props;
  return (
    <AriaRow
      id={id}
      className={styles.row}
      {...(name === undefined ? {} : { textValue: name })}
      {...(isMarked ? { ref: leadTo, 'data-marked': true } : {})}
    >
      {hasTick && (
        <Cell className={styles.cell}>
          <TableTick />
        </Cell>
      )}
      {columns.map((column) => (
        <Cell key={column.id} className={styles.cell} data-align={column.align}>
          <div className={styles.content}>{column.cell(row)}</div>
        </Cell>
      ))}
      {entries && (
        <Cell className={styles.actions}>
          {entries.length > 0 && (
            <Menu
              trigger={<IconButton icon={MoreHorizontal} label={menuLabel} size="small" hasTooltip={false} />}
              entries={entries}
            />
          )}
        </Cell>
      )}
    </AriaRow>
  );
}
