import { InMemoryWebStorage, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { CALLBACK_PATH } from '../../app/paths.ts';
import type { RuntimeConfig } from '../../app/runtime-config.ts';
import type { RememberedTarget } from './remembered-target.ts';

/** What the session needs of an OpenID provider; the tests bring their own. */
export interface OidcClient {
  /** Leaves for the provider's log-in page; `target` comes back with the answer. */
  logIn(target: string): Promise<void>;
  /** Exchanges the code in `url` for tokens. Rejects when the provider refused or the state is not ours. */
  completeLogIn(url: string): Promise<{ claims: unknown; state: unknown }>;
  /** Leaves for the provider's log-out, which comes back to the app's front door. */
  logOut(): Promise<void>;
  /** A token that is still valid, renewed first if it is about to expire; null when there is none. */
  accessToken(): Promise<string | null>;
  /** Gets new tokens with the refresh token; false when the person has to log in again. */
  renew(): Promise<boolean>;
  /** Tells when a renewal brought new claims. */
  onClaims(listener: (claims: unknown) => void): void;
}

/**
 * The code flow with PKCE on oidc-client-ts. Tokens live in this tab's memory only: a reload goes through the
 * provider's session cookie. What outlives the redirect (state, verifier, target) is in sessionStorage.
 */
export function createOidcClient(config: RuntimeConfig, languageHint: () => string): OidcClient {
  const manager = new UserManager({
    authority: config.issuer,
    client_id: config.clientId,
    redirect_uri: location.origin + CALLBACK_PATH,
    post_logout_redirect_uri: `${location.origin}/`,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    resource: config.audience,
    extraQueryParams: { audience: config.audience },
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    automaticSilentRenew: true,
    monitorSession: false,
    loadUserInfo: false,
  });
  let user: User | null = null;
  manager.events.addUserLoaded((loaded) => {
    user = loaded;
  });
  // One renewal at a time: a rotating refresh token that is sent twice ends the whole session.
  let renewal: Promise<boolean> | null = null;
  const renew = () => {
    renewal ??= manager
      .signinSilent({ resource: config.audience })
      .then((renewed) => {
        user = renewed ?? user;
        return renewed !== null;
      })
      .catch(() => false)
      .finally(() => {
        renewal = null;
      });
    return renewal;
  };
  return {
    async logIn(target) {
      const state: RememberedTarget = { target };
      await manager.signinRedirect({ state, ui_locales: languageHint() });
    },
    async completeLogIn(url) {
      user = await manager.signinRedirectCallback(url);
      return { claims: user.profile, state: user.state };
    },
    async logOut() {
      const hint = user?.id_token;
      await manager.signoutRedirect(hint === undefined ? {} : { id_token_hint: hint });
    },
    async accessToken() {
      if (user === null) return null;
      if (user.expired === true && !(await renew())) return null;
      return user.access_token;
    },
    renew,
    onClaims(listener) {
      manager.events.addUserLoaded((loaded) => listener(loaded.profile));
    },
  };
}
