import type { FastifyBaseLogger } from 'fastify';
import type { CalendarAddresses } from './appointments/feed-address.ts';
import type { Contributions } from './contributions/index.ts';
import type { Database } from './db/database.ts';
import type { Mailbox, OwnSecurity } from './identity/index.ts';
import type { IntakeLinks } from './patient-data/intake-links.ts';
import type { KeptFigures } from './patients/kept-figures.ts';
import type { FileStore } from './storage/file-store.ts';
import type { AddressSigner } from './storage/addresses.ts';
import type { HostedSupport } from './support/hosted.ts';
import type { Invitations } from './users/invitations.ts';

/** What handlers stand on besides their transaction. */
export interface Services {
  database: Database;
  /** What the features give to the hubs. */
  contributions: Contributions;
  files: FileStore;
  addresses: AddressSigner;
  /** The secret addresses that outside calendars read. */
  calendars: CalendarAddresses;
  /** Mails a person the link of an account's invitation (null: of the server itself); waits for the mail server. */
  sendInvitation: (userId: string, accountId: string | null) => Promise<void>;
  /** E-mails to people who have no account here. */
  mail: Mailbox;
  /** The links through which patients fill a questionnaire. */
  intakeLinks: IntakeLinks;
  /** How people change the way they sign in; null with an outside issuer, where they do it there. */
  security: OwnSecurity | null;
  /** The same for people whom an account invited, from the database and behind the answer. */
  invitations: Invitations;
  /** How long an invitation's link works; null where an outside issuer sends its own. */
  invitationHours: number | null;
  /** Whether people sign in here: false with an outside issuer, which keeps its sessions itself. */
  keepsSessions: boolean;
  /** Who answers support: another service, or with null the account's administrators. */
  support: { hosted: HostedSupport | null };
  /** What each person's key for their drafts is derived from. */
  draftSecret: string;
  /** What was counted last, for as long as the database says that it holds. */
  keptFigures: KeptFigures;
  now: () => Date;
  log: FastifyBaseLogger;
}
