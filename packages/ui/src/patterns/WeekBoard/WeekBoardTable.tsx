import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { SortingLabels } from '../../components/SortableList/sortingLabels.ts';
import type { Sorting } from '../../components/SortableList/useSorting.ts';
import { useWeekBoardKeys } from './useWeekBoardKeys.ts';
import { cellAt, type WeekBoardSelection } from './useWeekBoardSelection.ts';
import * as styles from './WeekBoard.css.ts';
import { WeekBoardCell } from './WeekBoardCell.tsx';
import type { WeekBoardLabels } from './weekBoardLabels.ts';
import { cellId, type WeekBoardList } from './weekBoardLists.ts';
import type { OpenedCard } from './WeekBoardMenu.tsx';
import type {
  WeekBoardActs,
  WeekBoardCard,
  WeekBoardCellState,
  WeekBoardDay,
  WeekBoardRow,
} from './WeekBoardTypes.ts';

interface WeekBoardTableProps {
  label: string;
  rowHeading: string;
  days: readonly WeekBoardDay[];
  rows: readonly WeekBoardRow[];
  lists: readonly WeekBoardList[];
  stateOf: (dayId: string, rowId: string) => WeekBoardCellState | undefined;
  labels: WeekBoardLabels;
  sortTexts: SortingLabels;
  keysId: string;
  sorting: Sorting<WeekBoardCard>;
  latest: RefObject<{ sorting: Sorting<WeekBoardCard> }>;
  acts: WeekBoardActs;
  selection: WeekBoardSelection;
  onMenu: (opened: OpenedCard) => void;
}

/** The board as a grid: one stop for Tab at a cell, arrows between cells and cards. */
export function WeekBoardTable({
  label,
  rowHeading,
  days,
  rows,
  lists,
  stateOf,
  labels,
  sortTexts,
  keysId,
  sorting,
  latest,
  acts,
  selection,
  onMenu,
}: WeekBoardTableProps) {
  const [current, setCurrent] = useState<string>();
  const first = cellId(days[0]?.id ?? '', rows[0]?.id ?? '');
  const byId = new Map(lists.map((list) => [list.id, list]));
  const isShown =
    current !== undefined && days.some(({ id }) => rows.some((row) => cellId(id, row.id) === current));
  const stop = isShown ? current : first;
  const goWithKeys = useWeekBoardKeys();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = cellAt(event.target);
    goWithKeys(event);
    if (selection.isOn && event.shiftKey && event.key.startsWith('Arrow'))
      selection.extend(from, cellAt(document.activeElement));
  };
  const { held, marked } = sorting;
  const homeOf = (list: WeekBoardList) =>
    held && list.items.some(({ id }) => id === held.id) ? held : undefined;
  const idsIn = (list: WeekBoardList, isOne: (id: string) => boolean) =>
    list.items
      .filter(({ id }) => isOne(id))
      .map(({ id }) => id)
      .join('\n');

  return (
    <table
      role="grid"
      className={styles.table}
      aria-label={label}
      aria-multiselectable={selection.isOn || undefined}
      onKeyDown={onKeyDown}
      {...selection.handlers}
    >
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            {rowHeading}
          </th>
          {days.map((day) => (
            <th
              key={day.id}
              scope="col"
              className={styles.dayHead}
              {...(day.isToday ? { 'aria-current': 'date' } : {})}
            >
              <div className={styles.dayLine}>
                <abbr className={styles.dayName} title={day.name}>
                  {day.label}
                </abbr>
                {day.actions}
              </div>
              {day.total !== undefined && <div className={styles.total}>{day.total}</div>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={styles.rowHead}>
              {row.label}
              {row.hint !== undefined && <div className={styles.hint}>{row.hint}</div>}
            </th>
            {days.map((day) => {
              const list = byId.get(cellId(day.id, row.id));
              if (!list) return null;
              const holder = homeOf(list);
              return (
                <WeekBoardCell
                  key={day.id}
                  list={list}
                  state={stateOf(day.id, row.id)}
                  isToday={day.isToday ?? false}
                  isCurrent={list.id === stop}
                  isOver={held?.to?.listId === list.id}
                  dropBefore={marked?.listId === list.id ? marked.beforeId : undefined}
                  heldId={holder?.id}
                  isHeldByKeys={holder?.by === 'keyboard'}
                  saving={idsIn(list, sorting.isSaving)}
                  selected={selection.isOn ? idsIn(list, selection.has) : undefined}
                  labels={labels}
                  sortTexts={sortTexts}
                  keysId={keysId}
                  latest={latest}
                  acts={acts}
                  onCurrent={setCurrent}
                  onMenu={onMenu}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
