import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { sortingLabels } from '../../components/SortableList/sortingLabels.ts';
import { SortingNotice } from '../../components/SortableList/SortingNotice.tsx';
import { SortingPreview } from '../../components/SortableList/SortingPreview.tsx';
import { useSorting } from '../../components/SortableList/useSorting.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../responsive/useMediaQuery.ts';
import { useDaySwipe } from './useDaySwipe.ts';
import { useWeekBoardCopies } from './useWeekBoardCopies.ts';
import { useWeekBoardSelection } from './useWeekBoardSelection.ts';
import * as styles from './WeekBoard.css.ts';
import { weekBoardLabels, type WeekBoardLabels } from './weekBoardLabels.ts';
import {
  cellsOf,
  firstCell,
  neighbourOf,
  trayListId,
  trayLists,
  type WeekBoardList,
} from './weekBoardLists.ts';
import { WeekBoardMenu, type OpenedCard } from './WeekBoardMenu.tsx';
import { WeekBoardSelectionBar } from './WeekBoardSelectionBar.tsx';
import { WeekBoardTable } from './WeekBoardTable.tsx';
import { WeekBoardTrayCards } from './WeekBoardTrayCards.tsx';
import type {
  WeekBoardCard,
  WeekBoardCellState,
  WeekBoardClipboard,
  WeekBoardDay,
  WeekBoardMove,
  WeekBoardRow,
  WeekBoardTray,
} from './WeekBoardTypes.ts';

export type {
  WeekBoardCard,
  WeekBoardCellState,
  WeekBoardClipboard,
  WeekBoardDay,
  WeekBoardMove,
  WeekBoardRow,
  WeekBoardTray,
} from './WeekBoardTypes.ts';

export interface WeekBoardProps {
  /** Names the board: "Menu of the week of 3 March". */
  label: string;
  /** Heading of the first column, which names the rows. */
  rowHeading: string;
  days: readonly WeekBoardDay[];
  rows: readonly WeekBoardRow[];
  /** In the order in which they are shown within a cell. */
  cards: readonly WeekBoardCard[];
  /** Saves a move. The card is in its new cell until the promise settles, and returns if it rejects. */
  onMove: (move: WeekBoardMove) => void | Promise<unknown>;
  /** Copies a card to the same row of other days. */
  onCopy?: (id: string, dayIds: readonly string[]) => void | Promise<unknown>;
  /** Lets cards be chosen together, copied, cut and pasted. Keep what was copied outside of the board. */
  clipboard?: WeekBoardClipboard | undefined;
  onOpen?: (id: string) => void;
  /** Adds to a cell; without it cells have no button. */
  onAdd?: (dayId: string, rowId: string) => void;
  /** Cells whose cards are loading or could not be loaded. */
  stateOf?: (dayId: string, rowId: string) => WeekBoardCellState | undefined;
  onRetry?: (dayId: string, rowId: string) => void;
  /** Cards beside the board that are placed by dragging, by keys, or by what each offers. */
  tray?: WeekBoardTray | undefined;
  /** Above the board: what turns to another week. */
  navigation?: ReactNode;
  labels?: Partial<WeekBoardLabels>;
}

const none = () => undefined;

