import { expect, it } from 'vitest';
import { bodyText } from './body-text.ts';

it.each([
  { items: [], total: 0 },
  {
    numbers: Array.from({ length: 1001 }, (_, i) => i / 3),
    rows: Array.from({ length: 400 }, (_, i) => ({ at: i, cells: [null, undefined, 'ñ"'] })),
    left: undefined,
    'a"b': null,
  },
  Array.from({ length: 500 }, () => 1),
  null,
])('is what JSON.stringify gives, %#', async (body) => {
  expect(await bodyText(body)).toBe(JSON.stringify(body));
});
