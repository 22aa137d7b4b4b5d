import type { Brand } from '@healzy/domain/shared';

/** The one application that signs in here. */
export interface IdentitySettings {
  /** Public URL of this server, without a trailing slash. */
  publicUrl: string;
  issuer: string;
  audience: string;
  clientId: string;
  /** Shown on the pages and in e-mails. */
  brand: string;
  /** Addresses of the clinic's logo; null shows the product's mark. */
  brandLogo: Brand['logo'];
  /** The clinic's hues; null for the product's. */
  brandHues?: Brand['hues'];
  /** Other origins that serve the same application, e.g. a development server. */
  allowedOrigins: readonly string[];
}

/** Every origin that the application may be served from. */
export function applicationOrigins(settings: IdentitySettings): string[] {
  return [...new Set([new URL(settings.publicUrl).origin, ...settings.allowedOrigins])];
}

/** Where the application, and so a sign-in, starts. */
export function startHref(settings: IdentitySettings): string {
  return `${settings.publicUrl}/`;
}

/**
 * Headers of hosted pages: no script at all, or only our own files on the one page that needs them (`hasScript`),
 * styles and fonts from this server only, no framing. Forms may lead to the application, because browsers also apply
 * `form-action` to the redirects that follow a form.
 */
export function pageHeaders(
  settings: IdentitySettings,
  { hasScript = false }: { hasScript?: boolean } = {},
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    ...(hasScript ? ["script-src 'self'", "connect-src 'self'"] : []),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${applicationOrigins(settings).join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Not `no-referrer`: browsers would then send `Origin: null` with our own forms.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(settings.publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
