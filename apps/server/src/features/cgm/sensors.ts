import { cgmSensorRecord, cgmSensorSchema, MAX_CGM_SENSORS, settledAt } from '@healzy/domain/cgm';
import type { CgmSensor } from '@healzy/api/schema';
import { idColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { NEXT_VERSION, table, type RowOf } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { countedPage } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/http-problem.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../platform/http/versions.ts';
import { requireCgmTest } from '../medical-tests/access.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { requireOpenTest, requireRoomIn } from './open-test.ts';

export const cgmSensors = table('cgm_sensors', cgmSensorRecord.extend({ accountId: idColumn }));
const read = cgmSensors.omit('accountId', 'medicalTestId', 'createdBy');

const toSensor = (row: RowOf<typeof read>): CgmSensor => ({ ...row, settledAt: settledAt(row.placedAt) });

async function findSensor(sql: Sql, medicalTestId: string, id: string): Promise<CgmSensor> {
  const found = await read.select(sql, 'WHERE x.medical_test_id = $1 AND x.id = $2', [medicalTestId, id]);
  if (!found[0]) throw notFound();
  return toSensor(found[0]);
}

export const listCgmSensors = handler('listCgmSensors', async ({ caller, path, query }, sql) => {
  const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'read');
  const page = await countedPage<RowOf<typeof read>>(sql, query, {
    name: 'cgm-sensors',
    columns: read.columns('s'),
    from: 'cgm_sensors s',
    where: 's.account_id = $1 AND s.medical_test_id = $2',
    params: [caller.accountId, test.id],
    by: 's.placed_at',
    id: 's.id',
  });
  return { status: 200, body: { ...page, items: page.items.map(toSensor) } };
});

export const createCgmSensor = handler('createCgmSensor', async ({ caller, path, body, services }, sql) => {
  const test = await requireOpenTest(sql, caller, path.medicalTestId);
  const form = checked(cgmSensorSchema, body);
  const all = { table: 'cgm_sensors', where: 'medical_test_id = $1', params: [test.id] };
  await requireRoomIn(sql, all, MAX_CGM_SENSORS);
  const id = newId();
  const owner = { accountId: caller.accountId, medicalTestId: test.id, createdBy: caller.userId };
  await cgmSensors.insert(sql, { ...form, ...owner, id, createdAt: services.now() });
  await touchPatient(sql, test.patientId, services.now());
  return { status: 201, ...versioned(await findSensor(sql, test.id, id)) };
});

export const updateCgmSensor = handler(
  'updateCgmSensor',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    const test = await requireOpenTest(sql, caller, path.medicalTestId);
    const before = await findSensor(sql, test.id, path.sensorId);
    requireVersion(ifMatch, before);
    const form = checked(cgmSensorSchema, updated('updateCgmSensor', before, body));
    await cgmSensors.update(sql, { id: path.sensorId }, { ...form, version: NEXT_VERSION });
    await touchPatient(sql, test.patientId, services.now());
    return { status: 200, ...versioned(await findSensor(sql, test.id, path.sensorId)) };
  },
);

export const deleteCgmSensor = handler('deleteCgmSensor', async ({ caller, path }, sql) => {
  const test = await requireOpenTest(sql, caller, path.medicalTestId);
  const removed = await cgmSensors.remove(sql, { medicalTestId: test.id, id: path.sensorId });
  if (removed === 0) throw notFound();
  return { status: 204 };
});
