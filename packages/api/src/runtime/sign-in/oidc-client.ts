import {
  type CreateSigninRequestArgs,
  ErrorResponse,
  InMemoryWebStorage,
  OidcClient as Protocol,
  type SigninResponse,
  WebStorageStateStore,
} from 'oidc-client-ts';
import { ELSEWHERE } from './answers.ts';
import { askInHiddenFrame } from './hidden-frame.ts';
import type { HeldToken, SignInRequest, OidcClient, Renewal } from './oidc-types.ts';

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
const RENEWAL_WITHIN_S = 20;
const SCOPES = ['openid', 'profile', 'email', 'offline_access'];

const isFinal = (error: unknown) => error instanceof ErrorResponse && FINAL.has(error.error ?? '');

export interface OidcClientOptions {
  issuer: string;
  clientId: string;
  /** Whom the access token is for. */
  audience: string;
  /** Where the provider redirects back to, on this origin. */
  callbackPath: string;
  languageHint: () => string;
  /** Storage of this tab that survives the redirect to the provider and back; null where there is none. */
  tabStorage: () => Storage | null;
}

/**
 * The code flow with PKCE on oidc-client-ts. Tokens are kept in this tab's memory only: after a reload the provider's
 * session cookie gets new ones. What must survive the redirect (state, verifier, target) is in the tab's storage.
 */
export function createOidcClient(config: OidcClientOptions): OidcClient {
  const protocolWith = (store: Storage | InMemoryWebStorage) =>
    new Protocol({
      authority: config.issuer,
      client_id: config.clientId,
      redirect_uri: location.origin + config.callbackPath,
      post_logout_redirect_uri: `${location.origin}/`,
      response_type: 'code',
      resource: config.audience,
      stateStore: new WebStorageStateStore({ store }),
      loadUserInfo: false,
    });
  const memory = new InMemoryWebStorage();
  const here = protocolWith(config.tabStorage() ?? memory);
  const elsewhere = protocolWith(memory);

  let held: SigninResponse | null = null;
  let token: HeldToken | null = null;
  let tell: (claims: unknown) => void = () => {};
  // Grows when the tokens are forgotten: answers to earlier requests are ignored.
  let life = 0;
  const acceptTokens = (asked: number) => (response: SigninResponse, by: HeldToken['by']) => {
    if (asked !== life) throw new Error('The tokens were forgotten meanwhile.');
    const now = Date.now();
    const seconds = response.expires_in;
    held = response;
    token = {
      value: response.access_token,
      by,
      obtainedAt: now,
      expiresAt: seconds === undefined ? null : now + seconds * 1000,
    };
    return response.profile;
  };

  const address = async (protocol: Protocol, args: CreateSigninRequestArgs, request: SignInRequest = {}) => {
    const known = (await protocol.metadataService.getMetadata()).scopes_supported;
    const scopes = SCOPES.filter((scope) => known === undefined || known.includes(scope));
    const { url } = await protocol.createSigninRequest({
      scope: scopes.join(' '),
      ui_locales: config.languageHint(),
      // Providers that do not support `resource` (RFC 8707) take the audience by this name.
      extraQueryParams: { audience: config.audience },
      ...(request.isForced ? { prompt: 'login' } : {}),
      ...(request.email ? { login_hint: request.email } : {}),
      ...args,
    });
    return url;
  };

  const refresh = async ({ refresh_token, id_token, session_state, scope, profile }: SigninResponse) => {
    const take = acceptTokens(life);
    const state = {
      refresh_token: refresh_token ?? '',
      session_state,
      profile,
      ...(id_token === undefined ? {} : { id_token }),
      ...(scope === undefined ? {} : { scope }),
    };
    const response = await here.useRefreshToken({
      state,
      resource: config.audience,
      timeoutInSeconds: RENEWAL_WITHIN_S,
    });
    // What an answer omits stays as it was.
    response.refresh_token ??= refresh_token ?? '';
    if (id_token !== undefined) response.id_token ??= id_token;
    tell(take(response, 'renewal'));
  };

  const askSilently = async (): Promise<Renewal> => {
    const take = acceptTokens(life);
    try {
      const url = await address(elsewhere, { prompt: 'none', url_state: ELSEWHERE });
      const answer = await askInHiddenFrame(url);
      if (answer !== null) {
        tell(take(await elsewhere.processSigninResponse(answer), 'renewal'));
        return 'renewed';
      }
      // No answer: the provider either wants to show something, which a frame must not, or is down. A client without a
      // cache asks the provider itself.
      await protocolWith(memory).metadataService.getMetadata();
      return 'ended';
    } catch (error) {
      return isFinal(error) ? 'ended' : 'unreachable';
    }
  };

  const obtain = async (): Promise<Renewal> => {
    if (held?.refresh_token) {
      try {
        await refresh(held);
        return 'renewed';
      } catch (error) {
        if (!isFinal(error)) return 'unreachable';
        delete held.refresh_token;
      }
    }
    return askSilently();
  };
  // One renewal at a time: a rotating refresh token that is sent twice ends the whole session.
  let renewal: Promise<Renewal> | null = null;

  return {
    canLeave: () => config.tabStorage() !== null,
    signInAddress: (target, request) => address(here, { state: { target } }, request),
    async completeSignIn(url) {
      const take = acceptTokens(life);
      const response = await here.processSigninResponse(url);
      return { claims: take(response, 'log-in'), state: response.userState };
    },
    windowAddress: (request) => address(elsewhere, { url_state: ELSEWHERE }, request),
    async completeWindow(url) {
      const take = acceptTokens(life);
      return take(await elsewhere.processSigninResponse(url), 'log-in');
    },
    async signOutAddress() {
      const hint = held?.id_token;
      const endpoint = await here.metadataService.getEndSessionEndpoint();
      if (!endpoint) return null;
      const { url } = await here.createSignoutRequest(hint === undefined ? {} : { id_token_hint: hint });
      return url;
    },
    token: () => token,
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
