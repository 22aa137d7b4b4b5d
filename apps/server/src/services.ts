import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database.ts';
import type { FileStore } from './storage/file-store.ts';
import type { AddressSigner } from './storage/addresses.ts';

/** What handlers stand on besides their transaction. */
export interface Services {
  database: Database;
  files: FileStore;
  addresses: AddressSigner;
  /** Mails a person the link to choose a first password. */
  sendInvitation: (userId: string) => Promise<void>;
  now: () => Date;
  log: FastifyBaseLogger;
}
