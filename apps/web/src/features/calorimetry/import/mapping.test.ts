import { expect, it } from 'vitest';
import { isMappingEnough, statedMapping, withColumn, withUnit } from './mapping.ts';

const column = { heading: 'a', isKnown: true, sample: '1' };

it('begins with what the file says, the first column of each', () => {
  expect(
    statedMapping([
      { ...column, column: 1, quantity: 'TIME', unit: 'SECONDS' },
      { ...column, column: 2, quantity: null, unit: null },
      { ...column, column: 3, quantity: 'VCO2', unit: null },
      { ...column, column: 4, quantity: 'VCO2', unit: 'L_MIN' },
    ]),
  ).toEqual({ TIME: { column: 1, unit: 'SECONDS' }, VCO2: { column: 3 } });
});

it('takes a column from the quantity that had it, and forgets the unit with the column', () => {
  const mapping = { TIME: { column: 1 }, VO2: { column: 2, unit: 'L_MIN' as const } };
  expect(withColumn(mapping, 'VCO2', 2)).toEqual({ TIME: { column: 1 }, VCO2: { column: 2 } });
  expect(withColumn(mapping, 'VO2', 3)).toEqual({ TIME: { column: 1 }, VO2: { column: 3 } });
  expect(withColumn(mapping, 'VO2', null)).toEqual({ TIME: { column: 1 } });
});

it('says the unit of a column that is there', () => {
  expect(withUnit({ VO2: { column: 2 } }, 'VO2', 'ML_MIN')).toEqual({ VO2: { column: 2, unit: 'ML_MIN' } });
  expect(withUnit({}, 'VO2', 'ML_MIN')).toEqual({});
});

it('is enough with time and oxygen', () => {
  expect(isMappingEnough({ TIME: { column: 1 } })).toBe(false);
  expect(isMappingEnough({ TIME: { column: 1 }, VO2: { column: 2 } })).toBe(true);
});
