import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { patientsQuery } from '../patients.ts';
import { createApiClient } from './client.ts';
import { idempotencyKeyOf, refreshWords } from './hooks.ts';
import type { ApiScope } from './operation.ts';

const client = createApiClient({ baseUrl: 'https://healzy.test', getToken: () => null });
const scope = (accountId: string): ApiScope => ({ client, accountId });

describe('cache keys', () => {
  it('begin with the word and the account, so that one account never sees the other', () => {
    const a = patientsQuery(scope('a'), { search: 'x' }).queryKey;
    expect(a).toEqual(['patients', 'a', 'listPatients', { query: { search: 'x' } }]);
    expect(patientsQuery(scope('b'), { search: 'x' }).queryKey).not.toEqual(a);
  });

  it('are marked as old by word and account', async () => {
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
