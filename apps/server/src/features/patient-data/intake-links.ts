import { createHash, createHmac } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import { serverKey } from '../../platform/db/server-secrets.ts';

declare module '../../platform/services.ts' {
  interface Services {
    /** The links through which patients fill in a questionnaire. */
    intakeLinks: IntakeLinks;
  }
}

/** The app's page for links; the secret follows a `#`, which browsers never send. */
const INTAKE_PAGE = '/intake';

export interface IntakeLinks {
  /** The URL to give to the patient. @param page the app's page for it, where it is not that of questionnaires */
  addressOf(intakeId: string, page?: string): string;
  /** What is stored of a link's secret. */
  hashOf(secret: string): string;
  /** The hash of a questionnaire's link. */
  hashFor(intakeId: string): string;
}

/**
 * The links of questionnaires. A secret is derived from the questionnaire's id and a key of this server, so that staff
 * can copy a link again as long as it works, and the database holds no link.
 */
function createIntakeLinks({ key, publicUrl }: { key: string; publicUrl: string }): IntakeLinks {
  const secretOf = (intakeId: string): string =>
    createHmac('sha256', Buffer.from(key, 'base64url'))
      .update(`intake-link\n${intakeId.toLowerCase()}`)
      .digest('base64url');
  const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
  return {
    addressOf: (intakeId, page = INTAKE_PAGE) => `${publicUrl}${page}#${secretOf(intakeId)}`,
    hashOf,
    hashFor: (intakeId) => hashOf(secretOf(intakeId)),
  };
}

/** Links with this server's key. */
export const loadIntakeLinks = async (database: Database, publicUrl: string): Promise<IntakeLinks> =>
  createIntakeLinks({ key: await serverKey(database, 'patient-data.intake-key'), publicUrl });
