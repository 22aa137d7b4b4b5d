import { ELSEWHERE } from './answers.ts';
import { askInHiddenFrame } from './hidden-frame.ts';
import type { HeldToken, OidcClient, Renewal, SignInRequest } from './oidc-types.ts';
import {
  askInPlace,
  challengeOf,
  claimsOf,
  discover,
  type ProviderEndpoints,
  ProviderRefusal,
  type ProviderTokens,
  randomText,
  requestTokens,
} from './provider.ts';

/** Errors that end a session; any other failure may be temporary. */
const FINAL = new Set([
  'invalid_grant',
  'invalid_token',
  'invalid_client',
  'unauthorized_client',
  'access_denied',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]);
const SCOPES = ['openid', 'profile', 'email', 'offline_access'];
const STORAGE_PREFIX = 'healzy.sign-in.';

const isFinal = (error: unknown) => error instanceof ProviderRefusal && FINAL.has(error.code);

export interface OidcClientOptions {
  issuer: string;
  /** Its addresses, if they are known; otherwise the provider is asked for them. */
  endpoints: ProviderEndpoints | null;
  clientId: string;
  /** Whom the access token is for. */
  audience: string;
  /** Where the provider redirects back to, on this origin. */
  callbackPath: string;
  languageHint: () => string;
  /** Storage of this tab that survives the redirect to the provider and back; null where there is none. */
  tabStorage: () => Storage | null;
}

/** What must be known when the answer to a request arrives. It opens nothing without that answer. */
interface Pending {
  readonly verifier: string;
  readonly nonce: string;
  readonly target: string | null;
  /** So that the page which receives the answer need not ask for them again. */
  readonly endpoints: ProviderEndpoints;
}

/** Where requests wait for their answers, by state. */
interface Waiting {
  keep(state: string, pending: Pending): void;
  /** Each answer is used once; the others will not be answered any more. */
  take(state: string): Pending | null;
}

function inMemory(): Waiting {
  const requests = new Map<string, Pending>();
  return {
    keep: (state, pending) => void requests.set(state, pending),
    take(state) {
      const found = requests.get(state) ?? null;
      requests.delete(state);
      return found;
    },
  };
}

const inStorage = (storage: Storage): Waiting => ({
  keep: (state, pending) => storage.setItem(STORAGE_PREFIX + state, JSON.stringify(pending)),
  take(state) {
    const found = storage.getItem(STORAGE_PREFIX + state);
    if (found === null) return null;
    for (const key of Object.keys(storage)) if (key.startsWith(STORAGE_PREFIX)) storage.removeItem(key);
    return JSON.parse(found) as Pending;
  },
});

/** What is held of a session, in this tab's memory only. */
interface Held extends ProviderTokens {
  readonly claims: Readonly<Record<string, unknown>>;
}

/**
 * The authorization code flow with PKCE (RFC 6749, 7636, 9207; OpenID Connect Core), small enough to run before the app
 * has loaded. Tokens are kept in this tab's memory only: after a reload the provider's session cookie gets new ones. What
 * must survive the redirect (state, verifier, nonce, target) is in the tab's storage.
 */
