import type { Member } from '../demo/accounts.ts';
import type { DemoAccount } from '../demo/people.ts';
import type { Services } from '../platform/services.ts';

/** A patient of a demo clinic. */
export interface DemoPatient {
  id: string;
  sex: 'FEMALE' | 'MALE';
  /** Days since they came. */
  sinceDays: number;
  /** The user who is their principal specialist. */
  principalUserId: string;
  weightKg: number | null;
  heightCm: number | null;
}

/** A demo clinic while it is filled. */
export interface DemoClinic {
  services: Services;
  accountId: string;
  account: DemoAccount;
  /** Who works there, by user key. */
  members: ReadonlyMap<string, Member>;
  lead: { userId: string; professionalId: string };
  now: Date;
  /** In the order in which they came; none before the module that adds them. */
  patients: DemoPatient[];
}

/** A feature's data of a demo clinic. */
export interface DemoData {
  /** The modules whose data it builds on. */
  needs: readonly string[];
  fill(clinic: DemoClinic): Promise<void>;
}
