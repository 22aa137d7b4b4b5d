import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, hasCode } from './api-error.ts';
import { createApiClient } from './client.ts';
import { operation, type ApiScope } from './operation.ts';

const ACCOUNT = '01a1fd4d-2551-7f95-85d0-08956962deba';
const requests: Request[] = [];
let answer: () => Response | Promise<Response>;
const onForbidden = vi.fn();

const json = (status: number, body: unknown, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
const problem = (status: number, code: string, details?: unknown) =>
  json(
    status,
    { type: 'about:blank', title: 'T', code, message: 'M', status, details },
    'application/problem+json',
  );

function scope(accountId: string | null = ACCOUNT): ApiScope {
  return {
    accountId,
    client: createApiClient({
      baseUrl: 'https://healzy.test',
      getToken: () => 'token',
      onForbidden,
    }),
  };
}

beforeEach(() => {
  requests.length = 0;
  answer = () => json(200, { items: [], nextCursor: null, total: 0 });
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('a request', () => {
  it('carries the token, the account and its query, arrays repeated', async () => {
    await operation('listUsers').call(scope(), { query: { roles: ['ADMIN', 'SPECIALIST'], search: 'ñ' } });
    const [request] = requests;
    expect(request?.method).toBe('GET');
    expect(request?.headers.get('authorization')).toBe('Bearer token');
    const url = new URL(request?.url ?? '');
    expect(url.pathname).toBe('/user-service/user');
    expect(url.searchParams.getAll('roles')).toEqual(['ADMIN', 'SPECIALIST']);
    expect(url.searchParams.get('accountId')).toBe(ACCOUNT);
    expect(url.searchParams.get('search')).toBe('ñ');
  });

  it('fills its path, and sends version and key as headers', async () => {
    answer = () => json(201, {});
    await operation('createMedicalTest').call(scope(), {
      path: { patientId: 'p/1' },
      body: { name: 'A', type: 'CGM', principalId: 's' },
      idempotencyKey: 'k',
      version: 3,
    });
    const [request] = requests;
    expect(new URL(request?.url ?? '').pathname).toBe('/measurement-service/patient/p%2F1/medical-test');
    expect(request?.headers.get('idempotency-key')).toBe('k');
    expect(request?.headers.get('if-match')).toBe('"3"');
    expect(await request?.json()).toEqual({ name: 'A', type: 'CGM', principalId: 's' });
  });

  it('about the person needs no account; every other one fails before it is sent', async () => {
    await operation('listMyAccounts').call(scope(null));
    expect(new URL(requests[0]?.url ?? '').search).toBe('');
    await expect(operation('getOwnProfile').call(scope(null))).rejects.toMatchObject({
      message: 'Account Id is null',
      code: 'UNKNOWN',
    });
    expect(requests).toHaveLength(1);
  });

  it('uses a fetch that was replaced after the client was created', async () => {
    const own = scope();
    vi.stubGlobal('fetch', () => Promise.resolve(json(200, { items: ['other'] })));
    expect(await operation('listPatients').call(own)).toEqual({ items: ['other'] });
  });
});

describe('an unsuccessful answer', () => {
  it('becomes an ApiError with message, code, status and data', async () => {
    answer = () => problem(412, 'STALE_VERSION', { current: { version: 4 } });
    const error: unknown = await operation('getPatient')
      .call(scope(), { path: { id: 'x' } })
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'STALE_VERSION', status: 412, message: 'M', data: { title: 'T' } });
    expect(hasCode(error, 'STALE_VERSION') && error.details).toEqual({ current: { version: 4 } });
    expect(onForbidden).not.toHaveBeenCalled();
  });

  it('of 403 calls onForbidden, of 401 and of what is not the server does not', async () => {
    answer = () => problem(401, 'UNAUTHENTICATED');
    await expect(operation('listPatients').call(scope())).rejects.toMatchObject({ status: 401 });
    expect(onForbidden).not.toHaveBeenCalled();
    answer = () => new Response('<h1>Sign in to this network</h1>', { status: 403 });
    await expect(operation('listPatients').call(scope())).rejects.toMatchObject({ status: 403 });
    expect(onForbidden).not.toHaveBeenCalled();
    answer = () => problem(403, 'ROLE_FORBIDDEN');
    await expect(operation('listPatients').call(scope())).rejects.toMatchObject({ status: 403 });
    expect(onForbidden).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ROLE_FORBIDDEN' }));
  });

  it('without a problem body, like a network failure, has the code UNKNOWN', async () => {
    answer = () => new Response('<html>', { status: 502 });
    await expect(operation('listPatients').call(scope())).rejects.toMatchObject({
      code: 'UNKNOWN',
      status: 502,
    });
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(operation('listPatients').call(scope())).rejects.toMatchObject({
      code: 'UNKNOWN',
      status: 0,
    });
  });

  it('to an aborted request stays an abort', async () => {
    answer = () => Promise.reject(new DOMException('aborted', 'AbortError'));
    await expect(operation('listPatients').call(scope())).rejects.toMatchObject({ name: 'AbortError' });
  });
});
