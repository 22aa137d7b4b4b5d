import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { hasCredentials } from '@healzy/domain/shared';
import { isLoopbackUrl } from './identity/loopback.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const blankIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value);
const text = z.preprocess(blankIsAbsent, z.string().optional());
const flag = z.preprocess(
  blankIsAbsent,
  z
    .enum(['true', 'false', '1', '0'])
    .transform((value) => value === 'true' || value === '1')
    .optional(),
);

/** Browsers get these addresses, and everyone in them would get a password. */
const NO_CREDENTIALS = 'must have no name or password before its host';
const webAddress = z.url({ protocol: /^https?$/ }).refine((value) => !hasCredentials(value), NO_CREDENTIALS);

const ADDRESS_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** `10.0.0.7`, `10.0.0.0/8`, `fd00::/8` or a name for such ranges; a prefix of 0 would trust everyone. */
function isProxyAddress(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (prefix === undefined) return version > 0 || ADDRESS_RANGES.includes(text);
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0;
  return version > 0 && rest.length === 0 && bits >= 1 && bits <= (version === 4 ? 32 : 128);
}

/** Which proxies to trust about the client's address. Trusting all is not offered: anyone could claim any address. */
const proxies = z.string().transform((value, context): TrustedProxies => {
  if (value === 'false' || value === '0') return 'none';
  if (/^[1-9]$/.test(value)) return { hops: Number(value) };
  const addresses = value.split(',').map((part) => part.trim());
  if (addresses.every(isProxyAddress)) return { addresses };
  context.addIssue({
    code: 'custom',
    message:
      'must say which proxies to believe: how many stand before this server (1), or their addresses (10.0.0.0/8, 192.0.2.7); ' +
      '"true" would let every client claim any address',
  });
  return z.NEVER;
});

/** Placeholders that a template may contain. */
export const SUPPORT_PLACEHOLDERS = ['id', 'name', 'email', 'hash', 'account', 'language'] as const;

/**
 * The URL of an external page with placeholders for the current user:
 * `https://chat.example/embed?id={id}&signature={hash}`.
 */
const supportTemplate = z.string().transform((value, context): string => {
  const fail = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const names = [...value.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  const stranger = names.find((name) => !SUPPORT_PLACEHOLDERS.some((known) => known === name));
  if (stranger !== undefined)
    return fail(`knows no {${stranger}}, only ${SUPPORT_PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}`);
  if (!names.includes('hash')) return fail('must hold {hash}, the signature of the identity');
  const address = value.replaceAll(/[{}]/g, '');
  if (!URL.canParse(address))
    return fail('must be an address such as https://chat.example/embed?id={id}&signature={hash}');
  const { protocol } = new URL(address);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopbackUrl(address)))
    return fail('must begin with https://: it carries who someone is');
  if (hasCredentials(address)) return fail(NO_CREDENTIALS);
  return value;
});

const environmentSchema = z
  .object({
    NODE_ENV: z.preprocess(
      blankIsAbsent,
      z.enum(['production', 'development', 'test']).default('production'),
    ),
    PORT: z.preprocess(blankIsAbsent, port.default(3000)),
    HOST: z.preprocess(blankIsAbsent, z.string().default('localhost')),
    DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('.data')),
    DATABASE_URL: z.preprocess(
      blankIsAbsent,
      z
        .string()
        .regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
        .optional(),
    ),
    PUBLIC_URL: z.preprocess(blankIsAbsent, webAddress.optional()),
    OIDC_ISSUER: z.preprocess(blankIsAbsent, webAddress.optional()),
    OIDC_AUDIENCE: z.preprocess(blankIsAbsent, z.string().default('urn:healzy:api')),
    OIDC_CLIENT_ID: z.preprocess(blankIsAbsent, z.string().default('healzy-web')),
    SMTP_URL: z.preprocess(
      blankIsAbsent,
      z
        .string()
        .regex(/^smtps?:\/\//, 'must begin with smtp://')
        .optional(),
    ),
    MAIL_FROM: z.preprocess(blankIsAbsent, z.string().default('Healzy <no-reply@healzy.example>')),
    SMS_WEBHOOK_URL: z.preprocess(
      blankIsAbsent,
      z
        .url({ protocol: /^https?$/ })
        .refine(
          (url) => url.startsWith('https:') || isLoopbackUrl(url),
          'must begin with https://: it carries telephone numbers and links',
        )
        .optional(),
    ),
    SMS_WEBHOOK_SECRET: z.preprocess(
      blankIsAbsent,
      z.string().min(16, 'must have 16 characters or more').optional(),
    ),
    SUPPORT_URL: z.preprocess(blankIsAbsent, supportTemplate.optional()),
    SUPPORT_SECRET: z.preprocess(
      blankIsAbsent,
      z.string().min(16, 'must have 16 characters or more').optional(),
    ),
    TRUST_PROXY: z.preprocess(blankIsAbsent, proxies.optional()),
    DEMO_DATA: flag,
    FIRST_ADMIN_EMAIL: z.preprocess(blankIsAbsent, z.email().max(254).optional()),
    // It also serves as the administrator's surname at first, so the same length limit applies.
    FIRST_ACCOUNT_NAME: z.preprocess(blankIsAbsent, z.string().trim().min(1).max(100).optional()),
    SERVICE_WORKER: flag,
    LOG_LEVEL: z.preprocess(
      blankIsAbsent,
      z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    ),
    WEB_DIST: text,
    BRAND_FILE: text,
  })
  .superRefine((env, context) => {
    const demand = (isMet: boolean, name: string, message: string) => {
      if (!isMet) context.addIssue({ code: 'custom', path: [name], message });
    };
    const hasSecret = env.SUPPORT_SECRET !== undefined;
    demand(hasSecret || env.SUPPORT_URL === undefined, 'SUPPORT_SECRET', 'is needed with SUPPORT_URL');
    demand(env.SUPPORT_URL !== undefined || !hasSecret, 'SUPPORT_URL', 'is needed with SUPPORT_SECRET');
    const hasSmsSecret = env.SMS_WEBHOOK_SECRET !== undefined;
    demand(
      hasSmsSecret || env.SMS_WEBHOOK_URL === undefined,
      'SMS_WEBHOOK_SECRET',
      'is needed with SMS_WEBHOOK_URL',
    );
    demand(
      env.SMS_WEBHOOK_URL !== undefined || !hasSmsSecret,
      'SMS_WEBHOOK_URL',
      'is needed with SMS_WEBHOOK_SECRET',
    );
    const hasEmail = env.FIRST_ADMIN_EMAIL !== undefined;
    const hasName = env.FIRST_ACCOUNT_NAME !== undefined;
    demand(hasName || !hasEmail, 'FIRST_ACCOUNT_NAME', 'is needed with FIRST_ADMIN_EMAIL');
    demand(hasEmail || !hasName, 'FIRST_ADMIN_EMAIL', 'is needed with FIRST_ACCOUNT_NAME');
    demand(!(hasEmail && env.DEMO_DATA === true), 'DEMO_DATA', 'must not be true with FIRST_ADMIN_EMAIL');
  });

