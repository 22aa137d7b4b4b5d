import type Provider from 'oidc-provider';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { signOutPage } from './pages/sign-out.ts';
import type { IdentityParts } from './parts.ts';
import type { PayloadStore } from './payloads.ts';
import { COOKIE, frameOf, showMessage } from './provider-pages.ts';
import { noteSession, recordSignOut, sessionOf } from './session-records.ts';
import { startHref, type IdentitySettings } from './settings.ts';

/** The sign-out request as the provider left it in the session. */
interface LogoutState {
  secret?: string;
  postLogoutRedirectUri?: string;
  state?: string;
}

function logoutStateOf(ctx: KoaContextWithOIDC): LogoutState {
  return (ctx.oidc.session?.state ?? {}) as LogoutState;
}

/** Where sign-out leads: the application's URL, if it gave one, else our own page. */
function afterLogout(ctx: KoaContextWithOIDC): string {
  const { postLogoutRedirectUri, state } = logoutStateOf(ctx);
  if (postLogoutRedirectUri === undefined) return ctx.oidc.urlFor('end_session_success');
  const address = new URL(postLogoutRedirectUri);
  if (state !== undefined) address.searchParams.set('state', state);
  return address.href;
}

/** Ends the browser session, whose codes and tokens `tidySessions` removes, and leads on. */
async function signOut(ctx: KoaContextWithOIDC, provider: Provider): Promise<void> {
  const target = afterLogout(ctx);
  await ctx.oidc.session?.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, { ...COOKIE, overwrite: true });
  ctx.body = null;
  ctx.redirect(target);
  ctx.status = 303;
}

/** Sign-out as the application requests it: without confirmation when the id token proves whose it is. */
export function signOutPages(
  provider: () => Provider,
  settings: IdentitySettings,
): NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']> {
  return {
    enabled: true,
    logoutSource: async (ctx) => {
      const hint = ctx.oidc.entities.IdTokenHint?.payload as { sub?: unknown } | undefined;
      if (hint?.sub === ctx.oidc.session?.accountId) return signOut(ctx, provider());
      ctx.type = 'html';
      ctx.body = signOutPage(frameOf(ctx, settings), {
        action: ctx.oidc.urlFor('end_session_confirm'),
        secret: logoutStateOf(ctx).secret ?? '',
        stayHref: startHref(settings),
      });
    },
    postLogoutSuccessSource: (ctx) => showMessage(ctx, settings, { name: 'signedOut', isDone: true }),
  };
}

/**
 * In two cases the provider responds with a form that a script submits: a sign-out without a session, and a sign-in as
 * another person than the session's. Our pages run no script, so the step is done here.
 */
export async function withoutScript(ctx: KoaContextWithOIDC, provider: Provider): Promise<void> {
  const route = ctx.oidc?.route;
  const isForm = typeof ctx.body === 'string' && ctx.body.includes('<script>');
  if (isForm && (route === 'end_session' || route === 'resume')) await signOut(ctx, provider);
}

/** Tracks the session of a request, and removes what belonged to one that has ended. */
export async function tidySessions(
  ctx: KoaContextWithOIDC,
  options: Pick<IdentityParts, 'audit' | 'database' | 'now'> & { store: PayloadStore },
): Promise<void> {
  const { database, store } = options;
  const session = sessionOf(ctx);
  if (session?.destroyed !== true) return noteSession(ctx, database);
  await recordSignOut(ctx, options);
  await store.endSession(session.uid);
}
