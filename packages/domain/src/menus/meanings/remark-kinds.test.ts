import { expect, it } from 'vitest';
import { firstRemark } from './remark-kinds.ts';

const of = (...codes: string[]) => {
  const found = firstRemark(codes.map((code) => ({ code })));
  return found && [found.first.code, found.others, found.kinds];
};

it.each([
  [
    ['water.UNDER_ONE_LITRE', 'disease.GOUT', 'allergen.PEANUTS'],
    ['allergen.PEANUTS', 2, ['DISEASE', 'HABITS']],
  ],
  [
    ['pregnancyState.PREGNANT__MEAT', 'medicine.VITAMIN_K_ANTAGONIST'],
    ['medicine.VITAMIN_K_ANTAGONIST', 1, ['PREGNANCY']],
  ],
  // What nobody has checked is named, but not before what is known.
  [
    ['medicine.UNKNOWN', 'disease.GOUT'],
    ['disease.GOUT', 1, ['MEDICINE']],
  ],
  [
    ['pregnancyState.PREGNANT', 'disease.DIABETES_TYPE_1'],
    ['disease.DIABETES_TYPE_1', 1, ['PREGNANCY']],
  ],
  [
    ['state.OVER_70__FISH', 'disease.HYPERTENSION'],
    ['disease.HYPERTENSION', 1, ['AGE']],
  ],
  [
    ['disease.REFLUX', 'state.CHILD_UNDER_6__NUTS'],
    ['state.CHILD_UNDER_6__NUTS', 1, ['DISEASE']],
  ],
])('of %j it reads %j first', (codes, expected) => expect(of(...codes)).toEqual(expected));

it('names a kind once, and keeps the order of what weighs the same', () =>
  expect(of('disease.GOUT', 'disease.REFLUX', 'disease.ANAEMIA')).toEqual(['disease.GOUT', 2, ['DISEASE']]));

it('says nothing of no remarks', () => expect(of()).toBeNull());
