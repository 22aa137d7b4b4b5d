import { describe, expect, it } from 'vitest';
import { cellId, cellsOf, neighbourOf } from './weekBoardLists.ts';

const days = ['mon', 'tue', 'wed'].map((id) => ({ id, label: id, name: id }));
const rows = ['breakfast', 'lunch'].map((id) => ({ id, label: id }));
const cards = [
  { id: 'a', label: 'a', dayId: 'mon', rowId: 'lunch' },
  { id: 'b', label: 'b', dayId: 'mon', rowId: 'lunch' },
  { id: 'lost', label: 'lost', dayId: 'sun', rowId: 'lunch' },
];

describe('cells of a board', () => {
  it('have their cards in order, and leave out those of other days', () => {
    const cells = cellsOf(days, rows, cards);
    expect(cells).toHaveLength(6);
    expect(cells.find(({ id }) => id === cellId('mon', 'lunch'))?.items.map(({ id }) => id)).toEqual([
      'a',
      'b',
    ]);
    expect(cells.flatMap(({ items }) => items)).toHaveLength(2);
  });

  it.each([
    ['right', false, 'tue', 'breakfast'],
    ['left', true, 'tue', 'breakfast'],
    ['left', false, undefined, 'breakfast'],
    ['down', false, 'mon', 'lunch'],
    ['up', false, undefined, 'lunch'],
  ] as const)('%s leads on (right to left: %s)', (direction, isRightToLeft, day, row) => {
    const to = neighbourOf(days, rows, isRightToLeft)(cellId('mon', 'breakfast'), direction);
    expect(to).toBe(day === undefined ? undefined : cellId(day, row));
  });
});
