import type { Origin } from '../http/origin.ts';
import type { Database } from '../db/database.ts';
import type { IdentityAudit } from './audit.ts';
import type { Outbox } from './outbox.ts';
import type { PasskeySummary } from './passkeys/passkeys.ts';
import type { RelyingParty } from './passkeys/relying-party.ts';
import type { Sealing } from './second-factor/sealing.ts';
import type { IdentitySettings } from './settings.ts';
import type { Throttle } from './throttle.ts';

/** What `OwnSecurity` needs. */
export interface OwnSecurityOptions {
  audit: IdentityAudit;
  settings: IdentitySettings;
  database: Database;
  throttle: Throttle;
  sealing: Sealing;
  outbox: Outbox;
  relyingParty: RelyingParty | undefined;
  now: () => Date;
  later: (work: () => Promise<void>) => void;
}

/** A request of a signed-in person, and where it came from. */
export interface Wish {
  userId: string;
  origin: Origin;
}

/** A person's sign-in methods. */
export interface SecurityState {
  hasPassword: boolean;
  /** Since when codes are required; null while they are not. */
  totpSince: string | null;
  recoveryCodesLeft: number;
  passkeys: PasskeySummary[];
}
