/** What the code flow needs to know of an OpenID provider. */
export interface ProviderEndpoints {
  /** As the provider names itself in its tokens. */
  readonly issuer: string;
  readonly authorization: string;
  readonly token: string;
  /** Null when the provider signs nobody out by an address. */
  readonly signOut: string | null;
  /** Null when it does not say which scopes it knows. */
  readonly scopes: readonly string[] | null;
}

/** The provider has answered and said no; `code` is that of RFC 6749 or OpenID Connect Core. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  readonly code: string;

  constructor(code: string) {
    super(`The provider refused: ${code}.`);
    this.code = code;
  }
}

/** What the provider gave for a code or a refresh token. */
export interface ProviderTokens {
  readonly accessToken: string;
  /** Null when the answer has none, as it may after a renewal. */
  readonly idToken: string | null;
  readonly refreshToken: string | null;
  /** Null when the provider did not say. */
  readonly lifetimeSeconds: number | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** A provider that does not answer within this time is as good as away. */
const ANSWER_WITHIN_MS = 20_000;

const inTime = () => AbortSignal.timeout(ANSWER_WITHIN_MS);
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function required(fields: Fields, name: string): string {
  const found = text(fields[name]);
  if (found === null) throw new Error(`The provider's answer has no "${name}".`);
  return found;
}

/**
 * Asks a provider for its addresses (OpenID Connect Discovery 1.0).
 * @param issuer without a trailing slash
 * @throws if it cannot be reached, or is another provider than the one that was asked for
 */
export async function discover(issuer: string): Promise<ProviderEndpoints> {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, { signal: inTime() });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status} for its configuration.`);
  const found = fieldsOf(await answer.json());
  const named = required(found, 'issuer');
  if (named.replace(/\/$/, '') !== issuer) throw new Error(`The provider calls itself ${named}.`);
  const scopes = found.scopes_supported;
  return {
    issuer: named,
    authorization: required(found, 'authorization_endpoint'),
    token: required(found, 'token_endpoint'),
    signOut: text(found.end_session_endpoint),
    scopes: Array.isArray(scopes) ? scopes.map(String) : null,
  };
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** 256 bits that nobody can guess. */
export const randomText = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** What a request shows of its verifier (RFC 7636, S256). */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(digest));
}

/**
 * The claims of an id token that came from the provider itself. Its signature is not checked: the token was not passed
 * through anybody (OpenID Connect Core 3.1.3.7), and what the API allows follows from the access token, which the API
 * checks. Neither is its time: the clock of this machine may be wrong.
 */
export function claimsOf(idToken: string): Fields {
  const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0));
  return fieldsOf(JSON.parse(new TextDecoder().decode(bytes)));
}

/**
 * Sends a request to the token endpoint.
 * @throws ProviderRefusal if the provider says no; another error if it gives no proper answer
 */
export async function requestTokens(
  { token }: Pick<ProviderEndpoints, 'token'>,
  request: Readonly<Record<string, string>>,
): Promise<ProviderTokens> {
  const answer = await fetch(token, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(request),
    signal: inTime(),
  });
  const fields = fieldsOf(await answer.json());
  if (!answer.ok) {
    const refused = text(fields.error);
    throw refused === null
      ? new Error(`The provider answered ${answer.status} for tokens.`)
      : new ProviderRefusal(refused);
  }
  const seconds = Number(fields.expires_in ?? Number.NaN);
  return {
    accessToken: required(fields, 'access_token'),
    idToken: text(fields.id_token),
    refreshToken: text(fields.refresh_token),
    lifetimeSeconds: Number.isFinite(seconds) ? seconds : null,
  };
}

/**
 * Sends a silent request (`prompt=none`) to a provider of our own origin, whose cookie goes along; the address where its
 * answer leads. No frame and no other document is needed.
 * @throws ProviderRefusal if it wants to show a page instead
 */
export async function askInPlace(address: string, callback: string): Promise<string> {
  const answer = await fetch(address, { headers: { accept: 'text/html' }, signal: inTime() });
  if (answer.url.startsWith(`${callback}?`)) return answer.url;
  if (answer.status >= 500) throw new Error(`The provider answered ${answer.status}.`);
  throw new ProviderRefusal('interaction_required');
}
