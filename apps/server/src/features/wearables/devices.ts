import { WEARABLE_LIMITS } from '@healzy/domain/wearables/delivery';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { handler, type KeptAnswer } from '../../platform/http/calls.ts';
import { conflict, notFound } from '../../platform/http/http-problem.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { lockPatient } from '../../shared/patient-access/assignments.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import type { Services } from '../../platform/services.ts';
import type { OfPatient } from './blocks.ts';
import { toDevice } from './overview.ts';
import { wearableDevices, type DeviceRow } from './rows.ts';

/** A token, which derives from the device's id and a key of this server: the database holds its hash alone. */
const tokenOf = ({ intakeLinks }: Pick<Services, 'intakeLinks'>, id: string): string =>
  intakeLinks.addressOf(id).split('#')[1] ?? '';

/** Not even for a retry. */
const WITHOUT_TOKEN: KeptAnswer<'createWearableDevice'> = {
  without: (answer) => ({ ...answer, body: { ...answer.body, token: '' } }),
  whole: (answer, services) => ({
    ...answer,
    body: { ...answer.body, token: tokenOf(services, answer.body.device.id) },
  }),
};

async function requireDevice(sql: Sql, patient: OfPatient, id: string): Promise<DeviceRow> {
  const row = await wearableDevices.find(sql, { ...patient, id }, 'FOR UPDATE');
  if (!row) throw notFound();
  return row;
}

export const createWearableDevice = handler(
  'createWearableDevice',
  async ({ caller, path, body, services }, sql) => {
    const { accountId, userId } = caller;
    const patient = { accountId, patientId: path.patientId };
    await requireClinical(sql, caller, path.patientId, 'edit');
    await lockPatient(sql, accountId, path.patientId);
    const { rows } = await sql.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM wearable_devices
       WHERE account_id = $1 AND patient_id = $2 AND revoked_at IS NULL`,
      [accountId, path.patientId],
    );
    if ((rows[0]?.count ?? 0) >= WEARABLE_LIMITS.devices)
      throw conflict('WEARABLE_DEVICES', 'This patient has as many devices as can be.');
    const now = services.now();
    const id = newId(now.getTime());
    await wearableDevices.insert(sql, {
      ...{ id, ...patient, name: body.name, choices: body.choices },
      tokenHash: services.intakeLinks.hashFor(id),
      createdBy: userId,
      createdAt: now,
    });
    await touchPatient(sql, path.patientId, now);
    const device = toDevice(await requireDevice(sql, patient, id), now);
    return { status: 201, body: { device, token: tokenOf(services, id) } };
  },
  WITHOUT_TOKEN,
);

export const revokeWearableDevice = handler(
  'revokeWearableDevice',
  async ({ caller, path, body, services }, sql) => {
    const { accountId, userId } = caller;
    const patient = { accountId, patientId: path.patientId };
    await requireClinical(sql, caller, path.patientId, 'edit');
    const { id, revokedAt } = await requireDevice(sql, patient, path.deviceId);
    const now = services.now();
    // Revoked again, as after a lost answer, it stays as it was.
    if (revokedAt === null) await wearableDevices.update(sql, { id }, { revokedAt: now, revokedBy: userId });
    if (body.removesRecords) {
      await sql.query('DELETE FROM wearable_blocks WHERE account_id = $1 AND device_id = $2', [
        accountId,
        id,
      ]);
      await wearableDevices.update(sql, { id }, { records: 0, sources: [], lastRecordAt: null });
    }
    return { status: 200, body: toDevice(await requireDevice(sql, patient, id), now) };
  },
);
