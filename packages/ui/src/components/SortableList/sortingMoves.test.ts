import { describe, expect, it } from 'vitest';
import { applyMove, placeAt, placeOf, positionOf } from './sortingMoves.ts';

const lists = [
  { id: 'breakfast', label: 'Breakfast', items: ['a', 'b', 'c'].map((id) => ({ id, label: id })) },
  { id: 'lunch', label: 'Lunch', items: [{ id: 'd', label: 'd' }] },
];
const idsAfter = (id: string, listId: string, beforeId: string | null) =>
  applyMove(lists, { id, to: { listId, beforeId } }).map((list) =>
    list.items.map((item) => item.id).join(''),
  );

describe('moving between lists', () => {
  it.each([
    ['down', 'a', 'breakfast', 'c', ['bac', 'd']],
    ['to the end', 'a', 'breakfast', null, ['bca', 'd']],
    ['to another list', 'b', 'lunch', 'd', ['ac', 'bd']],
    ['before itself', 'b', 'breakfast', 'b', ['abc', 'd']],
    ['an item that is gone', 'x', 'lunch', null, ['abc', 'd']],
    ['to a list that is gone', 'a', 'dinner', null, ['abc', 'd']],
    ['before an item that is gone', 'a', 'lunch', 'x', ['bc', 'da']],
  ] as const)('%s', (_name, id, listId, beforeId, expected) => {
    expect(idsAfter(id, listId, beforeId)).toEqual(expected);
  });

  it('changes nothing the second time', () => {
    const move = { id: 'a', to: { listId: 'lunch', beforeId: 'd' } };
    const once = applyMove(lists, move);
    expect(applyMove(once, move)).toEqual(once);
  });

  it('finds places and positions', () => {
    expect(placeOf(lists, 'b')).toEqual({ listId: 'breakfast', beforeId: 'c' });
    expect(placeOf(lists, 'x')).toBeNull();
    expect(positionOf(lists, 'b', { listId: 'breakfast', beforeId: 'c' })).toEqual({ index: 1, count: 3 });
    expect(positionOf(lists, 'b', { listId: 'lunch', beforeId: null })).toEqual({ index: 1, count: 2 });
    expect(placeAt(lists, 'a', 'breakfast', 1)).toEqual({ listId: 'breakfast', beforeId: 'c' });
    expect(placeAt(lists, 'a', 'breakfast', -4)).toEqual({ listId: 'breakfast', beforeId: 'b' });
    expect(placeAt(lists, 'a', 'lunch', 9)).toEqual({ listId: 'lunch', beforeId: null });
  });
});
