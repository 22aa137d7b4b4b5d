import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpDown, ArrowUpToLine, MoveRight } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import type { SortingLabels } from './sortingLabels.ts';
import type { SortPlace } from './sortingMoves.ts';

interface SortingMenuProps {
  id: string;
  label: string;
  listId: string;
  /** Ids of the items of its list, in order. */
  ids: readonly string[];
  index: number;
  /** Other lists that take the item. */
  targets: readonly { id: string; label: string }[];
  labels: SortingLabels;
  onMove: (id: string, to: SortPlace) => void;
}

/** Moves an item without dragging it. */
export function SortingMenu({ id, label, listId, ids, index, targets, labels, onMove }: SortingMenuProps) {
  const isFirst = index === 0;
  const isLast = index === ids.length - 1;
  const to = (beforeId: string | undefined) => () => onMove(id, { listId, beforeId: beforeId ?? null });
  const entries: MenuEntry[] = [
    { id: 'up', label: labels.up, icon: ArrowUp, isDisabled: isFirst, onAction: to(ids[index - 1]) },
    { id: 'down', label: labels.down, icon: ArrowDown, isDisabled: isLast, onAction: to(ids[index + 2]) },
    { id: 'first', label: labels.first, icon: ArrowUpToLine, isDisabled: isFirst, onAction: to(ids[0]) },
    { id: 'last', label: labels.last, icon: ArrowDownToLine, isDisabled: isLast, onAction: to(undefined) },
    { id: 'lists', kind: 'separator', isHidden: targets.length === 0 },
    ...targets.map((list) => ({
      id: `to ${list.id}`,
      label: labels.toList(list.label),
      icon: MoveRight,
      onAction: () => onMove(id, { listId: list.id, beforeId: null }),
    })),
  ];
  return (
    <Menu
      trigger={<IconButton icon={ArrowUpDown} label={label} size="small" hasTooltip={false} />}
      entries={entries}
    />
  );
}
