import { afterEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/platform/config.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';

let bed: TestBed | undefined;
afterEach(async () => {
  await bed?.close();
  bed = undefined;
});

/** Sends more bad tokens than the limit per address allows; returns the status of the last. */
async function lastOfMany(from: TestBed, peer: string, forwardedFor: (index: number) => string) {
  let status = 0;
  for (let index = 0; index < 65; index += 1) {
    const answer = await from.app.server.inject({
      url: '/user-service/self/user',
      query: { accountId: from.alba.accountId },
      remoteAddress: peer,
      headers: { authorization: `Bearer a.b.${index}`, 'x-forwarded-for': forwardedFor(index) },
    });
    status = answer.statusCode;
  }
  return status;
}

describe.each(['1', '10.0.0.0/8', 'loopback, 10.0.0.2'])('with TRUST_PROXY=%s', (TRUST_PROXY) => {
  it('nobody can pose as another by X-Forwarded-For, and people behind the proxy count separately', async () => {
    bed = await startTestBed({ TRUST_PROXY });
    expect(await lastOfMany(bed, '10.0.0.2', (index) => `203.0.113.${index}, 198.51.100.7`)).toBe(429);
    expect(await lastOfMany(bed, '10.0.0.2', (index) => `198.51.100.${index + 8}`)).toBe(401);
  });
});

it('a client that bypasses the listed proxies is not trusted', async () => {
  bed = await startTestBed({ TRUST_PROXY: '10.0.0.0/8' });
  expect(await lastOfMany(bed, '198.51.100.7', (index) => `203.0.113.${index}`)).toBe(429);
});

it('without TRUST_PROXY the header is ignored', async () => {
  bed = await startTestBed();
  expect(await lastOfMany(bed, '198.51.100.7', (index) => `203.0.113.${index}`)).toBe(429);
});

describe('TRUST_PROXY', () => {
  it.each([
    'true',
    'yes',
    '-1',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0/8',
    '10.0.0.1,',
    'proxy.example',
  ])('%s is rejected, and the message says what to write', (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow(ConfigError);
    expect(() => readConfig({ TRUST_PROXY })).toThrow(/TRUST_PROXY: .*\(1\).*10\.0\.0\.0\/8/);
  });

  it.each([
    [undefined, 'none'],
    ['', 'none'],
    ['false', 'none'],
    ['2', { hops: 2 }],
    ['10.0.0.7, fd00::/8', { addresses: ['10.0.0.7', 'fd00::/8'] }],
  ])('%s is accepted', (TRUST_PROXY, proxies) => {
    expect(readConfig({ TRUST_PROXY }).trustedProxies).toEqual(proxies);
  });
});
