import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database.ts';
import type { Mailbox, OwnSecurity } from './identity/index.ts';
import type { FileStore } from './storage/file-store.ts';
import type { AddressSigner } from './storage/addresses.ts';

/**
 * What handlers stand on besides their transaction. A feature adds its own beside their types:
 * `declare module '../services.ts' { interface Services { … } }`.
 */
export interface Services {
  database: Database;
  files: FileStore;
  addresses: AddressSigner;
  /** Mails a person the link of an account's invitation (null: of the server itself); waits for the mail server. */
  sendInvitation: (userId: string, accountId: string | null) => Promise<void>;
  /** E-mails to people who have no account here. */
  mail: Mailbox;
  /** How people change the way they sign in; null with an outside issuer, where they do it there. */
  security: OwnSecurity | null;
  /** How long an invitation's link works; null where an outside issuer sends its own. */
  invitationHours: number | null;
  /** Whether people sign in here: false with an outside issuer, which keeps its sessions itself. */
  keepsSessions: boolean;
  now: () => Date;
  log: FastifyBaseLogger;
}
