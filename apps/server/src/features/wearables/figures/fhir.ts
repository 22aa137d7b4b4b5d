import { reportFileName } from '@healzy/domain/shared';
import { fhirOfWearables, type FhirWearables } from '@healzy/domain/wearables/fhir';
import { nightFigures } from '@healzy/domain/wearables/summary';
import { handler } from '../../../platform/http/calls.ts';
import { requireFound } from '../../../platform/http/http-problem.ts';
import { activityOf } from './activity.ts';
import { nutritionOf } from './nutrition.ts';
import { asked, recordsAround } from './reading.ts';

export const exportWearablesFhir = handler(
  'exportWearablesFhir',
  async ({ caller, path, query, services }, sql) => {
    const now = services.now();
    const of = await asked(sql, caller, { patientId: path.patientId, query, now });
    const { rows } = await sql.query<FhirWearables['patient']>(
      `SELECT id, name, surname, to_char(birthdate, 'YYYY-MM-DD') AS birthdate, sex FROM patients
       WHERE account_id = $1 AND id = $2`,
      [of.accountId, of.patientId],
    );
    const patient = requireFound(rows[0]);
    const { sleeps } = await recordsAround(sql, of, of.period, ['SLEEP']);
    const activity = await activityOf(sql, of);
    const { bundle, notSaid } = fhirOfWearables({
      patient,
      issuedAt: now.toISOString(),
      activity: activity.days,
      workouts: activity.workouts,
      nights: nightFigures({ ...of, stays: sleeps }).nights,
      nutrition: (await nutritionOf(sql, of, services)).days,
    });
    const name = reportFileName('fhir', `${patient.name} ${patient.surname}`, of.today);
    return { status: 200, body: { fileName: name.replace(/\.pdf$/u, '.json'), bundle, notSaid } };
  },
);
