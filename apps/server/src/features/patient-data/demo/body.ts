import { noFigures, type BodyFigures } from '@healzy/domain/patient-data';
import { todayIn } from '@healzy/domain/shared';
import type { Sql } from '../../../platform/db/database.ts';
import { insertMeasurement } from '../../../shared/body-figures/measurement-rows.ts';

/** Whose body is measured, and by whom. */
export interface DemoBody {
  accountId: string;
  patientId: string;
  authorId: string | null;
  zone: string;
  sex: 'FEMALE' | 'MALE';
  /** The weight on the card, which the last measurement matches. */
  weightKg: number;
  heightCm: number;
  /** How many days ago the patient came. */
  sinceDays: number;
  /** Index of the patient: their measurements differ. */
  index: number;
}

/** Days before today with a measurement, the longest ago first. */
const VISITS = [358, 330, 301, 272, 244, 215, 187, 160, 131, 101, 73, 45, 17] as const;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Up to a year of visits: most lose weight and waist, some gain, and every month fluctuates a little. */
export async function addDemoMeasurements(sql: Sql, body: DemoBody, now: Date): Promise<void> {
  const direction = body.index % 4 === 3 ? -0.05 : 0.09;
  const isMan = body.sex === 'MALE';
  const height = body.heightCm / 100;
  const weightAt = (daysAgo: number): number =>
    round(body.weightKg * (1 + direction * (daysAgo / 358) ** 1.3));
  const visits = VISITS.filter((daysAgo) => daysAgo < body.sinceDays);
  const last = visits.at(-1);
  if (last === undefined) return;
  // The card's original values are those at the start of the year.
  await sql.query(
    `UPDATE body_measurements SET weight_kg = $3 WHERE account_id = $1 AND patient_id = $2 AND source = 'CARD'`,
    [body.accountId, body.patientId, weightAt(body.sinceDays)],
  );
  for (const [visit, daysAgo] of visits.entries()) {
    const waver = daysAgo === last ? 0 : Math.sin(visit * 2.1 + body.index) * 0.5;
    const weightKg = round(daysAgo === last ? body.weightKg : weightAt(daysAgo) + waver);
    const bmi = weightKg / height ** 2;
    const isThorough = visit % 3 === 0 || daysAgo === last;
    const composition: Partial<BodyFigures> = {
      fatPercent: round((isMan ? 0.9 : 1.15) * bmi - (isMan ? 2 : -2)),
      musclePercent: round(isMan ? 56 - 0.6 * bmi : 48 - 0.55 * bmi),
    };
    const at = new Date(now.getTime() - daysAgo * 86_400_000);
    await insertMeasurement(sql, {
      accountId: body.accountId,
      patientId: body.patientId,
      authorId: body.authorId,
      source: 'STAFF',
      measuredOn: todayIn(body.zone, at),
      figures: {
        ...noFigures(),
        weightKg,
        ...composition,
        waistCm: round(body.heightCm * (0.29 + bmi * 0.0085)),
        ...(isThorough
          ? {
              waterPercent: round(72 - (composition.fatPercent ?? 25) * 0.65),
              visceralFat: Math.max(1, Math.round(bmi - (isMan ? 17 : 19))),
              boneKg: round(weightKg * 0.042),
              hipCm: round(body.heightCm * (0.45 + bmi * 0.0055)),
              neckCm: round(isMan ? 28 + bmi * 0.4 : 24 + bmi * 0.36),
              armCm: round(15 + bmi * 0.55),
              thighCm: round(32 + bmi * 0.9),
              calfCm: round(22 + bmi * 0.55),
            }
          : {}),
      },
      note: visit === 4 ? 'En ayunas, misma báscula' : null,
      at,
    });
  }
}
