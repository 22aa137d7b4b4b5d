import { expect, it } from 'vitest';
import auditLog from '../../locales/es/audit-log.json';
import { filtersOf, KIND_GROUPS, parametersOf, queryOf } from './audit-filters.ts';

const ID = '01a1fd4d-2551-7f95-85d0-08956962deba';

it('keeps filters in the address and reads them back', () => {
  const address = `from=2026-03-01&to=2026-03-29&person=${ID}&kind=FAILED&kind=EXPORTED`;
  const values = filtersOf(new URLSearchParams(address));
  expect(parametersOf(values).toString()).toBe(address);
  expect(queryOf(values, 'ana')).toEqual({
    from: '2026-03-01',
    to: '2026-03-29',
    userId: ID,
    kind: ['SIGN_IN_FAILED', 'BLOCKED', 'SECOND_FACTOR_FAILED', 'EXPORTED'],
    search: 'ana',
  });
});

it('ignores invalid values in an address', () => {
  const address = 'from=2026-02-30&to=yesterday&person=me&kind=ANYTHING';
  expect(filtersOf(new URLSearchParams(address))).toEqual({});
});

it('leaves either end of a period open, and drops one that ends before it begins', () => {
  const open = filtersOf(new URLSearchParams('from=2026-03-01'));
  expect(queryOf(open, '')).toEqual({ from: '2026-03-01' });
  const reversed = filtersOf(new URLSearchParams('from=2026-03-02&to=2026-03-01'));
  expect(queryOf(reversed, '')).toEqual({});
});

it('has every kind of entry in one group', () => {
  expect(Object.values(KIND_GROUPS).flat().toSorted()).toEqual(Object.keys(auditLog.kind).toSorted());
});
