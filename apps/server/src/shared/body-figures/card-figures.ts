import { BODY_MAGNITUDE_IDS, noFigures, type BodyMagnitude } from '@healzy/domain/patient-data';
import { todayIn } from '@healzy/domain/shared';
import type { Sql } from '../../platform/db/database.ts';
import { insertMeasurement } from './measurement-rows.ts';
import { requirePlausible } from './plausibility.ts';

/** The weight and height of a patient's card as just saved. */
export interface CardFigures {
  accountId: string;
  patientId: string;
  timezone: string;
  birthdate: string;
  weightKg: number | null;
  heightCm: number | null;
  now: Date;
  /** Which of the two have been confirmed; both where the caller has asked about them. */
  confirmed?: readonly BodyMagnitude[] | 'BOTH' | undefined;
  /** Whether the person saving the card may read measurements. */
  isOpen?: boolean;
  /** For a new patient, without measurements. */
  isNew?: boolean;
}

/**
 * Reconciles the measurements with the card after the card was written: a weight or height that is not the latest
 * measured one becomes a new measurement of today. An emptied field measures nothing: the latest value stays, and is
 * corrected in the measurements.
 *
 * @throws HttpProblem 422 `IMPLAUSIBLE_CHANGE`
 */
export async function recordCardFigures(sql: Sql, card: CardFigures): Promise<void> {
  const latest = card.isNew === true ? NOTHING_MEASURED : await findLatest(sql, card);
  const weightKg = card.weightKg === latest.weightKg ? null : card.weightKg;
  const heightCm = card.heightCm === latest.heightCm ? null : card.heightCm;
  if (weightKg !== null || heightCm !== null) {
    const measured = {
      measuredOn: todayIn(card.timezone, card.now),
      figures: { ...noFigures(), weightKg, heightCm },
    };
    await requirePlausible(sql, card, {
      ...measured,
      birthdate: card.birthdate,
      confirmed: card.confirmed === 'BOTH' ? BODY_MAGNITUDE_IDS : card.confirmed,
      isOpen: card.isOpen ?? true,
      path: '/body',
    });
    await insertMeasurement(sql, {
      ...measured,
      accountId: card.accountId,
      patientId: card.patientId,
      authorId: await currentUserId(sql),
      source: 'CARD',
      note: null,
      at: card.now,
    });
  }
  const isEmptied =
    (card.weightKg === null && latest.weightKg !== null) ||
    (card.heightCm === null && latest.heightCm !== null);
  if (isEmptied) await sql.query('SELECT follow_body_measurements($1, true, true)', [card.patientId]);
}

interface Latest {
  weightKg: number | null;
  heightCm: number | null;
}

const NOTHING_MEASURED: Latest = { weightKg: null, heightCm: null };

async function findLatest(sql: Sql, card: CardFigures): Promise<Latest> {
  const { rows } = await sql.query<Latest>(
    `SELECT
       (SELECT weight_kg FROM body_measurements WHERE account_id = $1 AND patient_id = $2 AND weight_kg IS NOT NULL
        ORDER BY measured_on DESC, created_at DESC, id DESC LIMIT 1) AS weight_kg,
       (SELECT height_cm FROM body_measurements WHERE account_id = $1 AND patient_id = $2 AND height_cm IS NOT NULL
        ORDER BY measured_on DESC, created_at DESC, id DESC LIMIT 1) AS height_cm`,
    [card.accountId, card.patientId],
  );
  return rows[0] ?? NOTHING_MEASURED;
}

/** The person whom the transaction works for; null when there is none. */
async function currentUserId(sql: Sql): Promise<string | null> {
  const { rows } = await sql.query<{ id: string | null }>('SELECT current_user_id() AS id');
  return rows[0]?.id ?? null;
}
