import type { SortDirection } from '../../components/SortableList/useSorting.ts';
import type { SortableEntries } from '../../components/SortableList/sortingMoves.ts';
import type { WeekBoardCard, WeekBoardDay, WeekBoardRow, WeekBoardTray } from './WeekBoardTypes.ts';

/** A cell as a list that can be sorted. */
export interface WeekBoardList extends SortableEntries<WeekBoardCard> {
  readonly dayId: string;
  readonly rowId: string;
}

export const cellId = (dayId: string, rowId: string) => `${rowId}\n${dayId}`;

/** The cells of a board, row by row, with their cards in order. */
export function cellsOf(
  days: readonly WeekBoardDay[],
  rows: readonly WeekBoardRow[],
  cards: readonly WeekBoardCard[],
): WeekBoardList[] {
  const byCell = new Map<string, WeekBoardCard[]>();
  for (const card of cards) {
    const id = cellId(card.dayId, card.rowId);
    byCell.set(id, [...(byCell.get(id) ?? []), card]);
  }
  return rows.flatMap((row) =>
    days.map((day) => {
      const id = cellId(day.id, row.id);
      return {
        id,
        dayId: day.id,
        rowId: row.id,
        label: `${row.label}, ${day.name}`,
        items: byCell.get(id) ?? [],
      };
    }),
  );
}

/** Each card of the tray is a list of its own: arrows lead from it to the board, not through the tray. */
export const trayListId = (cardId: string) => `tray\n${cardId}`;
export const trayLists = ({ label, cards }: WeekBoardTray): SortableEntries<WeekBoardCard>[] =>
  cards.map(({ id, label: name }) => ({
    id: trayListId(id),
    label,
    items: [{ id, label: name, dayId: '', rowId: '' }],
  }));

/** Where the way from the tray to the board begins: today, or else the first day. */
export function firstCell(days: readonly WeekBoardDay[], rows: readonly WeekBoardRow[]): string | undefined {
  const day = days.find(({ isToday }) => isToday) ?? days[0];
  const [row] = rows;
  return day && row && cellId(day.id, row.id);
}

/** The cell that an arrow leads to from another one. */
export function neighbourOf(
  days: readonly WeekBoardDay[],
  rows: readonly WeekBoardRow[],
  isRightToLeft: boolean,
) {
  return (listId: string, direction: SortDirection): string | undefined => {
    const at = rows.flatMap((row, down) =>
      days.map((day, along) => ({ id: cellId(day.id, row.id), down, along })),
    );
    const from = at.find(({ id }) => id === listId);
    if (!from) return undefined;
    const isVertical = direction === 'up' || direction === 'down';
    const forward = isVertical ? direction === 'down' : (direction === 'right') !== isRightToLeft;
    const step = forward ? 1 : -1;
    return at.find(
      ({ down, along }) =>
        down === from.down + (isVertical ? step : 0) && along === from.along + (isVertical ? 0 : step),
    )?.id;
  };
}
