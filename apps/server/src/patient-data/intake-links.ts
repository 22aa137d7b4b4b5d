import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';

declare module '../services.ts' {
  interface Services {
    /** The links through which patients fill in a questionnaire. */
    intakeLinks: IntakeLinks;
  }
}

/** The app's page for links; the secret follows a `#`, which browsers never send. */
const INTAKE_PAGE = '/intake';
/** The list of patients, filtered to those whose questionnaire awaits review. */
const WAITING_LIST = '/patients?intake=WAITING';

export interface IntakeLinks {
  /** The URL to give to the patient. */
  addressOf(intakeId: string): string;
  /** Where staff find the patients whose questionnaire awaits review. */
  readonly waitingList: string;
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
    addressOf: (intakeId) => `${publicUrl}${INTAKE_PAGE}#${secretOf(intakeId)}`,
    waitingList: `${publicUrl}${WAITING_LIST}`,
    hashOf,
    hashFor: (intakeId) => hashOf(secretOf(intakeId)),
  };
}

/** Links with this server's key, which is created at the first start and is the same in every process. */
export async function loadIntakeLinks(database: Database, publicUrl: string): Promise<IntakeLinks> {
  const key = await database.asSystem(async (sql) => {
    await sql.query(
      `INSERT INTO server_secrets (name, value) VALUES ('patient-data.intake-key', $1::text::jsonb)
       ON CONFLICT (name) DO NOTHING`,
      [JSON.stringify({ key: randomBytes(32).toString('base64url') })],
    );
    const { rows } = await sql.query<{ value: { key: string } }>(
      `SELECT value FROM server_secrets WHERE name = 'patient-data.intake-key'`,
    );
    const stored = rows[0];
    if (!stored) throw new Error('The key of the links of questionnaires could not be stored.');
    return stored.value.key;
  });
  return createIntakeLinks({ key, publicUrl });
}
