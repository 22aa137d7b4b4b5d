import { expect, it } from 'vitest';
import { writtenRules, writtenUpdate, type WrittenValues } from './written-values.ts';

const values: WrittenValues = {
  testedOn: '2026-11-20',
  fastingHours: 12,
  caffeineHours: null,
  nicotineHours: null,
  exerciseHours: 24,
  restMinutes: 20,
  medication: ' ',
  remarks: 'Durmió mal',
  energy: 'WEIR',
  substrates: 'FRAYN_1983',
  nitrogenGDay: null,
  observations: 'Tranquila',
  conclusions: '',
};

it('sends only what changed, and an emptied text as none', () => {
  expect(writtenUpdate(values, {})).toEqual({});
  expect(writtenUpdate(values, { fastingHours: 12, medication: ' ', conclusions: '' })).toEqual({
    conditions: { fastingHours: 12, medication: null },
    conclusions: null,
  });
});

it('sends all of the method when one part of it changed', () => {
  expect(writtenUpdate(values, { energy: 'WEIR' })).toEqual({
    method: { energy: 'WEIR', substrates: 'FRAYN_1983', nitrogenGDay: null },
  });
});

it.each([
  ['fastingHours', 169],
  ['restMinutes', -1],
  ['nitrogenGDay', 61],
  ['caffeineHours', NaN],
])('refuses %s of %d', (field, value) => {
  expect(writtenRules.safeParse(values).success).toBe(true);
  expect(writtenRules.safeParse({ ...values, [field]: value }).success).toBe(false);
});
