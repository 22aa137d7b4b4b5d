import { expect, it } from 'vitest';
import { pageOfParts } from './paging.ts';

const row = (value: string, id: string) => ({ value, keyset: `${value} ${id}` });

it('sorts the pages of parts by value and then by id, whatever spaces a value has', async () => {
  const parts = [
    [row('pan', 'f'), row('sal', 'a')],
    [row('pan', 'a'), row('pan de molde', 'a')],
  ];
  const upwards = await pageOfParts(parts, { limit: 3 }, (part) => Promise.resolve(part));
  expect(upwards.map(({ keyset }) => keyset)).toEqual(['pan a', 'pan f', 'pan de molde a']);
  const downwards = await pageOfParts(parts, { limit: 3, isDescending: true }, (part) =>
    Promise.resolve(part.toReversed()),
  );
  expect(downwards.map(({ keyset }) => keyset)).toEqual(['sal a', 'pan de molde a', 'pan f']);
});
