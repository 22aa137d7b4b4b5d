import type { GridPlace } from '../../keyboard/gridMove.ts';
import { DataTableRow } from './DataTableRow.tsx';
import type {
  DataTableAction,
  DataTableColumn,
  DataTableProps,
  DataTableSelecting,
  DataTableSelection,
} from './DataTableTypes.ts';
import * as styles from './DataTable.css.ts';
import { CARD_GAP, CARD_HEIGHT } from './useDataTableRowHeight.ts';
import { isSelected } from './useDataTableSelection.ts';
import type { PlacedRow } from './useRowsInSight.ts';

interface DataTableBodyProps<Row> extends Pick<DataTableProps<Row>, 'rows' | 'getRowId' | 'labels'> {
  getRowHref: ((row: Row) => string) | undefined;
  selecting: DataTableSelecting<Row> | undefined;
  items: readonly PlacedRow[];
  /** Of all rows, rendered or not, in px. */
  height: number;
  rowHeight: number;
  columns: readonly DataTableColumn<Row>[];
  actions: readonly DataTableAction<Row>[];
  isCards: boolean;
  at: GridPlace;
  selection: DataTableSelection;
  onTick: (index: number, isRange: boolean) => void;
  menuRow: Row | undefined;
  onOpenMenu: (row: Row, trigger: HTMLElement) => void;
}

/** The visible rows, each at its position. */
export function DataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const { rows, items, getRowId, getRowHref, selecting, labels, isCards, at, selection, menuRow } = props;
  return (
    <div role="rowgroup" className={styles.body} style={{ blockSize: props.height }}>
      {items.map((item) => {
        const row = rows[item.index];
        if (row === undefined) return null;
        const id = getRowId(row);
        return (
          <DataTableRow
            key={id}
            row={row}
            index={item.index}
            start={item.start}
            height={isCards ? CARD_HEIGHT - CARD_GAP : props.rowHeight}
            columns={props.columns}
            actions={props.actions}
            isCards={isCards}
            focusedColumn={at.row === item.index + 1 ? at.column : -1}
            isMenuOpen={menuRow === row}
            href={getRowHref?.(row)}
            isSelected={selecting && isSelected(selection, id)}
            tickLabel={selecting?.labels.row}
            onTick={props.onTick}
            menuLabel={labels.rowMenu}
            onOpenMenu={props.onOpenMenu}
          />
        );
      })}
    </div>
  );
}
