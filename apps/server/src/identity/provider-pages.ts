import type { KoaContextWithOIDC } from 'oidc-provider';
import { pickLanguage } from './pages/languages.ts';
import type { PageFrame } from './pages/layout.ts';
import type { IdentitySettings } from './settings.ts';

/** How the provider's cookies are set. */
export const COOKIE = { httpOnly: true, sameSite: 'lax', path: '/oidc' } as const;

/** The frame of a page that the provider itself sends. */
export function frameOf(ctx: KoaContextWithOIDC, settings: IdentitySettings): PageFrame {
  const params = ctx.oidc?.params ?? {};
  return {
    brand: settings.brand,
    language: pickLanguage({
      uiLocales: params.ui_locales ?? ctx.query.ui_locales,
      acceptLanguage: ctx.get('accept-language'),
    }),
  };
}
