import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database.ts';
import type { Mailbox, OwnSecurity } from './identity/index.ts';
import type { FileStore } from './storage/file-store.ts';
import type { AddressSigner } from './storage/addresses.ts';

/**
 * What handlers need besides their transaction. A feature adds its own beside their types: `declare module
 * '../services.ts' { interface Services { … } }`.
 */
export interface Services {
  database: Database;
  /** Where people open the product. */
  publicUrl: string;
  files: FileStore;
  addresses: AddressSigner;
  /** Mails a person the link of an account's invitation (null: of the server itself); waits for the mail server. */
  sendInvitation: (userId: string, accountId: string | null) => Promise<void>;
  /** E-mails to people who have no account here. */
  mail: Mailbox;
  /** How people change their sign-in; null with an external issuer, where they do it. */
  security: OwnSecurity | null;
  /** How long an invitation's link works; null when an external issuer sends its own. */
  invitationHours: number | null;
  /** Whether people sign in on this server: false with an external issuer, which manages its sessions itself. */
  keepsSessions: boolean;
  now: () => Date;
  log: FastifyBaseLogger;
}
