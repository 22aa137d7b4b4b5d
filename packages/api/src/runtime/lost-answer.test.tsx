// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, type UseMutationResult } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { ApiProvider } from './context.tsx';
import { idempotencyKeyOf, useOperation } from './hooks.ts';
import { operation } from './operation.ts';

const create = operation('createMedicalTest');
const body = { name: 'A', type: 'CGM', principalId: 's' } as const;
let keys: (string | null)[] = [];
let answers: (() => Promise<Response>)[] = [];
let mutation: UseMutationResult<unknown, Error, typeof body>;

const show = (shown: typeof mutation) => {
  mutation = shown;
};

function Caller({ hasKey, onShown }: { hasKey: boolean; onShown: typeof show }) {
  const shown = useOperation(create, (sent: typeof body) => ({
    path: { patientId: 'p' },
    body: sent,
    ...(hasKey ? { idempotencyKey: idempotencyKeyOf(sent) } : {}),
  }));
  useEffect(() => onShown(shown));
  return null;
}

function start(hasKey = true) {
  const client = createApiClient({ baseUrl: 'https://healzy.test', getToken: () => null });
  act(() =>
    createRoot(document.createElement('div')).render(
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider scope={{ client, accountId: 'a' }}>
          <Caller hasKey={hasKey} onShown={show} />
        </ApiProvider>
      </QueryClientProvider>,
    ),
  );
}

const dropped = () => Promise.reject(new TypeError('Failed to fetch'));
const stored = () => Promise.resolve(Response.json({ id: 't' }, { status: 201 }));
const down = () => Promise.resolve(Response.json({ code: 'UNAVAILABLE' }, { status: 503 }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (request: Request) => {
    keys.push(request.headers.get('idempotency-key'));
    return (answers.shift() ?? dropped)();
  });
  keys = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('resends what a dropped connection swallowed, under the same key', async () => {
  answers = [dropped, stored];
  start();
  await act(async () => expect(await mutation.mutateAsync(body)).toEqual({ id: 't' }));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

it('fails with a message when the network stays away', async () => {
  answers = [dropped, dropped, stored];
  start();
  await act(() => expect(mutation.mutateAsync({ ...body })).rejects.toMatchObject({ status: 0 }));
  expect(keys).toHaveLength(2);
});

it.each([
  ['an answer, whatever it says', true, [down, stored]],
  ['what the server could not know again', false, [dropped, stored]],
])('does not send twice %s', async (_what, hasKey, given) => {
  answers = given;
  start(hasKey);
  await act(() => expect(mutation.mutateAsync({ ...body })).rejects.toMatchObject({ name: 'ApiError' }));
  expect(keys).toHaveLength(1);
});
