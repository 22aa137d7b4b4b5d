import { ACTION_ROLES, may, ROLES } from '@healzy/domain/session';
import { describe, expect, it } from 'vitest';
import { CONTRACT_OPERATIONS } from '../src/platform/http/contract.ts';
import { OPERATION_ACCESS } from './operation-access.ts';

describe('the table of who may call what', () => {
  it('has exactly the operations of the contract', () => {
    expect(Object.keys(OPERATION_ACCESS).toSorted()).toEqual(
      CONTRACT_OPERATIONS.map(({ id }) => id).toSorted(),
    );
  });

  it.each(CONTRACT_OPERATIONS.map(({ id }) => id))('says of %s what the contract says', (id) => {
    const [roles] = OPERATION_ACCESS[id];
    expect([...ACTION_ROLES[id]].toSorted()).toEqual([...roles].toSorted());
    for (const role of ROLES) expect(may(id, [role]), role).toBe(roles.includes(role));
  });

  it.each(CONTRACT_OPERATIONS)(
    'knows that $id is for the holder of a link, or is not',
    ({ id, isPublic }) => {
      const [roles, stranger, observer] = OPERATION_ACCESS[id];
      expect([stranger === 'link', observer === 'link']).toEqual([isPublic, isPublic]);
      if (!isPublic)
        expect([stranger === 'role', observer === 'role']).toEqual(
          Array.from({ length: 2 }, () => !roles.includes('SPECIALIST')),
        );
    },
  );

  it('lets nobody reach more of a patient who is not assigned to them than who observes', () => {
    const wider = Object.entries(OPERATION_ACCESS).filter(
      ([, [, stranger, observer]]) => stranger === 'open' && observer !== 'open',
    );
    expect(wider).toEqual([]);
  });
});
