import { expect, it } from 'vitest';
import auditLog from '../../locales/es/audit-log.json';
import { addressOf, listingOf } from '../../app/lists/list-address.ts';
import { AUDIT_LIST, KIND_GROUPS, queryOf } from './audit-filters.ts';

const listing = (address: string) => listingOf(AUDIT_LIST, new URLSearchParams(address));
const ID = '01a1fd4d-2551-7f95-85d0-08956962deba';

it('keeps filters in the address and reads them back', () => {
  const address = `search=ana&from=2026-03-01&to=2026-03-29&person=${ID}&kind=FAILED&kind=EXPORTED&sort=at`;
  expect(addressOf(AUDIT_LIST, listing(address)).toString()).toBe(address);
  expect(queryOf(listing(address))).toEqual({
    sort: 'at',
    from: '2026-03-01',
    to: '2026-03-29',
    userId: ID,
    kind: ['SIGN_IN_FAILED', 'BLOCKED', 'SECOND_FACTOR_FAILED', 'EXPORTED'],
    search: 'ana',
  });
});

it('ignores invalid values in an address', () => {
  const address = 'from=2026-02-30&to=yesterday&person=me&kind=ANYTHING';
  expect(listing(address).filters).toEqual({});
});

it('leaves either end of a period open, and drops one that ends before it begins', () => {
  const open = listing('from=2026-03-01');
  expect(queryOf(open)).toEqual({ sort: '-at', from: '2026-03-01' });
  const reversed = listing('from=2026-03-02&to=2026-03-01');
  expect(queryOf(reversed)).toEqual({ sort: '-at' });
});

it('has every kind of entry in one group', () => {
  expect(Object.values(KIND_GROUPS).flat().toSorted()).toEqual(Object.keys(auditLog.kind).toSorted());
});
