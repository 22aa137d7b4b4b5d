import { describe, expect, it } from 'vitest';
import { plateFactsFor, plateFactsOf } from '../../foods/plates/plate-facts.ts';
import { CATALOGUE, idOf } from '../../foods/testing/catalogue.ts';
import { shareOfServings } from './servings.ts';

describe('servings of a child', () => {
  it('are less than those of a grown-up', () => {
    expect(shareOfServings([])).toBe(1);
    expect(shareOfServings(['disease.GOUT', 'state.CHILD_UNDER_10'])).toBe(0.8);
    expect(shareOfServings(['state.CHILD_UNDER_6'])).toBe(0.6);
    const potato = idOf('Patata (peso en crudo)');
    expect(plateFactsFor(0.6)(potato)?.most).toBe(150);
    expect(plateFactsFor(1)(potato)).toBe(plateFactsOf(potato));
  });

  it('are never less than one piece of what is eaten in whole ones', () => {
    for (const { id, nameEs } of CATALOGUE) {
      const [own, child] = [plateFactsOf(id), plateFactsFor(0.6)(id)];
      if (own === undefined || child === undefined) continue;
      expect(child.most, nameEs).toBeLessThanOrEqual(Math.max(own.most, own.piece ?? 0));
      expect(child.most, nameEs).toBeGreaterThanOrEqual(own.piece ?? 0);
      expect(child.typical, nameEs).toBeLessThanOrEqual(child.most);
      expect(child.least, nameEs).toBeLessThanOrEqual(child.typical);
    }
  });
});
