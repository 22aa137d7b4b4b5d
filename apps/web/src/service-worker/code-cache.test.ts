import { describe, expect, it } from 'vitest';
import { CACHE_PREFIX, isCode, isForCode, outdatedCaches } from './code-cache.ts';

const ORIGIN = 'https://clinic.example';

const asked = (path: string, init: RequestInit = {}, mode: RequestMode = 'cors') => {
  const { method, url, cache, headers } = new Request(new URL(path, ORIGIN), init);
  return isForCode({ method, url, cache, headers, mode }, ORIGIN);
};

describe('the service worker responds', () => {
  it.each([
    '/assets/start-B0fpNobA.js',
    '/assets/words-es-YM-SraO6.js',
    '/assets/pdf.worker.min-Cx1_-9aB.mjs',
    '/assets/start-c479zoj8.css',
    '/assets/inter-latin-wght-normal-C2S99t-D.woff2',
    '/assets/FoxitSans-B0fpNobA.pfb',
    '/assets/openjpeg-B0fpNobA.wasm',
  ])('to the built file %s', (path) => expect(asked(path)).toBe(true));

  it.each([
    '/',
    '/patients',
    '/index.html',
    '/theme.js',
    '/config.json',
    '/health',
    '/service-worker.js',
    '/patient-service/patient',
    '/patient-service/assets/start-B0fpNobA.js',
    '/dashboard-service/dashboard',
    '/files/content/x-B0fpNobA.js',
    '/oidc/token',
    '/identity/sign-in',
    '/brand/mark.svg',
    '/assets/start.js',
    '/assets/patient-B0fpNobA.json',
    '/assets/patient-B0fpNobA.pdf',
    '/assets/deeper/start-B0fpNobA.js',
    '/assets/start-B0fpNobA.js?patient=1',
    '/assets/x-B0fpNobA.constructor',
    'https://other.example/assets/start-B0fpNobA.js',
  ])('never to %s', (path) => expect(asked(path)).toBe(false));

  it('never to anything but a plain read', () => {
    const path = '/assets/start-B0fpNobA.js';
    expect(asked(path, { method: 'HEAD' })).toBe(false);
    expect(asked(path, { method: 'POST' })).toBe(false);
    expect(asked(path, { cache: 'no-store' })).toBe(false);
    expect(asked(path, { headers: { range: 'bytes=0-1' } })).toBe(false);
    expect(asked(path, { headers: { authorization: 'Bearer x' } })).toBe(false);
    expect(asked(path, {}, 'navigate')).toBe(false);
  });
});

describe('a response is cached', () => {
  const path = '/assets/start-B0fpNobA.js';
  const answer = (change: Partial<Pick<Response, 'status' | 'type' | 'redirected'>>, contentType: string) =>
    isCode(path, {
      status: 200,
      type: 'basic',
      redirected: false,
      headers: new Headers(contentType === '' ? {} : { 'content-type': contentType }),
      ...change,
    });

  it('if it is the whole file, of the type that its name says', () => {
    expect(answer({}, 'text/javascript; charset=utf-8')).toBe(true);
    expect(answer({}, 'application/javascript')).toBe(true);
  });

  it.each([
    [{ status: 404 }, 'text/javascript'],
    [{ status: 206 }, 'text/javascript'],
    [{ status: 304 }, 'text/javascript'],
    [{ type: 'opaque' }, 'text/javascript'],
    [{ redirected: true }, 'text/javascript'],
    [{}, 'text/html'],
    [{}, 'application/problem+json'],
    [{}, 'text/css'],
    [{}, ''],
  ] as const)('never with %j and the type %s', (change, contentType) =>
    expect(answer(change, contentType)).toBe(false),
  );
});

it('keeps the cache of the previous build, and drops older ones', () => {
  const names = ['a', 'b', 'c', 'd'].map((build) => `${CACHE_PREFIX}${build}`);
  const [a, b, c, d] = names as [string, string, string, string];
  expect(outdatedCaches([a], a)).toEqual([]);
  expect(outdatedCaches([a, b], b)).toEqual([]);
  expect(outdatedCaches(['other', a, b, c, d], d)).toEqual([a, b]);
  // Before its own cache exists.
  expect(outdatedCaches([a, b, c], d)).toEqual([a, b]);
});
