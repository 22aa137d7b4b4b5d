import { useState } from 'react';
import { applyMove } from './sortingMoves.ts';
import { SortableList, type SortableListProps } from './SortableList.tsx';
import type { SortableListData } from './SortableListRow.tsx';

/** Foods of one meal, and of the next, for stories. */
export const breakfast: SortableListData = {
  id: 'breakfast',
  label: 'Breakfast',
  items: ['Oats', 'Milk', 'Banana', 'Walnuts'].map((label) => ({
    id: label.toLowerCase(),
    label,
    trailing: '40 g',
  })),
};
export const lunch: SortableListData = {
  id: 'lunch',
  label: 'Lunch',
  items: [{ id: 'lentils', label: 'Lentils', meta: 'Stewed, with vegetables', trailing: '250 g' }],
};

/** Keeps the lists as a screen would. */
export function SortableListSample({ lists: initial, onMove, ...props }: SortableListProps) {
  const [lists, setLists] = useState<readonly SortableListData[]>(initial);
  return (
    <SortableList
      {...props}
      lists={lists}
      onMove={(move) => {
        const saved = onMove(move);
        const store = () => setLists((now) => applyMove(now, move));
        if (saved) return saved.then(store);
        store();
      }}
    />
  );
}
