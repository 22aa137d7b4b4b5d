import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { operation } from './operation.ts';
import type { CallControl } from './send.ts';
import { forgetServerTime, serverAhead } from './server-clock.ts';

interface Sent {
  token: string | null;
  key: string | null;
  version: string | null;
  body: string;
}
const sent: Sent[] = [];
/** The tokens that the server accepts. */
let good = new Set<string>();

beforeEach(() => {
  sent.length = 0;
  good = new Set(['new']);
  vi.stubGlobal('fetch', async (request: Request) => {
    const { headers } = request;
    const token = headers.get('authorization')?.slice('Bearer '.length) ?? null;
    sent.push({
      token,
      key: headers.get('idempotency-key'),
      version: headers.get('if-match'),
      body: await request.text(),
    });
    request.signal.throwIfAborted();
    return token !== null && good.has(token)
      ? Response.json({ ok: true })
      : Response.json({ code: 'UNAUTHENTICATED', message: '', status: 401 }, { status: 401 });
  });
});
afterEach(() => vi.unstubAllGlobals());

function later<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const scope = (control: CallControl) => ({
  accountId: 'a',
  client: createApiClient({ baseUrl: 'https://healzy.test', ...control }),
});
const create = (control: CallControl, signal?: AbortSignal) =>
  operation('createMedicalTest').call(scope(control), {
    path: { patientId: 'p' },
    body: { name: 'Á', type: 'CGM', principalId: 's' },
    idempotencyKey: 'key-1',
    version: 7,
    ...(signal ? { signal } : {}),
  });

describe('a request refused because the session has ended', () => {
  it('is held, then resent byte for byte with the new token', async () => {
    const signIn = later<string>();
    const answer = create({ getToken: () => 'old', renewToken: () => signIn.promise });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    signIn.resolve('new');
    expect(await answer).toEqual({ ok: true });
    const [first, second] = sent;
    expect(second).toEqual({ ...first, token: 'new' });
    expect(second).toMatchObject({ key: 'key-1', version: '"7"' });
    expect(JSON.parse(second?.body ?? '')).toMatchObject({ name: 'Á' });
  });

  it('is given up when the server refuses every token', async () => {
    let made = 0;
    const renewToken = async () => `another-${(made += 1)}`;
    await expect(create({ getToken: () => 'old', renewToken })).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(5);
  });

  it('fails when nobody signs in', async () => {
    await expect(create({ getToken: () => 'old', renewToken: async () => null })).rejects.toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
    expect(sent).toHaveLength(1);
  });

  it('is not resent once its caller has gone', async () => {
    const caller = new AbortController();
    const answer = create(
      {
        getToken: () => 'old',
        renewToken: async () => {
          caller.abort();
          return 'new';
        },
      },
      caller.signal,
    );
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toHaveLength(1);
  });
});

it('waits for the token before it is sent at all', async () => {
  const token = later<string>();
  const answer = create({ getToken: () => token.promise });
  await Promise.resolve();
  expect(sent).toHaveLength(0);
  token.resolve('new');
  await answer;
  expect(sent).toHaveLength(1);
});

it('in flight is aborted when its account is left; later ones are not', async () => {
  let end = new AbortController();
  const arrived = later<undefined>();
  vi.stubGlobal(
    'fetch',
    (request: Request) =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
        arrived.resolve(undefined);
      }),
  );
  const control: CallControl = { getToken: () => 'new', getEnd: () => end.signal };
  const answer = create(control);
  await arrived.promise;
  end.abort();
  end = new AbortController();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true })));
  expect(await create(control)).toEqual({ ok: true });
});

it('reports whether the server was reached, and nothing when it was aborted', async () => {
  const onReached = vi.fn();
  const control: CallControl = { getToken: () => 'new', onReached };
  await create(control);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(create(control)).rejects.toMatchObject({ status: 0 });
  expect(onReached.mock.calls).toEqual([[true], [false]]);
  onReached.mockClear();
  const caller = new AbortController();
  vi.stubGlobal('fetch', () => {
    caller.abort();
    return Promise.reject(new DOMException('', 'AbortError'));
  });
  await expect(create(control, caller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(onReached).not.toHaveBeenCalled();
});

it('learns the server’s time also from what the start of the page had asked for', async () => {
  forgetServerTime();
  const answer = Response.json(
    { items: [], total: 0, nextCursor: null },
    { headers: { date: new Date(Date.now() + 86_400_000).toUTCString() } },
  );
  await operation('listPatients').call(
    scope({ getToken: () => 'new', takeSent: () => Promise.resolve(answer) }),
    {},
  );
  expect(sent).toEqual([]);
  expect(serverAhead() / 3_600_000).toBeCloseTo(24, 1);
  forgetServerTime();
});