export function createOidcClient(config: OidcClientOptions): OidcClient {
  const callback = location.origin + config.callbackPath;
  const isOwnOrigin = new URL(config.issuer).origin === location.origin;
  const here = () => {
    const storage = config.tabStorage();
    return storage === null ? elsewhere : inStorage(storage);
  };
  const elsewhere = inMemory();
  let known: Promise<ProviderEndpoints> | null = null;
  const endpoints = () => {
    known ??= config.endpoints === null ? discover(config.issuer) : Promise.resolve(config.endpoints);
    // A provider that could not be reached is asked again.
    known.catch(() => (known = null));
    return known;
  };

  let held: Held | null = null;
  let token: HeldToken | null = null;
  let tell: (claims: unknown) => void = () => {};
  // Grows when the tokens are forgotten: answers to earlier requests are ignored.
  let life = 0;
  const acceptTokens = (asked: number) => (next: Held, by: HeldToken['by']) => {
    if (asked !== life) throw new Error('The tokens were forgotten meanwhile.');
    const now = Date.now();
    held = next;
    token = {
      value: next.accessToken,
      by,
      obtainedAt: now,
      expiresAt: next.lifetimeSeconds === null ? null : now + next.lifetimeSeconds * 1000,
    };
    return next.claims;
  };

  /** The address of a request, which then waits for its answer. */
  const ask = async (
    waiting: Waiting,
    request: SignInRequest & { readonly target?: string; readonly prompt?: 'none' },
  ): Promise<string> => {
    const provider = await endpoints();
    const pending = {
      verifier: randomText(),
      nonce: randomText(),
      target: request.target ?? null,
      endpoints: provider,
    };
    const state = waiting === elsewhere ? `${randomText()};${ELSEWHERE}` : randomText();
    const prompt = request.prompt ?? (request.isForced ? 'login' : null);
    const address = new URL(provider.authorization);
    const fields = {
      client_id: config.clientId,
      redirect_uri: callback,
      response_type: 'code',
      scope: SCOPES.filter((scope) => provider.scopes === null || provider.scopes.includes(scope)).join(' '),
      state,
      nonce: pending.nonce,
      code_challenge: await challengeOf(pending.verifier),
      code_challenge_method: 'S256',
      resource: config.audience,
      // Providers that do not support `resource` (RFC 8707) take the audience by this name.
      audience: config.audience,
      ui_locales: config.languageHint(),
      ...(prompt === null ? {} : { prompt }),
      ...(request.email ? { login_hint: request.email } : {}),
    };
    for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
    waiting.keep(state, pending);
    return address.href;
  };

  /** Exchanges the code of an answer. Rejects when the provider refused or the answer is not to a request of ours. */
  const exchange = async (waiting: Waiting, href: string): Promise<{ held: Held; target: string | null }> => {
    const answer = new URL(href).searchParams;
    const pending = waiting.take(answer.get('state') ?? '');
    if (pending === null) throw new Error('The answer belongs to no request of this tab.');
    const provider = pending.endpoints;
    const named = answer.get('iss');
    if (named !== null && named !== provider.issuer) throw new Error(`The answer comes from ${named}.`);
    const refused = answer.get('error');
    if (refused !== null) throw new ProviderRefusal(refused);
    const tokens = await requestTokens(provider, {
      grant_type: 'authorization_code',
      client_id: config.clientId,
      code: answer.get('code') ?? '',
      redirect_uri: callback,
      code_verifier: pending.verifier,
    });
    const claims = claimsOf(tokens.idToken ?? '');
    const isForUs = [claims.aud].flat().includes(config.clientId);
    if (claims.iss !== provider.issuer || !isForUs || claims.nonce !== pending.nonce)
      throw new Error('The id token is not the answer to this request.');
    return { held: { ...tokens, claims }, target: pending.target };
  };

  const refresh = async (former: Held, refreshToken: string) => {
    const take = acceptTokens(life);
    const tokens = await requestTokens(await endpoints(), {
      grant_type: 'refresh_token',
      client_id: config.clientId,
      refresh_token: refreshToken,
      resource: config.audience,
    });
    const claims = tokens.idToken === null ? former.claims : claimsOf(tokens.idToken);
    if (claims.sub !== former.claims.sub) throw new Error('The provider renewed the tokens of someone else.');
    // What an answer omits stays as it was.
    const next = {
      ...tokens,
      idToken: tokens.idToken ?? former.idToken,
      refreshToken: tokens.refreshToken ?? refreshToken,
      claims,
    };
    tell(take(next, 'renewal'));
  };

  const askSilently = async (by: HeldToken['by']): Promise<Renewal> => {
    const take = acceptTokens(life);
    try {
      const address = await ask(elsewhere, { prompt: 'none' });
      const answer = await (isOwnOrigin ? askInPlace(address, callback) : askInHiddenFrame(address));
      if (answer !== null) {
        tell(take((await exchange(elsewhere, answer)).held, by));
        return 'renewed';
      }
      // No answer: the provider either wants to show something, which a frame must not, or is down.
      await discover(config.issuer);
      return 'ended';
    } catch (error) {
      return isFinal(error) ? 'ended' : 'unreachable';
    }
  };

  const obtain = async (): Promise<Renewal> => {
    const refreshToken = held?.refreshToken;
    if (held && refreshToken) {
      try {
        await refresh(held, refreshToken);
        return 'renewed';
      } catch (error) {
        if (!isFinal(error)) return 'unreachable';
        held = held && { ...held, refreshToken: null };
      }
    }
    return askSilently(held === null ? 'log-in' : 'renewal');
  };
  // One renewal at a time: a rotating refresh token that is sent twice ends the whole session.
  let renewal: Promise<Renewal> | null = null;

  return {
    isOwnOrigin,
    canLeave: () => config.tabStorage() !== null,
    signInAddress: (target, request) => ask(here(), { ...request, target }),
    async completeSignIn(url) {
      const take = acceptTokens(life);
      const { held: next, target } = await exchange(here(), url);
      return { claims: take(next, 'log-in'), target };
    },
    windowAddress: (request) => ask(elsewhere, { ...request }),
    async completeWindow(url) {
      const take = acceptTokens(life);
      return take((await exchange(elsewhere, url)).held, 'log-in');
    },
    async signOutAddress() {
      const { signOut } = await endpoints();
      if (signOut === null) return null;
      const address = new URL(signOut);
      if (held?.idToken) address.searchParams.set('id_token_hint', held.idToken);
      address.searchParams.set('client_id', config.clientId);
      address.searchParams.set('post_logout_redirect_uri', `${location.origin}/`);
      return address.href;
    },
    token: () => token,
    claims: () => held?.claims ?? null,
    renew() {
      renewal ??= obtain().finally(() => {
        renewal = null;
      });
      return renewal;
    },
    forget() {
      life += 1;
      held = null;
      token = null;
    },
    onClaims(listener) {
      tell = listener;
    },
  };
}
