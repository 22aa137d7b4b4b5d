import { useId, useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../components/Button/Button.tsx';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage.tsx';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './EditableGrid.css.ts';
import { EditableGridCell } from './EditableGridCell.tsx';
import { cellKey, isEditable, shownText, typedText } from './editableGridCells.ts';
import { editableGridLabels, type EditableGridLabels } from './editableGridLabels.ts';
import type { EditableColumn, EditableRow } from './editableGridTypes.ts';
import { useCellChanges, type SaveCells } from './useCellChanges.ts';
import { useEditableGridKeys, type CellPlace, type Editing } from './useEditableGridKeys.ts';

export type { CellChange, CellValue, EditableColumn, EditableRow } from './editableGridTypes.ts';
export type { SaveCells } from './useCellChanges.ts';

export interface EditableGridProps {
  /** Names the grid. */
  label: string;
  /** Heading of the first column, which names the rows. */
  rowHeading: string;
  columns: readonly EditableColumn[];
  rows: readonly EditableRow[];
  /**
   * Saves changes: one, or all of a paste. The cells show them until the promise settles; update `rows` before it
   * resolves. If it rejects, what was typed stays, with a button that saves again.
   */
  onSave: SaveCells;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  labels?: Partial<EditableGridLabels>;
}

/** A table whose cells are edited in place: text, numbers and choices. */
export function EditableGrid({
  label,
  rowHeading,
  columns,
  rows,
  onSave,
  empty,
  labels: own,
}: EditableGridProps) {
  const id = useId();
  const { locale, direction } = useLocale();
  const { common } = useLabels();
  const labels = usePartLabels(editableGridLabels, own);
  const cells = useCellChanges({ columns, rows, onSave, labels, locale });
  const [place, setPlace] = useState<CellPlace>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<Editing | null>(null);
  /** Known at once: closing a cell by a key moves the focus, which must not save again. */
  const isOpen = useRef(false);
  const table = useRef<HTMLTableElement>(null);
  // Rows may have become fewer.
  const current = {
    row: Math.max(0, Math.min(place.row, rows.length - 1)),
    column: Math.min(place.column, columns.length),
  };

  const textOf = (row: EditableRow, column: EditableColumn) =>
    cells.held.get(cellKey(row.id, column.id))?.text ??
    typedText(row.values[column.id] ?? null, column, locale);
  const keys = useEditableGridKeys({
    table,
    columns,
    rows,
    place: current,
    onPlace: setPlace,
    editing,
    onEditing: (next) => {
      isOpen.current = next !== null;
      setEditing(next);
    },
    cells,
    textOf,
    isRightToLeft: direction === 'rtl',
  });

  const onPaste = (event: ClipboardEvent) => {
    const at = placeOf(event.target);
    if (editing || !at || at.column === 0) return;
    event.preventDefault();
    cells.paste(event.clipboardData.getData('text/plain'), at.row, at.column - 1);
  };
  const onCopy = (event: ClipboardEvent) => {
    const at = placeOf(event.target);
    const row = at && rows[at.row];
    if (editing || !row) return;
    const column = columns[at.column - 1];
    event.preventDefault();
    const text = column ? shownText(row.values[column.id] ?? null, column, locale) : row.label;
    event.clipboardData.setData('text/plain', text);
  };

  return (
    <div className={styles.frame}>
      <span id={`${id}-keys`} hidden>
        {labels.instructions}
      </span>
      {rows.length === 0 ? (
        empty
      ) : (
        <div className={styles.scroller}>
          <table
            ref={table}
            role="grid"
            className={styles.table}
            aria-label={label}
            aria-describedby={`${id}-keys`}
            onKeyDown={keys.onKeyDown}
            onPaste={onPaste}
            onCopy={onCopy}
          >
            <thead>
              <tr>
                <th scope="col" className={styles.head({ isFirst: true })}>
                  {rowHeading}
                </th>
                {columns.map((column) => (
                  <th
                    key={column.id}
                    scope="col"
                    className={styles.head({ isNumeric: column.kind === 'number' })}
                  >
                    {column.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, rowIndex) => (
                <tr key={row.id}>
                  <th
                    scope="row"
                    className={styles.rowHead}
                    tabIndex={current.row === rowIndex && current.column === 0 ? 0 : -1}
                    onFocus={() => setPlace({ row: rowIndex, column: 0 })}
                    data-cell={`${rowIndex} 0`}
                  >
                    {row.label}
                  </th>
                  {columns.map((column, columnIndex) => {
                    const at = { row: rowIndex, column: columnIndex + 1 };
                    const isCurrent = current.row === at.row && current.column === at.column;
                    return (
                      <EditableGridCell
                        key={column.id}
                        at={at}
                        column={column}
                        label={`${column.label}, ${row.label}`}
                        shown={shownText(row.values[column.id] ?? null, column, locale)}
                        locale={locale}
                        held={cells.held.get(cellKey(row.id, column.id))}
                        isEditable={isEditable(row, column)}
                        isCurrent={isCurrent}
                        editing={isCurrent ? editing : null}
                        onPlace={setPlace}
                        onBegin={() => keys.begin(row, column)}
                        onType={(text) => setEditing({ text })}
                        onLeave={(text) => {
                          if (!isOpen.current) return;
                          isOpen.current = false;
                          setEditing(null);
                          cells.settle(row, column, text);
                        }}
                      />
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {cells.failure && (
        <div className={styles.notice}>
          <InlineMessage tone="critical" role="alert">
            {cells.failure.text}
          </InlineMessage>
          <Button size="small" onPress={cells.failure.retry}>
            {common.retry}
          </Button>
        </div>
      )}
      <VisuallyHidden role="status" aria-live="polite">
        {cells.said}
      </VisuallyHidden>
    </div>
  );
}

/** The place of the cell around an element. */
function placeOf(target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (cell?.dataset.cell ?? '').split(' ').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}
