import { reload } from './journey.ts';
import type { Page } from '@playwright/test';

/**
 * Calls the API as the user signed in on a page, with their token and account, as their browser would.
 *
 * @typeParam Body the fields that a journey reads from the answers; the server's tests hold them to the contract
 */
export async function callerOf<Body = unknown>(page: Page) {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().includes('accountId=') && 'authorization' in one.headers()),
    reload(page),
  ]);
  const authorization = request.headers().authorization ?? '';
  const accountId = new URL(request.url()).searchParams.get('accountId') ?? '';
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const address = new URL(path, page.url());
    address.searchParams.set('accountId', accountId);
    const answer = await page.request.fetch(address.href, {
      method,
      headers: { authorization, 'idempotency-key': crypto.randomUUID(), ...headers },
      ...(body === undefined ? {} : { data: body }),
    });
    const text = await answer.text();
    return {
      status: answer.status(),
      etag: answer.headers().etag ?? '',
      body: JSON.parse(text === '' ? '{}' : text) as Body,
    };
  };
}
