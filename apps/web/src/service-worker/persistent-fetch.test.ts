import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { persistentFetch } from './persistent-fetch.ts';

const request = (init?: RequestInit) =>
  new Request('https://clinic.example/assets/AboutDialog-B0fpNobA.js', init);
const noNetwork = new TypeError('Failed to fetch');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the service worker fetches code', () => {
  it('once, where the network answers', async () => {
    const answer = new Response(null, { status: 404 });
    const network = vi.fn(() => Promise.resolve(answer));
    expect(await persistentFetch(request(), network)).toBe(answer);
    expect(network).toHaveBeenCalledOnce();
  });

  it('again, where the network only comes back', async () => {
    const answer = new Response('export {}');
    const network = vi
      .fn(() => Promise.resolve(answer))
      .mockRejectedValueOnce(noNetwork)
      .mockRejectedValueOnce(noNetwork);
    const fetching = persistentFetch(request(), network);
    await vi.runAllTimersAsync();
    expect(await fetching).toBe(answer);
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('until it gives up', async () => {
    const network = vi.fn(() => Promise.reject(noNetwork));
    const outcome = persistentFetch(request(), network).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe(noNetwork);
    expect(network).toHaveBeenCalledTimes(5);
  });

  it('no longer, where the page is gone', async () => {
    const page = new AbortController();
    const network = vi.fn(() => {
      page.abort();
      return Promise.reject(noNetwork);
    });
    await expect(persistentFetch(request({ signal: page.signal }), network)).rejects.toBe(noNetwork);
    expect(network).toHaveBeenCalledOnce();
  });
});
