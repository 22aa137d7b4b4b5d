import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { IdentityAudit } from './audit.ts';
import type { Outbox } from './outbox.ts';
import type { Sealing } from './second-factor/sealing.ts';
import type { IdentitySettings } from './settings.ts';
import type { Throttle } from './throttle.ts';

/** What the pages, mails and changes of identity build on. */
export interface IdentityParts {
  audit: IdentityAudit;
  settings: IdentitySettings;
  database: Database;
  throttle: Throttle;
  sealing: Sealing;
  outbox: Outbox;
  log: FastifyBaseLogger;
  now: () => Date;
  /** Runs work after the response was sent; shutdown waits for it. */
  later: (work: () => Promise<void>) => void;
}
