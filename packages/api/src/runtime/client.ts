import createClient, { type Client, defaultBodySerializer } from 'openapi-fetch';
import type { paths } from '../generated/schema.ts';
import { ApiError, apiErrorOf, asApiError, UNKNOWN_CODE } from './api-error.ts';
import { type CallControl, send } from './send.ts';

export type ApiClient = Client<paths>;

export interface ApiClientOptions extends CallControl {
  /** Origin of the server; empty for the page's own. */
  baseUrl: string;
  /** Called when the server answers 403; one without a code is of something before it, which knows no roles. */
  onForbidden?: (error: ApiError) => void;
  /** Awaited before an error is thrown, except for an aborted request. */
  beforeError?: () => Promise<void>;
}

/** The client of every request: adds the bearer token, and throws an `ApiError` for every unsuccessful answer. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    fetch: (request) => send(request, options),
    bodySerializer: (body: unknown) => (body instanceof Uint8Array ? body : defaultBodySerializer(body)),
    // roles=ADMIN&roles=SPECIALIST, as the contract's arrays are sent.
    querySerializer: { array: { style: 'form', explode: true } },
  });
  client.use({
    onRequest({ request }) {
      if (!request.headers.has('accept')) request.headers.set('accept', 'application/json');
      return request;
    },
    async onResponse({ response }) {
      if (response.ok) return undefined;
      const error = await apiErrorOf(response);
      if (response.status === 403 && error.code !== UNKNOWN_CODE) options.onForbidden?.(error);
      await options.beforeError?.();
      throw error;
    },
    async onError({ error }) {
      const wrapped = asApiError(error);
      if (wrapped instanceof ApiError) await options.beforeError?.();
      return wrapped instanceof Error ? wrapped : undefined;
    },
  });
  return client;
}
