import { expect, it } from 'vitest';
import { mostUrgent } from './chipLevels.ts';

const low = { id: 'low', group: 'others', tone: 'critical', text: 'Low at night' } as const;
const nuts = { id: 'nuts', group: 'allergy', tone: 'critical', text: 'Nuts', isNamedFirst: true } as const;
const late = { id: 'late', group: 'others', tone: 'warning', text: 'No data' } as const;

it('names the allergy where there is room for one chip, whatever is as urgent', () => {
  expect(mostUrgent({ tone: 'critical', alerts: [low, nuts, late] })).toEqual([nuts]);
});

it('names the most urgent where nothing comes first', () => {
  expect(mostUrgent({ tone: 'critical', alerts: [late, { ...low, group: 'glucose' }] })).toMatchObject([
    { id: 'low' },
  ]);
});
