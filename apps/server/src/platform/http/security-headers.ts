import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Hash of the one inline style in the app's bundle, which react-aria-components injects. */
const INJECTED_STYLE = `'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='`;

type PageConfig = Pick<Config, 'issuer' | 'publicUrl' | 'hostedSupport'>;

/** The policy of the app's page. Scripts and styles come from this server only; no other site may frame it. */
export function pagePolicy(config: PageConfig): string {
  return policyOf(config, `'none'`);
}

/**
 * The policy of `/callback`: the same, but our own page may frame it. Without refresh tokens a session is renewed in a
 * hidden frame, which ends here.
 */
export function callbackPolicy(config: PageConfig): string {
  return policyOf(config, `'self'`);
}

function policyOf(config: PageConfig, ancestors: string): string {
  const issuer = new URL(config.issuer).origin;
  const ownAndIssuer = issuer === new URL(config.publicUrl).origin ? `'self'` : `'self' ${issuer}`;
  // An external support messenger stays in its frame: none of its code runs in our page.
  const support = config.hostedSupport === null ? '' : ` ${new URL(config.hostedSupport.template).origin}`;
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' ${INJECTED_STYLE}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    // A recording can be played before it is sent.
    `media-src 'self' blob:`,
    `connect-src ${ownAndIssuer}`,
    `worker-src 'self'`,
    // The provider, for silent renewal.
    `frame-src ${ownAndIssuer}${support}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${ancestors}`,
    `require-trusted-types-for 'script'`,
    `trusted-types healzy default`,
  ].join('; ');
}

/**
 * The policy of workers that run WebAssembly: the reader of documents, for scanned images, and that of exports, for their
 * databases. A worker has no page, and none of its input becomes a script.
 */
export const WASM_WORKER_POLICY = [
  `default-src 'none'`,
  `script-src 'self' 'wasm-unsafe-eval'`,
  `require-trusted-types-for 'script'`,
  `frame-ancestors 'none'`,
].join('; ');

/** Responses that are not pages load nothing at all. */
const DATA_POLICY = `default-src 'none'; frame-ancestors 'none'`;

/** Sets headers on every response; a route that has set its own policy keeps it. */
export function addSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const isHttps = config.publicUrl.startsWith('https:');
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
    });
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', DATA_POLICY);
    if (!reply.hasHeader('cross-origin-resource-policy'))
      reply.header('cross-origin-resource-policy', 'same-origin');
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
