import { describe, expect, it } from 'vitest';
import { heatMove } from './heatPlaces.ts';

const key = (name: string, isControl = false) => ({ key: name, ctrlKey: isControl, metaKey: false });
const extent = { rows: 14, columns: 24, hasHeadings: true, isRightToLeft: false };

describe('moving through cells and headings', () => {
  it.each([
    [{ row: 0, column: 0 }, 'ArrowUp', { row: -1, column: 0 }],
    [{ row: 0, column: 0 }, 'ArrowLeft', { row: 0, column: -1 }],
    [{ row: -1, column: 0 }, 'ArrowLeft', { row: -1, column: 0 }],
    [{ row: 0, column: -1 }, 'ArrowUp', { row: 0, column: -1 }],
    [{ row: 3, column: 5 }, 'Home', { row: 3, column: -1 }],
    [{ row: 3, column: 5 }, 'End', { row: 3, column: 23 }],
    [{ row: 3, column: 5 }, 'PageDown', { row: 10, column: 5 }],
    [{ row: 10, column: 5 }, 'PageDown', { row: 13, column: 5 }],
  ])('%j with %s', (from, name, to) => {
    expect(heatMove(from, key(name), extent)).toEqual(to);
  });

  it('stays among the cells where headings cannot be chosen', () => {
    const cellsOnly = { ...extent, hasHeadings: false };
    expect(heatMove({ row: 0, column: 0 }, key('ArrowUp'), cellsOnly)).toEqual({ row: 0, column: 0 });
    expect(heatMove({ row: 0, column: 0 }, key('ArrowLeft'), cellsOnly)).toEqual({ row: 0, column: 0 });
  });

  it('reaches the last cell with Control and End', () => {
    expect(heatMove({ row: 0, column: 0 }, key('End', true), extent)).toEqual({ row: 13, column: 23 });
  });
});
