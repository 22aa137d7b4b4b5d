import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendDocument } from './documents.ts';
import { createApiClient } from './runtime/client.ts';

const calls: string[] = [];
const scope = {
  accountId: '01a1fd4d-2551-7f95-85d0-08956962deba',
  client: createApiClient({
    baseUrl: 'https://healzy.test',
    getToken: () => 'token',
    onForbidden: vi.fn(),
  }),
};
const running = new AbortController();

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    request.signal.throwIfAborted();
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    running.abort();
    return Response.json({ id: 'd1' }, { status: 201 });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('removes a document whose upload was cancelled while it was announced', async () => {
  const file = new File(['a,b'], 'sensor.csv');
  await expect(
    sendDocument(scope, { entityType: 'CGM_IMPORT', entityId: 't1' }, file, 'text/csv', {
      signal: running.signal,
    }),
  ).rejects.toMatchObject({ name: 'AbortError' });
  expect(calls.at(0)).toBe('POST /account-service/document/');
  expect(calls.at(-1)).toBe('DELETE /account-service/document/d1/');
});
