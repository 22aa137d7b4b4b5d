import { useRef, useState } from 'react';
import {
  WeekBoard,
  type WeekBoardCard,
  type WeekBoardDay,
  type WeekBoardProps,
  type WeekBoardRow,
} from './WeekBoard.tsx';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Days from Monday 3 March 2025, for stories. */
export const daysFrom = (count: number): WeekBoardDay[] =>
  Array.from({ length: count }, (_each, index) => {
    const date = new Date(Date.UTC(2025, 2, 3 + index));
    const name = weekdays[index % 7] ?? '';
    const month = date.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });
    return {
      id: date.toISOString().slice(0, 10),
      label: `${name.slice(0, 3)} ${date.getUTCDate()}`,
      name: `${name} ${date.getUTCDate()} ${month}`,
      isToday: index === 2,
      total: `${1800 + index * 7} kcal`,
    };
  });
export const meals: readonly WeekBoardRow[] = [
  { id: 'breakfast', label: 'Breakfast', hint: '08:00' },
  { id: 'lunch', label: 'Lunch', hint: '14:00' },
  { id: 'dinner', label: 'Dinner', hint: '21:00' },
];
const dishes = ['Porridge', 'Lentil stew', 'Omelette', 'Baked salmon with vegetables', 'Rice salad'];

/** Some dishes in each day, for stories. */
export const dishesIn = (days: readonly WeekBoardDay[], rows: readonly WeekBoardRow[]): WeekBoardCard[] =>
  days.flatMap((day, along) =>
    rows.flatMap((row, down) =>
      (along + down) % 3 === 2
        ? []
        : [
            {
              id: `${day.id} ${row.id}`,
              dayId: day.id,
              rowId: row.id,
              label: dishes[(along + down * 2) % dishes.length] ?? '',
              meta: '420 kcal',
            },
          ],
    ),
  );

/** Keeps the cards as a screen would. */
export function WeekBoardSample({ cards: initial, onMove, onCopy, clipboard, ...props }: WeekBoardProps) {
  const [cards, setCards] = useState(initial);
  const [copied, setCopied] = useState<readonly WeekBoardCard[]>([]);
  const pasted = useRef(0);
  const chosen = (ids: readonly string[]) => cards.filter(({ id }) => ids.includes(id));
  return (
    <WeekBoard
      {...props}
      cards={cards}
      clipboard={
        clipboard && {
          isEmpty: copied.length === 0,
          onCopy: (ids) => {
            setCopied(chosen(ids));
            return clipboard.onCopy(ids);
          },
          onCut: (ids) => {
            setCopied(chosen(ids));
            setCards((now) => now.filter(({ id }) => !ids.includes(id)));
            return clipboard.onCut(ids);
          },
          onPaste: (dayId, rowId) => {
            pasted.current += 1;
            const copies = copied.map((card) => ({
              ...card,
              dayId,
              rowId,
              id: `${card.id} ${pasted.current}`,
            }));
            setCards((now) => [...now, ...copies]);
            return clipboard.onPaste(dayId, rowId);
          },
        }
      }
      onMove={(move) => {
        const saved = onMove(move);
        const store = () =>
          setCards((now) => {
            const others = now.filter(({ id }) => id !== move.id);
            const moved = now
              .filter(({ id }) => id === move.id)
              .map((card) => ({ ...card, dayId: move.dayId, rowId: move.rowId }));
            const before = others.findIndex(({ id }) => id === move.beforeId);
            return others.toSpliced(before < 0 ? others.length : before, 0, ...moved);
          });
        if (saved) return saved.then(store);
        store();
      }}
      onCopy={(id, dayIds) => {
        const saved = onCopy?.(id, dayIds);
        const store = () =>
          setCards((now) => [
            ...now,
            ...now
              .filter((card) => card.id === id)
              .flatMap((card) => dayIds.map((dayId) => ({ ...card, dayId, id: `${id} ${dayId}` }))),
          ]);
        if (saved) return saved.then(store);
        store();
      }}
    />
  );
}
