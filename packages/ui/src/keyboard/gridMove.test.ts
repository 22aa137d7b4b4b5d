import { describe, expect, it } from 'vitest';
import { gridMove } from './gridMove.ts';

const extent = { rows: 11, columns: 4, page: 5 };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });
const cases: [string, { row: number; column: number }, ReturnType<typeof press>, object | null][] = [
  ['right', { row: 1, column: 1 }, press('ArrowRight'), { row: 1, column: 2 }],
  ['right at the edge', { row: 1, column: 3 }, press('ArrowRight'), { row: 1, column: 3 }],
  ['left at the edge', { row: 1, column: 0 }, press('ArrowLeft'), { row: 1, column: 0 }],
  ['up into the header', { row: 1, column: 2 }, press('ArrowUp'), { row: 0, column: 2 }],
  ['down at the end', { row: 10, column: 2 }, press('ArrowDown'), { row: 10, column: 2 }],
  ['a page down', { row: 3, column: 0 }, press('PageDown'), { row: 8, column: 0 }],
  ['a page down near the end', { row: 9, column: 0 }, press('PageDown'), { row: 10, column: 0 }],
  ['a page up stops at the first row', { row: 3, column: 1 }, press('PageUp'), { row: 1, column: 1 }],
  ['Home', { row: 4, column: 3 }, press('Home'), { row: 4, column: 0 }],
  ['End', { row: 4, column: 0 }, press('End'), { row: 4, column: 3 }],
  ['Control Home', { row: 4, column: 3 }, press('Home', true), { row: 0, column: 0 }],
  ['Control End', { row: 4, column: 0 }, press('End', true), { row: 10, column: 3 }],
  ['a letter', { row: 4, column: 0 }, press('a'), null],
];

describe('moving in a grid', () => {
  it.each(cases)('%s', (_name, from, key, to) => {
    expect(gridMove(from, key, extent)).toEqual(to);
  });

  it('mirrors the arrows in right-to-left languages', () => {
    expect(gridMove({ row: 1, column: 1 }, press('ArrowRight'), { ...extent, isRightToLeft: true })).toEqual({
      row: 1,
      column: 0,
    });
  });
});
