import { expect, it } from 'vitest';
import { confirmedWith } from './import-steps.ts';

const step = { kind: 'doubt', file: new File([], 'cart.csv'), documentId: 'document' } as const;

it('keeps what was confirmed before, so that the server does not ask for it again', () => {
  const weight = { id: 'WEIGHT', file: 80, record: 60 } as const;
  expect(confirmedWith({ ...step, confirmed: ['UNIT_BY_SIZE'], mismatches: [weight], doubts: [] })).toEqual([
    'UNIT_BY_SIZE',
    'WEIGHT',
  ]);
});

it('names everything once', () => {
  const weight = { id: 'WEIGHT', file: 80, record: 60 } as const;
  expect(confirmedWith({ ...step, confirmed: ['WEIGHT'], mismatches: [weight], doubts: [] })).toEqual([
    'WEIGHT',
  ]);
});
