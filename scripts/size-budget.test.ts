import { describe, expect, it } from 'vitest';
import { budgetOf, overBudget } from './size-budget.mjs';

const budget = { 'components/Button': 20, 'style.css': 24 };
const sizes = (button: number) => [
  { part: 'components/Button', brotli: button },
  { part: 'style.css', brotli: 24 },
];

describe('overBudget', () => {
  it.each([12, 20, 21.3])('allows a part of 20 KiB to weigh %d', (button) => {
    expect(overBudget(sizes(button), budget)).toEqual([]);
  });

  it('reports what has grown by more than a twentieth', () => {
    expect(overBudget(sizes(21.4), budget)).toEqual([
      'components/Button weighs 21.4 KiB; 20 KiB were agreed.',
    ]);
  });

  it('requires a budget for a new part, even one that weighs nothing', () => {
    const added = [...sizes(20), { part: 'primitives/Box', brotli: 0 }];
    expect(overBudget(added, budget)).toEqual(['primitives/Box weighs 0 KiB and has no budget.']);
  });

  it('does not keep the budget of a part that no longer exists', () => {
    expect(overBudget(sizes(20).slice(1), budget)).toEqual([
      'components/Button has a budget and does not exist.',
    ]);
  });

  it('accepts what was just agreed', () => {
    expect(overBudget(sizes(31), budgetOf(sizes(31)))).toEqual([]);
  });
});
