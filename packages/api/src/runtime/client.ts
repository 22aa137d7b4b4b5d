import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/schema.ts';
import { apiErrorOf, asApiError, type ApiError } from './api-error.ts';

export type ApiClient = Client<paths>;

export interface ApiClientOptions {
  /** Where the server is; empty for the page's own origin. */
  baseUrl: string;
  /** The access token of the moment; null when nobody is signed in. */
  getToken: () => string | null | Promise<string | null>;
  /** Called when an answer is 401: the session has ended. */
  onUnauthenticated?: (error: ApiError) => void;
  /** Called when an answer is 403. */
  onForbidden?: (error: ApiError) => void;
}

/** The client of every call: adds the bearer token, turns every refusal into a thrown `ApiError`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    // Read at call time: a test or service worker that replaces fetch later must be seen.
    fetch: (request) => globalThis.fetch(request),
    // roles=ADMIN&roles=SPECIALIST, as the contract's arrays are sent.
    querySerializer: { array: { style: 'form', explode: true } },
  });
  client.use({
    async onRequest({ request }) {
      const token = await options.getToken();
      if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
      request.headers.set('accept', 'application/json, text/csv;q=0.9');
      return request;
    },
    async onResponse({ response }) {
      if (response.ok) return undefined;
      const error = await apiErrorOf(response);
      if (response.status === 401) options.onUnauthenticated?.(error);
      if (response.status === 403) options.onForbidden?.(error);
      throw error;
    },
    onError({ error }) {
      const wrapped = asApiError(error);
      return wrapped instanceof Error ? wrapped : undefined;
    },
  });
  return client;
}
