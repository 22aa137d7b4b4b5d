import type { EventEmitter } from 'node:events';
import type { JWK } from 'jose';
import type Provider from 'oidc-provider';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { isUnreachable } from '../http/problem.ts';
import { LIFETIMES, TTL } from './lifetimes.ts';
import { errors, Provider as OidcProvider } from './oidc-provider.ts';
import { signOutPages, tidySessions, withoutScript } from './sign-out.ts';
import type { IdentityParts } from './parts.ts';
import { accountContextsOf, findPerson } from './people.ts';
import type { PayloadStore } from './payloads.ts';
import { COOKIE, SESSION_COOKIE, showMessage } from './provider-pages.ts';
import { answerUnavailable, sendUnavailable } from './unavailable.ts';
import { ACR_VALUES } from './sign-in/interaction.ts';
import { signInPolicy } from './sign-in/policy.ts';
import { applicationOrigins, pageHeaders, type IdentitySettings } from './settings.ts';

const SCOPES = ['openid', 'profile', 'email', 'offline_access'];
const ALL_SCOPES = SCOPES.join(' ');

/** Where the provider answers, below its issuer. */
const ROUTES = { authorization: '/auth', token: '/token', end_session: '/session/end' };

/**
 * The addresses of the embedded provider, as its discovery document names them: with these in its configuration the app
 * need not ask for that document before it signs anybody in.
 */
export const embeddedEndpoints = (issuer: string) => ({
  issuer,
  authorization: issuer + ROUTES.authorization,
  token: issuer + ROUTES.token,
  signOut: issuer + ROUTES.end_session,
  scopes: SCOPES,
});

export interface ProviderOptions extends Pick<
  IdentityParts,
  'audit' | 'settings' | 'database' | 'log' | 'now'
> {
  store: PayloadStore;
  signingKeys: readonly JWK[];
  cookieKeys: readonly string[];
}

function clientOf(settings: IdentitySettings): NonNullable<Configuration['clients']>[number] {
  const origins = applicationOrigins(settings);
  return {
    client_id: settings.clientId,
    client_name: settings.brand,
    token_endpoint_auth_method: 'none',
    redirect_uris: origins.map((origin) => `${origin}/callback`),
    post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    id_token_signed_response_alg: 'ES256',
  };
}

/** The embedded OpenID provider, mounted under `/oidc`. */
export function createProvider(options: ProviderOptions): Provider {
  const { settings, database, store, log } = options;
  const headers = pageHeaders(settings);

  const configuration: Configuration = {
    adapter: store.adapter,
    clients: [clientOf(settings)],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    jwks: { keys: [...options.signingKeys] as NonNullable<Configuration['jwks']>['keys'] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    cookies: {
      keys: [...options.cookieKeys],
      names: { session: SESSION_COOKIE, interaction: 'healzy_sign_in', resume: 'healzy_sign_in_resume' },
      long: COOKIE,
      short: { httpOnly: true, sameSite: 'lax' },
    },
    scopes: SCOPES,
    routes: ROUTES,
    acrValues: ACR_VALUES,
    claims: {
      openid: ['sub', 'acr', 'amr', 'auth_time', 'userId', 'accountContexts', 'timezone', 'language'],
      profile: ['name', 'given_name', 'family_name', 'locale', 'zoneinfo'],
      email: ['email'],
    },
    // The application reads its claims from the id token; there is no userinfo request.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => settings.audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== settings.audience) throw new errors.InvalidTarget();
          return {
            scope: ALL_SCOPES,
            audience: settings.audience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: LIFETIMES.accessToken,
            jwt: { sign: { alg: 'ES256' } },
          };
        },
      },
      rpInitiatedLogout: signOutPages(() => provider, settings),
    },
    findAccount: async (_ctx, id) => {
      const person = await database.asSystem((sql) => findPerson(sql, id));
      if (!person) return undefined;
      return {
        accountId: person.id,
        claims: async () => ({
          sub: person.id,
          ...(await productClaims(person.id)),
          name: `${person.name} ${person.surname}`.trim(),
          given_name: person.name,
          family_name: person.surname,
          locale: person.language,
          zoneinfo: person.timezone,
          email: person.email,
        }),
      };
    },
    extraTokenClaims: async (_ctx, token) => {
      if (!('accountId' in token) || token.accountId === undefined) return undefined;
      // Tells the API which session a call comes from, so that the token is rejected once that session is over.
      const sid = 'sessionUid' in token ? token.sessionUid : undefined;
      return { ...(await productClaims(token.accountId)), ...(sid !== undefined && { sid }) };
    },
    interactions: {
      policy: signInPolicy(),
      url: (_ctx, interaction) => `/identity/interaction/${interaction.uid}`,
    },
    // One grant per sign-in or page load. Our own application needs no consent.
    loadExistingGrant: async (ctx) => {
      const grant = new provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? settings.clientId,
        accountId: ctx.oidc.account?.accountId ?? '',
      });
      grant.addOIDCScope(ALL_SCOPES);
      grant.addResourceScope(settings.audience, ALL_SCOPES);
      await grant.save();
      return grant;
    },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // Sign-out and a changed password remove refresh tokens themselves (`PayloadStore`).
    expiresWithSession: () => false,
    clientBasedCORS: (_ctx, origin) => applicationOrigins(settings).includes(origin),
    ttl: TTL,
    renderError: (ctx, out, error) => {
      if (isUnreachable(error)) return sendUnavailable(ctx, settings);
      const isExpired = ctx.oidc?.route === 'resume' && out.error === 'invalid_request';
      if (isExpired) return showMessage(ctx, settings, { name: 'expired' });
      const name = out.error === 'server_error' ? 'broken' : 'failed';
      showMessage(ctx, settings, { name, code: out.error });
    },
  };

  async function productClaims(userId: string): Promise<Record<string, unknown>> {
    return database.asSystem(async (sql) => {
      const person = await findPerson(sql, userId);
      return {
        userId,
        accountContexts: await accountContextsOf(sql, userId),
        timezone: person?.timezone,
        language: person?.language,
      };
    });
  }

  const provider = new OidcProvider(settings.issuer, configuration);
  // The mount sets the forwarded headers itself from PUBLIC_URL; those of a client never arrive here.
  provider.proxy = true;
  answerUnavailable(provider, settings);

  provider.use(async (ctx, next) => {
    ctx.set(headers);
    await next();
    await withoutScript(ctx as unknown as KoaContextWithOIDC, provider);
    await tidySessions(ctx as unknown as KoaContextWithOIDC, options);
  });
  provider.on('server_error', (_ctx, error) =>
    log.error({ event: 'identity-error', err: error }, 'sign-in failed'),
  );
  // Koa's own event, missing from the provider's types.
  (provider as unknown as EventEmitter).on('error', (error: unknown) =>
    log.error({ event: 'identity-error', err: error }, 'sign-in failed'),
  );
  store.onReuse = () => log.warn({ event: 'token-reuse' }, 'a used code or token came back');
  return provider;
}
