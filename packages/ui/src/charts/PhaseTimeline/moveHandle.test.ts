import { expect, it } from 'vitest';
import { handleAfterKey, heldWithin, placedHandles } from './moveHandle.ts';

const handle = { id: 'end', name: 'End', at: 178.3, min: 121, max: 239.5 };

it('moves by a step, by twelve, and never past its limits', () => {
  const after = (key: string, shiftKey = false) => handleAfterKey(handle, { key, shiftKey }, 1);
  expect(after('ArrowRight')).toBeCloseTo(179.3);
  expect(after('ArrowLeft')).toBeCloseTo(177.3);
  expect(after('ArrowRight', true)).toBeCloseTo(190.3);
  expect(after('PageDown')).toBeCloseTo(166.3);
  expect(after('Home')).toBe(121);
  expect(after('End')).toBe(239.5);
  expect(handleAfterKey({ ...handle, at: 239 }, { key: 'PageUp', shiftKey: false }, 1)).toBe(239.5);
  expect(after('a')).toBeUndefined();
});

it('is dragged in whole steps, and stops at its limits', () => {
  expect(heldWithin(handle, 200.4, 1)).toBe(200);
  expect(heldWithin(handle, 9000, 1)).toBe(239.5);
  expect(heldWithin(handle, -5, 10)).toBe(121);
});

it('leaves out what has no place', () => {
  const nowhere = [
    { ...handle, at: NaN },
    { ...handle, min: 300 },
    { ...handle, max: Infinity },
  ];
  expect(placedHandles([handle, ...nowhere])).toEqual([handle]);
});
