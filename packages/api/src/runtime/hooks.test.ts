import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { patientQuery, patientsQuery } from '../patients.ts';
import { createApiClient } from './client.ts';
import { idempotencyKeyOf, pagesOptions, refreshWords } from './hooks.ts';
import { operation, type ApiScope } from './operation.ts';

const client = createApiClient({ baseUrl: 'https://healzy.test', getToken: () => null });
const scope = (accountId: string): ApiScope => ({ client, accountId });

describe('cache keys', () => {
  it('begin with the feature and the account, so that one account never sees the other', () => {
    const a = patientsQuery(scope('a'), { search: 'x' }).queryKey;
    expect(a).toEqual(['patients', 'a', 'listPatients', { query: { search: 'x' } }]);
    expect(patientsQuery(scope('b'), { search: 'x' }).queryKey).not.toEqual(a);
  });

  it('are refetched, except for the removed record and everything below it', async () => {
    const cache = new QueryClient();
    const read = vi.fn((_key: QueryKey) => Promise.resolve(null));
    const [list, open, other] = [
      patientsQuery(scope('a')).queryKey,
      patientQuery(scope('a'), 'gone').queryKey,
      patientQuery(scope('a'), 'other').queryKey,
    ];
    const beneath = pagesOptions(scope('a'), operation('listPatientTimeline'), {
      path: { patientId: 'gone' },
    }).queryKey;
    const observers = [list, open, beneath, other].map((queryKey: QueryKey) => {
      cache.setQueryData<unknown>(queryKey, null);
      return new QueryObserver(cache, { queryKey, queryFn: () => read(queryKey), staleTime: Infinity });
    });
    const ends = observers.map((observer) => observer.subscribe(() => undefined));
    await refreshWords(cache, 'a', ['patients'], 'gone');
    expect(read.mock.calls).toEqual([[list], [other]]);
    // Opening it later says that it does not exist.
    for (const key of [open, beneath]) expect(cache.getQueryState(key)?.isInvalidated).toBe(true);
    for (const end of ends) end();
  });

  it('are invalidated by feature and account', async () => {
    const cache = new QueryClient();
    const [mine, theirs] = [patientsQuery(scope('a')).queryKey, patientsQuery(scope('b')).queryKey];
    const page = { items: [], nextCursor: null, total: 0 };
    cache.setQueryData(mine, page);
    cache.setQueryData(theirs, page);
    await refreshWords(cache, 'a', ['patients']);
    expect(cache.getQueryState(mine)?.isInvalidated).toBe(true);
    expect(cache.getQueryState(theirs)?.isInvalidated).toBe(false);
  });
});

it('one submission keeps its key through its retries, the next one gets another', () => {
  const submission = { name: 'A' };
  expect(idempotencyKeyOf(submission)).toBe(idempotencyKeyOf(submission));
  expect(idempotencyKeyOf({ ...submission })).not.toBe(idempotencyKeyOf(submission));
});
