import { createHash } from 'node:crypto';
import { tableName, type Sql } from '../db/database.ts';
import { conflict, type HttpProblem } from './http-problem.ts';

/** Tables of links that are bound to devices. */
const TABLES = ['chat_links', 'surveys', 'wearable_links'] as const;
type DeviceTable = (typeof TABLES)[number];

/**
 * Devices of one link beside the first. Messengers open a link in a browser of their own, which keeps nothing for the
 * patient's: a telephone alone can be two or three devices.
 */
const OTHER_DEVICES = 4;
/** How many wrong birthdates a link takes. */
const BIRTHDATE_TRIES = 5;

/** Whether a link works on a device. */
type DeviceAdmission =
  | { isAdmitted: true }
  /** Whether the birthdate would admit it, and how many wrong ones may still be given. */
  | { isAdmitted: false; asksBirthdate: boolean; triesLeft: number };

/**
 * Admits a device to the link `id`: the first that opens it, and those for which the patient's birthdate is given. A link
 * that was passed on opens nothing by itself, and one that a messenger has opened first is not lost for the patient.
 *
 * @param isPatient whether this call brought the birthdate, checked by `isBirthdateOfLink`
 */
export async function admitDevice(
  sql: Sql,
  table: DeviceTable,
  { id, device, isPatient }: { id: string; device: string; isPatient: boolean },
): Promise<DeviceAdmission> {
  const hash = createHash('sha256').update(device).digest('base64url');
  const name = tableName(table);
  await sql.query(`UPDATE ${name} SET device_hash = $2 WHERE id = $1 AND device_hash IS NULL`, [id, hash]);
  if (isPatient) {
    await sql.query(
      `UPDATE ${name} SET other_devices = array_append(other_devices, $2)
       WHERE id = $1 AND device_hash <> $2 AND NOT $2 = ANY (other_devices)
         AND cardinality(other_devices) < ${OTHER_DEVICES}`,
      [id, hash],
    );
  }
  // Read afterwards: of two devices that open it at once, the second waits for the first.
  const { rows } = await sql.query<{ isKnown: boolean; others: number; wrongBirthdates: number }>(
    `SELECT device_hash = $2 OR $2 = ANY (other_devices) AS is_known, cardinality(other_devices) AS others,
       wrong_birthdates
     FROM ${name} WHERE id = $1`,
    [id, hash],
  );
  const link = rows[0];
  if (link?.isKnown === true) return { isAdmitted: true };
  const triesLeft = Math.max(0, BIRTHDATE_TRIES - (link?.wrongBirthdates ?? BIRTHDATE_TRIES));
  const hasPlace = (link?.others ?? OTHER_DEVICES) < OTHER_DEVICES;
  return { isAdmitted: false, asksBirthdate: hasPlace && triesLeft > 0, triesLeft };
}

/** The answer to a device on which a link does not work, with what would help. */
export const usedElsewhere = (
  code: 'CHAT_LINK_USED' | 'SURVEY_LINK_USED' | 'WEARABLE_LINK_USED',
  { asksBirthdate, triesLeft }: Extract<DeviceAdmission, { isAdmitted: false }>,
): HttpProblem => conflict(code, 'This link was opened on another device.', { asksBirthdate, triesLeft });

/**
 * Whether this is the birthdate of the patient of a link that is bound to devices. In a separate transaction, so that a
 * wrong one counts whatever becomes of the call; the row is locked, so that simultaneous attempts count one by one.
 */
export async function isBirthdateOfLink(sql: Sql, birthdate: string): Promise<boolean> {
  for (const table of TABLES) {
    const name = tableName(table);
    const { rows } = await sql.query<{ id: string; wrongBirthdates: number; isRight: boolean }>(
      `SELECT l.id, l.wrong_birthdates, p.birthdate = $1::date AS is_right
       FROM ${name} l JOIN patients p ON p.account_id = l.account_id AND p.id = l.patient_id FOR UPDATE OF l`,
      [birthdate],
    );
    const held = rows[0];
    if (held === undefined) continue;
    if (held.wrongBirthdates >= BIRTHDATE_TRIES) return false;
    if (!held.isRight)
      await sql.query(`UPDATE ${name} SET wrong_birthdates = wrong_birthdates + 1 WHERE id = $1`, [held.id]);
    return held.isRight;
  }
  return false;
}
