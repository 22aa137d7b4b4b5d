import type { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { JWK } from 'jose';
import Provider, {
  errors,
  interactionPolicy,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { Database } from '../db/database.ts';
import { pickLanguage } from './pages/languages.ts';
import { messagePage, type PageFrame } from './pages/layout.ts';
import { signOutPage } from './pages/signOut.ts';
import { TEXTS } from './pages/texts.ts';
import { accountContextsOf, findPerson } from './people.ts';
import type { PayloadStore } from './payloads.ts';
import { noteSession, recordSignOut } from './sessionRecords.ts';
import { ACR_VALUES } from './sign-in/interaction.ts';
import { applicationOrigins, pageHeaders, startHref, type IdentitySettings } from './settings.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Lifetimes in seconds. */
export const LIFETIMES = {
  accessToken: 15 * MINUTE,
  authorizationCode: MINUTE,
  /** A log-in page left open. */
  interaction: HOUR,
  /** A working day without a visit ends the session … */
  sessionIdle: 10 * HOUR,
  /** … and this long after the password was typed it ends in any case. */
  sessionLongest: 16 * HOUR,
} as const;

const SCOPES = 'openid profile email offline_access';

export interface ProviderOptions {
  settings: IdentitySettings;
  database: Database;
  store: PayloadStore;
  signingKeys: readonly JWK[];
  cookieKeys: readonly string[];
  log: FastifyBaseLogger;
  now: () => Date;
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

/** Asks for the password again when the session's person no longer exists. */
function signInPolicy() {
  const policy = interactionPolicy.base();
  policy.get('login')?.checks.add(
    new interactionPolicy.Check('no_account', 'the person of this session no longer exists', (ctx) => {
      const { session, account } = ctx.oidc;
      return session?.accountId !== undefined && account === undefined
        ? interactionPolicy.Check.REQUEST_PROMPT
        : interactionPolicy.Check.NO_NEED_TO_PROMPT;
    }),
  );
  return policy;
}

function frameOf(ctx: KoaContextWithOIDC, settings: IdentitySettings): PageFrame {
  const params = ctx.oidc?.params ?? {};
  return {
    brand: settings.brand,
    language: pickLanguage({
      uiLocales: params.ui_locales ?? ctx.query.ui_locales,
      acceptLanguage: ctx.get('accept-language'),
    }),
  };
}

/** Ends the browser session; what was issued under it is removed by `tidySessions`. */
async function endSession(ctx: KoaContextWithOIDC, provider: Provider): Promise<void> {
  await ctx.oidc.session?.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, { ...COOKIE, overwrite: true });
}

const COOKIE = { httpOnly: true, sameSite: 'lax', path: '/oidc' } as const;

/** The log-out request as the provider left it in the session. */
interface LogoutState {
  secret?: string;
  postLogoutRedirectUri?: string;
  state?: string;
}

function logoutStateOf(ctx: KoaContextWithOIDC): LogoutState {
  return (ctx.oidc.session?.state ?? {}) as LogoutState;
}

/** Where a finished log-out leads: the application's address, if it named one, else our own page. */
function afterLogout(ctx: KoaContextWithOIDC): string {
  const { postLogoutRedirectUri, state } = logoutStateOf(ctx);
  if (postLogoutRedirectUri === undefined) return ctx.oidc.urlFor('end_session_success');
  const address = new URL(postLogoutRedirectUri);
  if (state !== undefined) address.searchParams.set('state', state);
  return address.href;
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
      names: { session: 'healzy_session', interaction: 'healzy_sign_in', resume: 'healzy_sign_in_resume' },
      long: COOKIE,
      short: { httpOnly: true, sameSite: 'lax' },
    },
    scopes: SCOPES.split(' '),
    acrValues: ACR_VALUES,
    claims: {
      openid: ['sub', 'acr', 'amr', 'auth_time', 'userId', 'accountContexts', 'timezone', 'language'],
      profile: ['name', 'given_name', 'family_name', 'locale', 'zoneinfo'],
      email: ['email'],
    },
    // The application reads its claims from the id token; there is no second request for them.
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
            scope: SCOPES,
            audience: settings.audience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: LIFETIMES.accessToken,
            jwt: { sign: { alg: 'ES256' } },
          };
        },
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx) => {
          const hint = ctx.oidc.entities.IdTokenHint?.payload as { sub?: unknown } | undefined;
          if (hint?.sub === ctx.oidc.session?.accountId) {
            const target = afterLogout(ctx);
            await endSession(ctx, provider);
            ctx.redirect(target);
            ctx.status = 303;
            return;
          }
          ctx.type = 'html';
          ctx.body = signOutPage(frameOf(ctx, settings), {
            action: ctx.oidc.urlFor('end_session_confirm'),
            secret: logoutStateOf(ctx).secret ?? '',
            stayHref: startHref(settings),
          });
        },
        postLogoutSuccessSource: (ctx) => {
          const frame = frameOf(ctx, settings);
          const texts = TEXTS[frame.language];
          ctx.type = 'html';
          ctx.body = messagePage(frame, {
            title: texts.signedOutTitle,
            text: texts.signedOutText,
            action: { href: startHref(settings), label: texts.startAgain },
          });
        },
      },
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
      // By it the API knows the session that a call comes from, and refuses the token once that session is over.
      const sid = 'sessionUid' in token ? token.sessionUid : undefined;
      return { ...(await productClaims(token.accountId)), ...(sid !== undefined && { sid }) };
    },
    interactions: {
      policy: signInPolicy(),
      url: (_ctx, interaction) => `/identity/interaction/${interaction.uid}`,
    },
    // One grant per sign-in or page load, so that a stolen refresh token that is used twice ends its own family only.
    // Our own application needs no consent.
    loadExistingGrant: async (ctx) => {
      const grant = new provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? settings.clientId,
        accountId: ctx.oidc.account?.accountId ?? '',
      });
      grant.addOIDCScope(SCOPES);
      grant.addResourceScope(settings.audience, SCOPES);
      await grant.save();
      return grant;
    },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // Log-out and a changed password remove refresh tokens themselves (`PayloadStore`).
    expiresWithSession: () => false,
    clientBasedCORS: (_ctx, origin) => applicationOrigins(settings).includes(origin),
    ttl: {
      AccessToken: LIFETIMES.accessToken,
      IdToken: LIFETIMES.accessToken,
      AuthorizationCode: LIFETIMES.authorizationCode,
      Interaction: LIFETIMES.interaction,
      Grant: LIFETIMES.sessionLongest,
      Session: (_ctx, session) => {
        const sinceSignIn =
          session.loginTs === undefined ? 0 : Math.floor(Date.now() / 1000) - session.loginTs;
        return Math.max(1, Math.min(LIFETIMES.sessionIdle, LIFETIMES.sessionLongest - sinceSignIn));
      },
      // A renewed token lives no longer than the one it replaces.
      RefreshToken: (ctx) => {
        const rotated = ctx.oidc.entities.RotatedRefreshToken as { remainingTTL?: number } | undefined;
        return Math.max(1, rotated?.remainingTTL ?? LIFETIMES.sessionIdle);
      },
    },
    renderError: (ctx, out) => {
      const frame = frameOf(ctx, settings);
      const texts = TEXTS[frame.language];
      const isExpired = ctx.oidc?.route === 'resume' && out.error === 'invalid_request';
      const isOurs = out.error === 'server_error';
      ctx.type = 'html';
      ctx.body = messagePage(frame, {
        title: isExpired ? texts.expiredTitle : isOurs ? texts.brokenTitle : texts.failedTitle,
        text: isExpired ? texts.expiredText : isOurs ? texts.brokenText : texts.failedText,
        isProblem: true,
        ...(!isExpired && { code: out.error }),
        action: { href: startHref(settings), label: texts.startAgain },
      });
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

  const provider = new Provider(settings.issuer, configuration);
  // The mount sets the forwarded headers itself from PUBLIC_URL; what a client sends never arrives here.
  provider.proxy = true;

  provider.use(async (ctx, next) => {
    ctx.set(headers);
    await next();
    await withoutScript(ctx as unknown as KoaContextWithOIDC, provider);
    await tidySessions(ctx as unknown as KoaContextWithOIDC, options);
  });
  provider.on('server_error', (_ctx, error) =>
    log.error({ event: 'identity-error', err: error }, 'sign-in failed'),
  );
  // Koa's own event, which the provider's types leave out.
  (provider as unknown as EventEmitter).on('error', (error: unknown) =>
    log.error({ event: 'identity-error', err: error }, 'sign-in failed'),
  );
  provider.on('grant.revoked', (ctx) => {
    if (ctx.oidc.route === 'token') log.warn({ event: 'token-reuse' }, 'a used code or token came back');
  });
  return provider;
}

/**
 * In two cases the provider answers with a form that a script sends off: a log-out without a session, and a sign-in
 * as somebody else than the session's person. Our pages run no script, so the step is taken here.
 */
async function withoutScript(ctx: KoaContextWithOIDC, provider: Provider): Promise<void> {
  const route = ctx.oidc?.route;
  const isForm = typeof ctx.body === 'string' && ctx.body.includes('<script>');
  if (!isForm || (route !== 'end_session' && route !== 'resume')) return;
  const target = afterLogout(ctx);
  await endSession(ctx, provider);
  ctx.body = null;
  ctx.redirect(target);
  ctx.status = 303;
}

async function tidySessions(ctx: KoaContextWithOIDC, options: ProviderOptions): Promise<void> {
  const { database, store, now } = options;
  const session = ctx.oidc?.session as { destroyed?: boolean; uid: string } | undefined;
  if (session?.destroyed !== true) return noteSession(ctx, database);
  await recordSignOut(ctx, database, now);
  await store.endSession(session.uid);
}
