import type { KoaContextWithOIDC } from 'oidc-provider';
import { frameIn } from './answers.ts';
import type { HostedFrame } from './pages/layout.ts';
import { messagePage, type PageMessage } from './pages/message.ts';
import type { IdentitySettings } from './settings.ts';

/** How the provider's cookies are set. */
export const COOKIE = { httpOnly: true, sameSite: 'lax', path: '/oidc' } as const;

/** The name of the cookie of a person's session at the provider. */
export const SESSION_COOKIE = 'healzy_session';

/** The frame of a page that the provider itself sends. */
export const frameOf = (ctx: KoaContextWithOIDC, settings: IdentitySettings): HostedFrame =>
  frameIn(settings, {
    uiLocales: ctx.oidc?.params?.ui_locales ?? ctx.query.ui_locales,
    acceptLanguage: ctx.get('accept-language'),
  });

/** Makes a message page the provider's response. */
export function showMessage(ctx: KoaContextWithOIDC, settings: IdentitySettings, message: PageMessage): void {
  ctx.type = 'html';
  ctx.body = messagePage(frameOf(ctx, settings), message);
}
