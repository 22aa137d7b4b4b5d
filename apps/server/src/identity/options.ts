import type { Database } from '../db/database.ts';
import type { VerifyAccessToken } from './access-tokens.ts';
import type { IdentityAudit } from './audit.ts';
import type { Mailbox } from './mailbox.ts';
import type { OwnSecurity } from './own-security.ts';

/** What signing in needs of the server that it is part of. */
export interface IdentityOptions {
  audit: IdentityAudit;
  database: Database;
  /** Where people reach this server, without a slash at the end. */
  publicUrl: string;
  /** `urn:healzy:api` */
  audience: string;
  /** `healzy-web` */
  clientId: string;
  /** An OpenID provider elsewhere; then nothing is embedded and only tokens are checked. */
  outsideIssuer?: string | null;
  /** `smtp://…`; without it messages stay in the outbox. */
  smtpUrl?: string | null;
  mailFrom: string;
  /** Shown on the pages: `Healzy` unless told. */
  brand?: string;
  /** Other origins that serve the same application, e.g. `http://localhost:5173` in development. */
  allowedOrigins?: readonly string[];
  /** The time, for everything but the provider's own tokens. */
  now?: () => Date;
}

export interface Identity {
  readonly issuer: string;
  /** Where whoever sits at this machine reads e-mails that no mail server takes; null when there is no such page. */
  readonly outboxUrl: string | null;
  /** Who calls. Throws `InvalidAccessTokenError` (401) or `IssuerUnavailableError` (503). */
  verifyAccessToken: VerifyAccessToken;
  /** How long the link of an invitation works; null with an outside issuer. */
  readonly invitationHours: number | null;
  /** How people change the way they sign in; null with an outside issuer, where they do it there. */
  readonly security: OwnSecurity | null;
  /**
   * Mails a person the link of the invitation of one account (null: of the server itself). Does nothing with an outside
   * issuer, which invites itself.
   */
  sendInvitation(userId: string, accountId: string | null): Promise<void>;
  /** E-mails to people who may have no account here, such as patients. */
  readonly mail: Mailbox;
  /** Sends e-mails that wait; also done at once when one is written, and every minute. */
  deliverMail(): Promise<void>;
  /** Lets signing keys take turns, here and in every process; part of `purge`. */
  tendKeys(): Promise<void>;
  /** Removes what has expired and tends the keys; also done every ten minutes. */
  purge(): Promise<void>;
  /** Resolves when all work that was put off until after an answer is done. */
  settled(): Promise<void>;
}
