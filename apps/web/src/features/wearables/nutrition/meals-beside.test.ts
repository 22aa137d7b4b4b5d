import type { WearableMeal } from '@healzy/api/wearables';
import { expect, it } from 'vitest';
import { mealsBeside } from './meals-beside.ts';

const day = (...ids: string[]) => ({ meals: ids.map((id) => ({ id }) as WearableMeal) });

it('goes from meal to meal over days without any, and ends at the first and the last', () => {
  const days = [day('a', 'b'), day(), day('c')];
  expect(mealsBeside(days, 'b')).toEqual({ previous: 'a', next: 'c' });
  expect(mealsBeside(days, 'a')).toEqual({ previous: null, next: 'b' });
  expect(mealsBeside(days, 'c')).toEqual({ previous: 'b', next: null });
  expect(mealsBeside(days, 'gone')).toEqual({ previous: null, next: null });
});
