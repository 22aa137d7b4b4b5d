import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendFirstCalls, takeSent } from './first-calls.ts';

const asked: Request[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(new Request(new URL(path, location.href), init));
    return Promise.resolve(new Response('{}'));
  });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const request = (path: string, method = 'GET') => new Request(new URL(path, location.href), { method });
const ofList = '/patient-service/patient?sort=surname&accountId=alba';

it('the first calls are sent once, and taken once', async () => {
  sendFirstCalls('', 'token', 'alba', ['/patient-service/patient?sort=surname']);
  expect(asked.map(({ url }) => url.replace(location.origin, ''))).toEqual([
    ofList,
    '/user-service/self/user?accountId=alba',
    '/user-service/self/preferences?accountId=alba',
    '/account-service/account/mine',
  ]);
  expect(asked.every(({ headers }) => headers.get('authorization') === 'Bearer token')).toBe(true);
  expect((await takeSent(request(ofList)))?.ok).toBe(true);
  expect(takeSent(request(ofList))).toBeUndefined();
});

it('another account, another query or a change is never answered by them', () => {
  sendFirstCalls('', 'token', 'alba', ['/patient-service/patient?sort=surname']);
  expect(takeSent(request(ofList.replace('alba', 'brisa')))).toBeUndefined();
  expect(takeSent(request(`${ofList}&search=a`))).toBeUndefined();
  expect(takeSent(request('/account-service/account/mine', 'PUT'))).toBeUndefined();
});

it('answers that nobody took in time are dropped', () => {
  sendFirstCalls('', 'token', 'alba', []);
  vi.advanceTimersByTime(10_000);
  expect(takeSent(request('/account-service/account/mine'))).toBeUndefined();
});

it('answers are read to their end even if nobody takes them', async () => {
  const ends = vi.fn();
  const body = () =>
    new ReadableStream(
      {
        pull(controller) {
          ends();
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body())));
  sendFirstCalls('', 'token', 'alba', []);
  await vi.waitFor(() => expect(ends).toHaveBeenCalledTimes(3));
});
