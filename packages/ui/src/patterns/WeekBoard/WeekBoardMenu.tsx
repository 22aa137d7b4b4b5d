import { Menu as AriaMenu, Popover } from 'react-aria-components/Menu';
import {
  ArrowDown,
  ArrowUp,
  CalendarDays,
  ClipboardPaste,
  Copy,
  CopyPlus,
  PanelTop,
  Rows3,
  Scissors,
  SquareCheck,
  SquareMinus,
} from 'lucide-react';
import { list, popover } from '../../components/Menu/Menu.css.ts';
import type { MenuEntry } from '../../components/Menu/Menu.tsx';
import { menuEntries } from '../../components/Menu/MenuEntries.tsx';
import { focusSoon } from '../../components/SortableList/focusSoon.ts';
import type { SortingLabels } from '../../components/SortableList/sortingLabels.ts';
import type { SortPlace } from '../../components/SortableList/sortingMoves.ts';
import type { WeekBoardSelection } from './useWeekBoardSelection.ts';
import type { WeekBoardLabels } from './weekBoardLabels.ts';
import { cellId, type WeekBoardList } from './weekBoardLists.ts';
import type { WeekBoardCard, WeekBoardDay, WeekBoardRow } from './WeekBoardTypes.ts';

/** A card whose menu is open, and where it is. */
export interface OpenedCard {
  card: WeekBoardCard;
  list: WeekBoardList;
  trigger: HTMLElement;
}

interface WeekBoardMenuProps {
  opened: OpenedCard;
  days: readonly WeekBoardDay[];
  rows: readonly WeekBoardRow[];
  labels: WeekBoardLabels;
  sortTexts: SortingLabels;
  onOpen: ((id: string) => void) | undefined;
  onMove: (id: string, to: SortPlace) => void;
  onCopy: ((card: WeekBoardCard, dayIds: readonly string[]) => void) | undefined;
  selection: WeekBoardSelection;
  canPaste: boolean;
  onClose: () => void;
}

/** What can be done with a card; one menu for all cards, because a board has hundreds. */
export function WeekBoardMenu({ onClose, ...rest }: WeekBoardMenuProps) {
  const { card, trigger } = rest.opened;
  const label = rest.labels.actions(card.label);
  const close = () => {
    onClose();
    // A card that changes its cell takes the focus along.
    focusSoon(() => (trigger.isConnected ? trigger : null));
  };
  return (
    <Popover
      className={popover}
      aria-label={label}
      trigger="MenuTrigger"
      triggerRef={{ current: trigger }}
      placement="bottom end"
      offset={4}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
    >
      <AriaMenu
        className={list}
        aria-label={rest.labels.actions(card.label)}
        autoFocus="first"
        onClose={onClose}
      >
        {menuEntries(closing(entriesOf(rest), close))}
      </AriaMenu>
    </Popover>
  );
}

/** Choosing in a submenu closes the whole menu, which has no trigger of React Aria's that would. */
function closing(entries: readonly MenuEntry[], close: () => void): MenuEntry[] {
  return entries.map((entry) =>
    entry.kind === 'submenu'
      ? { ...entry, entries: closing(entry.entries, close) }
      : entry.kind === undefined
        ? {
            ...entry,
            onAction: () => {
              close();
              entry.onAction?.();
            },
          }
        : entry,
  );
}

function entriesOf({
  opened: { card, list: from },
  days,
  rows,
  labels,
  sortTexts,
  onOpen,
  onMove,
  onCopy,
  selection,
  canPaste,
}: Omit<WeekBoardMenuProps, 'onClose'>): MenuEntry[] {
  const index = from.items.findIndex(({ id }) => id === card.id);
  const isFixed = card.isDisabled ?? false;
  const within = (beforeId: string | undefined) => () =>
    onMove(card.id, { listId: from.id, beforeId: beforeId ?? null });
  const to = (dayId: string, rowId: string) => () =>
    onMove(card.id, { listId: cellId(dayId, rowId), beforeId: null });
  const otherDays = days.filter(({ id }) => id !== from.dayId);
  const otherRows = rows.filter(({ id }) => id !== from.rowId);
  return [
    { id: 'open', label: labels.open, icon: PanelTop, isHidden: !onOpen, onAction: () => onOpen?.(card.id) },
    {
      id: 'up',
      label: sortTexts.up,
      icon: ArrowUp,
      isHidden: isFixed || index <= 0,
      onAction: within(from.items[index - 1]?.id),
    },
    {
      id: 'down',
      label: sortTexts.down,
      icon: ArrowDown,
      isHidden: isFixed || index >= from.items.length - 1,
      onAction: within(from.items[index + 2]?.id),
    },
    {
      id: 'day',
      kind: 'submenu',
      label: labels.moveToDay,
      icon: CalendarDays,
      isHidden: isFixed || otherDays.length === 0,
      entries: otherDays.map((day) => ({
        id: `day ${day.id}`,
        label: day.name,
        onAction: to(day.id, from.rowId),
      })),
    },
    {
      id: 'row',
      kind: 'submenu',
      label: labels.moveToRow,
      icon: Rows3,
      isHidden: isFixed || otherRows.length === 0,
      entries: otherRows.map((row) => ({
        id: `row ${row.id}`,
        label: row.label,
        onAction: to(from.dayId, row.id),
      })),
    },
    {
      id: 'copy',
      kind: 'submenu',
      label: labels.copyTo,
      icon: CopyPlus,
      isHidden: !onCopy || otherDays.length === 0,
      entries: [
        {
          id: 'copy all',
          label: labels.everyOtherDay,
          onAction: () =>
            onCopy?.(
              card,
              otherDays.map(({ id }) => id),
            ),
        },
        ...otherDays.map((day) => ({
          id: `copy ${day.id}`,
          label: day.name,
          onAction: () => onCopy?.(card, [day.id]),
        })),
      ],
    },
    {
      id: 'select',
      label: selection.has(card.id) ? labels.unselect : labels.select,
      icon: selection.has(card.id) ? SquareMinus : SquareCheck,
      isHidden: !selection.isOn,
      onAction: () => selection.toggle(card.id),
    },
    {
      id: 'select day',
      label: labels.selectDay,
      icon: CalendarDays,
      isHidden: !selection.isOn,
      onAction: () => selection.chooseDay(from.dayId),
    },
    {
      id: 'clip',
      label: labels.copy,
      icon: Copy,
      shortcut: 'Ctrl C',
      isHidden: !selection.isOn,
      onAction: () => selection.copy(card.id),
    },
    {
      id: 'cut',
      label: labels.cut,
      icon: Scissors,
      shortcut: 'Ctrl X',
      isHidden: !selection.isOn || isFixed,
      onAction: () => selection.cut(card.id),
    },
    {
      id: 'paste',
      label: labels.paste,
      icon: ClipboardPaste,
      shortcut: 'Ctrl V',
      isHidden: !selection.isOn,
      isDisabled: !canPaste,
      onAction: () => selection.paste(from.id),
    },
  ];
}