/** The proxies whose X-Forwarded-For is trusted: none, the last n, or those at these addresses and ranges. */
export type TrustedProxies = 'none' | { hops: number } | { addresses: string[] };

/** An external messenger, as the environment describes it. */
export interface HostedSupport {
  /** URL of its page; `{id}`, `{name}`, `{email}`, `{hash}`, `{account}` and `{language}` are filled in. */
  template: string;
  /** Key of its signatures; it stays on the server. */
  secret: string;
}

/** A service that sends text messages. */
export interface SmsWebhook {
  url: string;
  /** The bearer token of its calls. */
  secret: string;
}

/** The account created in an empty database. */
export interface FirstAccount {
  /** E-mail of its administrator. */
  email: string;
  accountName: string;
}

/** The server's configuration; every other module takes this and never reads the environment. */
export interface Config {
  mode: 'production' | 'development' | 'test';
  port: number;
  host: string;
  /** Absolute folder of the embedded database and of stored files. */
  dataDir: string;
  /** PostgreSQL server; null means the embedded database. */
  databaseUrl: string | null;
  /** Public URL of this server, without a trailing slash. */
  publicUrl: string;
  /** An external OpenID provider; null means the embedded one at `${publicUrl}/oidc`. */
  outsideIssuer: string | null;
  /** The issuer that tokens must name. */
  issuer: string;
  audience: string;
  clientId: string;
  /** `smtp://user:password@host:port`; null means that e-mails stay in the outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Where text messages are sent to; null means that none are. */
  smsWebhook: SmsWebhook | null;
  trustedProxies: TrustedProxies;
  /** An external support messenger; null means the built-in one. */
  hostedSupport: HostedSupport | null;
  /** Fills an empty database with demo data; by default only on localhost. */
  demoData: boolean;
  /** The account created in an empty database; null for none. */
  firstAccount: FirstAccount | null;
  /** Whether browsers cache the app's code through a service worker. */
  serviceWorker: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** The clinic's name, logos and links; null means the product's own. */
  brandFile: string | null;
  /** Folder of the built web app; null means `apps/web/dist` of this installation. */
  webDist: string | null;
}

/** The environment is invalid; the message names each variable and what it must be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads and validates the environment. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These environment variables cannot be used:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  const outsideIssuer = env.OIDC_ISSUER ?? null;
  const { FIRST_ADMIN_EMAIL: email, FIRST_ACCOUNT_NAME: accountName } = env;
  const firstAccount = email !== undefined && accountName !== undefined ? { email, accountName } : null;
  const { SUPPORT_URL: template, SUPPORT_SECRET: secret } = env;
  const hostedSupport = template !== undefined && secret !== undefined ? { template, secret } : null;
  const { SMS_WEBHOOK_URL: smsUrl, SMS_WEBHOOK_SECRET: smsSecret } = env;
  const smsWebhook =
    smsUrl !== undefined && smsSecret !== undefined ? { url: smsUrl, secret: smsSecret } : null;
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    publicUrl,
    outsideIssuer,
    issuer: outsideIssuer ?? `${publicUrl}/oidc`,
    audience: env.OIDC_AUDIENCE,
    clientId: env.OIDC_CLIENT_ID,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    smsWebhook,
    trustedProxies: env.TRUST_PROXY ?? 'none',
    hostedSupport,
    demoData: env.DEMO_DATA ?? (isLoopbackUrl(publicUrl) && firstAccount === null),
    firstAccount,
    serviceWorker: env.SERVICE_WORKER ?? true,
    logLevel: env.LOG_LEVEL,
    brandFile: env.BRAND_FILE === undefined ? null : resolve(env.BRAND_FILE),
    webDist: env.WEB_DIST ?? null,
  };
}
