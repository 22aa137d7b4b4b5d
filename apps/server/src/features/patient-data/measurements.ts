import { bodyMeasurementSchema } from '@healzy/domain/patient-data';
import type { BodyMeasurement } from '@healzy/api/schema';
import type { Sql } from '../../platform/db/database.ts';
import { handler } from '../../platform/http/calls.ts';
import type { BodyOf } from '../../platform/http/contract.ts';
import { checked } from '../../platform/http/form.ts';
import { countedPage } from '../../platform/http/paging.ts';
import { notFound, requireFound } from '../../platform/http/http-problem.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../platform/http/versions.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { lockPatient } from '../../shared/patient-access/assignments.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import {
  changeMeasurement,
  findMeasurement,
  insertMeasurement,
  MEASUREMENT_COLUMNS,
  measuringDays,
  type MeasurementRow,
} from '../../shared/body-figures/measurement-rows.ts';
import { requirePlausible } from '../../shared/body-figures/plausibility.ts';

/** Latest day first, and within a day the latest entry; as a text that compares alike everywhere. */
const ORDER_TEXT = `(to_char(m.measured_on, 'YYYY-MM-DD') || ' '
  || to_char(m.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')) COLLATE "C"`;

export const listBodyMeasurements = handler('listBodyMeasurements', async ({ caller, path, query }, sql) => {
  const { clinical: access } = await requireClinical(sql, caller, path.patientId, 'read');
  const page = await countedPage<MeasurementRow>(sql, query, {
    name: 'body-measurements',
    columns: MEASUREMENT_COLUMNS,
    from: 'body_measurements m',
    where: 'm.account_id = $1 AND m.patient_id = $2',
    params: [caller.accountId, path.patientId],
    by: ORDER_TEXT,
    type: 'text',
    id: 'm.id',
    isDescending: true,
  });
  return {
    status: 200,
    body: { ...page, canEdit: access === 'edit' },
  };
});

type Owner = Parameters<typeof findMeasurement>[1];

/** The input, once it is valid and either plausible or confirmed; `corrected` is the previous measurement. */
async function plausibleForm(
  sql: Sql,
  owner: Owner,
  body: Readonly<Record<string, unknown>> & Pick<BodyOf<'createBodyMeasurement'>, 'confirmed'>,
  now: Date,
  corrected?: BodyMeasurement,
) {
  const days = await measuringDays(sql, owner, now);
  const form = checked(bodyMeasurementSchema(days), body);
  const { birthdate } = days;
  const { confirmed } = body;
  await requirePlausible(sql, owner, { ...form, birthdate, confirmed, corrected, path: '/body/figures' });
  return form;
}

/** The response after a measurement was written. */
async function touched(sql: Sql, owner: Owner, id: string, now: Date) {
  await touchPatient(sql, owner.patientId, now);
  return versioned(requireFound(await findMeasurement(sql, owner, id)));
}

export const createBodyMeasurement = handler(
  'createBodyMeasurement',
  async ({ caller, path, body, services }, sql) => {
    await requireClinical(sql, caller, path.patientId, 'edit');
    const owner = { accountId: caller.accountId, patientId: path.patientId };
    await lockPatient(sql, owner.accountId, owner.patientId);
    const form = await plausibleForm(sql, owner, body, services.now());
    const written = {
      ...owner,
      ...form,
      authorId: caller.userId,
      source: 'STAFF',
      at: services.now(),
    } as const;
    const id = await insertMeasurement(sql, written);
    return { status: 201, ...(await touched(sql, owner, id, services.now())) };
  },
);

export const updateBodyMeasurement = handler(
  'updateBodyMeasurement',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    await requireClinical(sql, caller, path.patientId, 'edit');
    const owner = { accountId: caller.accountId, patientId: path.patientId };
    await lockPatient(sql, owner.accountId, owner.patientId);
    const before = requireFound(await findMeasurement(sql, owner, path.measurementId));
    requireVersion(ifMatch, before);
    const whole = updated('updateBodyMeasurement', { ...before, confirmed: undefined }, body);
    const { confirmed = [] } = body;
    const form = await plausibleForm(sql, owner, { ...whole, confirmed }, services.now(), before);
    await changeMeasurement(sql, before.id, form);
    return { status: 200, ...(await touched(sql, owner, before.id, services.now())) };
  },
);

export const deleteBodyMeasurement = handler(
  'deleteBodyMeasurement',
  async ({ caller, path, services }, sql) => {
    await requireClinical(sql, caller, path.patientId, 'edit');
    await lockPatient(sql, caller.accountId, path.patientId);
    const { rowCount } = await sql.query(
      'DELETE FROM body_measurements WHERE account_id = $1 AND patient_id = $2 AND id = $3',
      [caller.accountId, path.patientId, path.measurementId],
    );
    if (rowCount === 0) throw notFound();
    await touchPatient(sql, path.patientId, services.now());
    return { status: 204 };
  },
);