/** Days beside each other, rows of cards that are moved, copied and added. On a phone, one day at a time. */
export function WeekBoard({
  label,
  rowHeading,
  days,
  rows,
  cards,
  onMove,
  onCopy,
  clipboard,
  onOpen,
  onAdd,
  stateOf = none,
  onRetry,
  tray,
  navigation,
  labels: own,
}: WeekBoardProps) {
  const id = useId();
  const { direction } = useLocale();
  const isRightToLeft = direction === 'rtl';
  const isNarrow = !useMediaQuery(media.tablet);
  const labels = usePartLabels(weekBoardLabels, own);
  const sortTexts = usePartLabels(sortingLabels);
  const root = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [opened, setOpened] = useState<OpenedCard | null>(null);

  const day = days.find((each) => each.id === chosen) ?? days.find((each) => each.isToday) ?? days[0];
  const shownDays = useMemo(() => (isNarrow && day ? [day] : days), [isNarrow, day, days]);
  const cells = useMemo(() => cellsOf(days, rows, cards), [days, rows, cards]);
  const lists = useMemo(() => (tray ? [...trayLists(tray), ...cells] : cells), [tray, cells]);
  const placeOf = (listId: string) => cells.find((list) => list.id === listId);
  const inTray = (cardId: string) => tray?.cards.some((card) => card.id === cardId) === true;
  const sorting = useSorting<WeekBoardCard>({
    root,
    preview,
    lists,
    labels: sortTexts,
    isRightToLeft,
    neighbour: (listId, direction) =>
      placeOf(listId) === undefined
        ? firstCell(shownDays, rows)
        : neighbourOf(shownDays, rows, isRightToLeft)(listId, direction),
    canDrop: (cardId, listId) => {
      const to = placeOf(listId);
      if (to === undefined) return listId === trayListId(cardId);
      const isRefused = inTray(cardId) && tray?.canPlace?.(to.dayId, to.rowId) === false;
      return stateOf(to.dayId, to.rowId) === undefined && !isRefused;
    },
    onMove: ({ id: cardId, to }) => {
      const { dayId, rowId } = placeOf(to.listId) ?? {};
      if (dayId === undefined || rowId === undefined) return;
      if (inTray(cardId)) return tray?.onPlace(cardId, dayId, rowId);
      return onMove({ id: cardId, dayId, rowId, beforeId: to.beforeId });
    },
  });
  const shownCells = sorting.shown.filter((list): list is WeekBoardList => 'dayId' in list);
  const copies = useWeekBoardCopies({ onCopy, labels, say: sorting.say });
  const selection = useWeekBoardSelection({
    days: shownDays,
    rows,
    lists: shownCells,
    clipboard,
    isHolding: sorting.held !== null,
    labels,
    say: sorting.say,
  });
  const swipe = useDaySwipe({ days, day, isRightToLeft, isOn: isNarrow, onDay: setChosen });

  /** Cells are rendered again only when they change: they call what is current through these. */
  const latest = useRef({ sorting, onOpen, onAdd, onRetry });
  useLayoutEffect(() => {
    latest.current = { sorting, onOpen, onAdd, onRetry };
  });
  const [opens, adds, retries] = [onOpen !== undefined, onAdd !== undefined, onRetry !== undefined];
  const acts = useMemo(
    () => ({
      open: opens ? (cardId: string) => latest.current.onOpen?.(cardId) : undefined,
      add: adds ? (dayId: string, rowId: string) => latest.current.onAdd?.(dayId, rowId) : undefined,
      retry: retries ? (dayId: string, rowId: string) => latest.current.onRetry?.(dayId, rowId) : undefined,
    }),
    [opens, adds, retries],
  );

  const selects = selection.ids.length > 0;
  useEffect(() => {
    const focused = document.activeElement;
    // The bar that comes with the selection must not cover where it began.
    if (selects && focused && root.current?.contains(focused)) focused.scrollIntoView({ block: 'nearest' });
  }, [selects]);

  return (
    <div ref={root} className={styles.frame} data-selects={selects || undefined}>
      {navigation}
      {isNarrow && day && (
        <SegmentedControl
          label={labels.day}
          options={days.map((each) => ({ id: each.id, label: each.label }))}
          value={day.id}
          onChange={setChosen}
        />
      )}
      <span id={`${id}-keys`} hidden>
        {sortTexts.instructions}
      </span>
      {tray && tray.cards.length > 0 && (
        <WeekBoardTrayCards tray={tray} sorting={sorting} sortTexts={sortTexts} keysId={`${id}-keys`} />
      )}
      <div className={styles.scroller} {...swipe}>
        <WeekBoardTable
          label={label}
          rowHeading={rowHeading}
          days={shownDays}
          rows={rows}
          lists={shownCells}
          stateOf={stateOf}
          labels={labels}
          sortTexts={sortTexts}
          keysId={`${id}-keys`}
          sorting={sorting}
          latest={latest}
          acts={acts}
          selection={selection}
          onMenu={setOpened}
        />
      </div>
      <WeekBoardSelectionBar selection={selection} labels={labels} />
      <SortingNotice failure={sorting.failure} />
      <SortingNotice failure={copies.failure} />
      <VisuallyHidden role="status" aria-live="assertive">
        {sorting.said}
      </VisuallyHidden>
      {sorting.held?.by === 'pointer' && (
        <SortingPreview ref={preview} label={sorting.labelOf(sorting.held.id)} />
      )}
      {opened && (
        <WeekBoardMenu
          opened={opened}
          days={days}
          rows={rows}
          labels={labels}
          sortTexts={sortTexts}
          onOpen={onOpen}
          onMove={sorting.move}
          onCopy={onCopy && copies.copy}
          selection={selection}
          canPaste={clipboard?.isEmpty === false}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
