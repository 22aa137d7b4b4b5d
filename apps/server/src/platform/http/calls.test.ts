import { describe, expect, it } from 'vitest';
import { handler } from './calls.ts';

const account = { id: 'a', name: 'A' };

describe('a handler', () => {
  it('does not compile with a response outside the contract', () => {
    const wrong = [
      // @ts-expect-error -- the status is not declared for this operation
      handler('deleteCgmEvent', () => Promise.resolve({ status: 418 })),
      // @ts-expect-error -- a creation responds 201
      handler('deleteDocument', () => Promise.resolve({ status: 200, body: account })),
      // @ts-expect-error -- the body lacks what the contract requires
      handler('getOwnProfile', () => Promise.resolve({ status: 200, body: account })),
      // @ts-expect-error -- there is no such operation
      handler('getNothing', () => Promise.resolve({ status: 204 })),
    ];
    expect(wrong).toHaveLength(4);
  });

  it('compiles with a response of the contract', () => {
    expect(handler('deleteCgmEvent', () => Promise.resolve({ status: 204 }))).toMatchObject({
      id: 'deleteCgmEvent',
    });
  });
});
