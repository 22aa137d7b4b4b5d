import type { ProviderEndpoints } from '@healzy/api/runtime/sign-in/provider';
import type { Brand } from '@healzy/domain/shared';

/** The configuration that the server sends at start (`/config.json`); one build serves every installation. */
export interface RuntimeConfig {
  /** Address of the OpenID provider, without a trailing slash. */
  readonly issuer: string;
  /** The provider's addresses, if the server knows them; otherwise the provider is asked. */
  readonly endpoints: ProviderEndpoints | null;
  readonly clientId: string;
  /** Host of the API; empty for the app's own origin. */
  readonly apiUrl: string;
  /** Audience required in the access token. */
  readonly audience: string;
  readonly brand: Brand;
  /** Whether this server's e-mails reach people, and whether it sends text messages. */
  readonly sendsMail: boolean;
  readonly sendsSms: boolean;
  /** Whether a service worker caches visited code on the device. */
  readonly serviceWorker: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Our own server wrote them: this only tells them from an unrelated answer. */
const isEndpoints = (value: unknown): value is ProviderEndpoints =>
  isRecord(value) &&
  ['issuer', 'authorization', 'token'].every((name) => typeof value[name] === 'string') &&
  (value.scopes === null || Array.isArray(value.scopes));

/** The server validated each field when it read the brand file; this only tells a brand from an unrelated answer. */
const isBrand = (value: unknown): value is Brand =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  (value.hues === null || isRecord(value.hues)) &&
  isRecord(value.legal) &&
  isRecord(value.communityUrl) &&
  isRecord(value.device);

/**
 * Validates `/config.json`. Written by hand because it runs before the first paint, where a schema library would cost
 * more than the whole check.
 * @throws when a field is missing: an installation without it cannot sign anybody in.
 */
function parseRuntimeConfig(value: unknown): RuntimeConfig {
  const fields = isRecord(value) ? value : {};
  const text = (name: string): string => {
    const found = fields[name];
    if (typeof found === 'string' && found !== '') return found;
    throw new Error(
      `/config.json has no "${name}". The server writes it from PUBLIC_URL and OIDC_*; see docs/deploy.md.`,
    );
  };
  const { brand } = fields;
  if (!isBrand(brand))
    throw new Error('/config.json has no "brand". The server checks it at start; see docs/deploy.md.');
  return {
    issuer: text('issuer').replace(/\/$/, ''),
    endpoints: isEndpoints(fields.endpoints) ? fields.endpoints : null,
    clientId: text('clientId'),
    apiUrl: typeof fields.apiUrl === 'string' ? fields.apiUrl.replace(/\/$/, '') : '',
    audience: text('audience'),
    brand,
    sendsMail: fields.sendsMail === true,
    sendsSms: fields.sendsSms === true,
    serviceWorker: fields.serviceWorker !== false,
  };
}

/** From the page, where our server has written it into it; otherwise fetched. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const inPage = document.getElementById('config')?.textContent;
  if (inPage) return parseRuntimeConfig(JSON.parse(inPage));
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return parseRuntimeConfig(await response.json());
}
