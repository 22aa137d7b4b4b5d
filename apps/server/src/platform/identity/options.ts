import { PRODUCT_HUES, type Brand } from '@healzy/domain/shared';
import type { Database } from '../db/database.ts';
import type { VerifyAccessToken } from './access-tokens.ts';
import type { IdentityAudit } from './audit.ts';
import type { LetterBrand, MailLogo } from '../mail/letter.ts';
import type { Mailbox } from './outbox.ts';
import type { OwnSecurity } from './own-security.ts';

export const PRODUCT_NAME = 'Healzy';

/** What identity needs of the server that it is part of. */
export interface IdentityOptions {
  audit: IdentityAudit;
  database: Database;
  /** Public URL of this server, without a trailing slash. */
  publicUrl: string;
  /** `urn:healzy:api` */
  audience: string;
  /** `healzy-web` */
  clientId: string;
  /** An external OpenID provider; then nothing is embedded and tokens are only verified. */
  outsideIssuer?: string | null;
  /** `smtp://…`; without it messages stay in the outbox. */
  smtpUrl?: string | null;
  mailFrom: string;
  /** Shown on the pages and in e-mails; default `Healzy`. */
  brand?: string;
  /** Addresses of the clinic's logo, for the pages; without it they show the product's mark. */
  brandLogo?: Brand['logo'];
  /** The clinic's hues, for pages and e-mails; without them they have the product's. */
  brandHues?: Brand['hues'];
  /** The logo for e-mails: default `own`, the product's mark; null for none. */
  mailLogo?: MailLogo | 'own' | null;
  /** Other origins that serve the same application, e.g. `http://localhost:5173` in development. */
  allowedOrigins?: readonly string[];
  /** The clock, for everything but the provider's own tokens. */
  now?: () => Date;
}

export interface Identity {
  readonly issuer: string;
  /** Where to read e-mails on this machine when there is no mail server; null when there is no such page. */
  readonly outboxUrl: string | null;
  /** Identifies the caller. Throws `InvalidAccessTokenError` (401) or `IssuerUnavailableError` (503). */
  verifyAccessToken: VerifyAccessToken;
  /** How long an invitation's link works; null with an external issuer. */
  readonly invitationHours: number | null;
  /** How people change their sign-in; null with an external issuer, where they do it. */
  readonly security: OwnSecurity | null;
  /**
   * Mails a person the link of one account's invitation (null: of the server itself). Does nothing with an external
   * issuer, which sends its own.
   */
  sendInvitation(userId: string, accountId: string | null): Promise<void>;
  /** E-mails to people who may have no account here, such as patients. */
  readonly mail: Mailbox;
  /** Sends pending e-mails; also done at once when one is written, and every minute. */
  deliverMail(): Promise<void>;
  /** Rotates signing keys, in this and every process; part of `purge`. */
  tendKeys(): Promise<void>;
  /** Removes what has expired and rotates the keys; also done every ten minutes. */
  purge(): Promise<void>;
  /** Resolves when all deferred work is done. */
  settled(): Promise<void>;
}

/** What depends on who signs people in. */
export type ProviderIdentity = Omit<Identity, 'mail' | 'deliverMail' | 'settled'>;

/** Whose e-mails these are. */
export const letterBrandOf = ({
  brand = PRODUCT_NAME,
  mailLogo = 'own',
  brandHues = null,
  publicUrl,
}: IdentityOptions): LetterBrand => ({
  name: brand,
  logo: mailLogo,
  hues: brandHues ?? PRODUCT_HUES,
  publicUrl,
});
