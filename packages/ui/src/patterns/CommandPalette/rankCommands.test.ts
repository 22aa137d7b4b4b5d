import { describe, expect, it } from 'vitest';
import { rankCommands } from './rankCommands.ts';

const groups = [
  {
    id: 'places',
    label: 'Places',
    entries: [
      { id: 'people', title: 'People', keywords: ['clients'] },
      { id: 'plans', title: 'Nutrition plans' },
    ],
  },
  { id: 'acts', label: 'Acts', entries: [{ id: 'new', title: 'Plan a visit', hint: 'Calendar' }] },
  { id: 'none', label: 'None', entries: [] },
];
const found = (query: string) =>
  rankCommands(query, groups).map(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]);

describe('rankCommands', () => {
  it.each([
    [
      '',
      [
        ['places', 'people', 'plans'],
        ['acts', 'new'],
      ],
    ],
    [
      'plan',
      [
        ['acts', 'new'],
        ['places', 'plans'],
      ],
    ],
    ['client', [['places', 'people']]],
    ['calendar visit', [['acts', 'new']]],
    ['xyz', []],
  ])('«%s» finds %j', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });
});
