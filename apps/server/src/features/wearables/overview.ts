import type { WearableDevice, Wearables } from '@healzy/api/schema';
import { sourceRank } from '@healzy/domain/wearables';
import { deviceState, joinedSpansOf, silentSince, wearableState } from '@healzy/domain/wearables/delivery';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { handler } from '../../platform/http/calls.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import { patientZone } from '../../shared/patient-access/patient-zone.ts';
import type { Services } from '../../platform/services.ts';
import { sourceOrderOf, type OfPatient } from './blocks.ts';
import { toImport } from './imports.ts';
import { toLink } from './links.ts';
import {
  wearableDevices,
  wearableImports,
  wearableLinks,
  wearableSourceOrders,
  type DeviceRow,
} from './rows.ts';

export const toDevice = (row: DeviceRow, now: Date): WearableDevice => ({
  id: row.id,
  name: row.name,
  choices: row.choices,
  state: deviceState(row, now),
  silentSince: silentSince([row], now),
  createdAt: row.createdAt,
  lastAt: row.lastCallAt,
  records: row.records,
  revokedAt: row.revokedAt,
});

const OF_PATIENT = 'WHERE x.account_id = $1 AND x.patient_id = $2';

/** Complete imports and devices of a patient, the latest first. */
export async function deliveriesOf(sql: Sql, { accountId, patientId }: OfPatient) {
  const params = [accountId, patientId];
  const imports = await wearableImports.select(
    sql,
    `${OF_PATIENT} AND x.completed_at IS NOT NULL ORDER BY x.created_at DESC, x.id DESC`,
    params,
  );
  const devices = await wearableDevices.select(
    sql,
    `${OF_PATIENT} ORDER BY x.created_at DESC, x.id DESC`,
    params,
  );
  const sources = joinedSpansOf([...imports, ...devices].map(({ sources: own }) => own));
  const lastOn = sources.reduce<string | null>(
    (latest, source) => (latest === null || source.lastOn > latest ? source.lastOn : latest),
    null,
  );
  return { imports, devices, sources, lastOn };
}

async function readWearables(
  sql: Sql,
  patient: OfPatient,
  { canEdit, services }: { canEdit: boolean; services: Services },
): Promise<Wearables> {
  const now = services.now();
  const { imports, devices, sources, lastOn } = await deliveriesOf(sql, patient);
  const rank = sourceRank(await sourceOrderOf(sql, patient));
  const link = canEdit ? await wearableLinks.find(sql, { ...patient, endedAt: null }) : undefined;
  const isOpen = link !== undefined && Date.parse(link.expiresAt) > now.getTime();
  return {
    state: wearableState(devices, sources.length > 0, now),
    silentSince: silentSince(devices, now),
    lastOn,
    zone: await patientZone(sql, patient.patientId),
    canEdit,
    sources: [...sources].sort((a, b) => rank(a.source, b.source)),
    devices: devices.map((device) => toDevice(device, now)),
    imports: imports.map(toImport),
    link: isOpen ? toLink(link, services) : null,
  };
}

export const getWearables = handler('getWearables', async ({ caller, path, services }, sql) => {
  const { clinical } = await requireClinical(sql, caller, path.patientId, 'read');
  const patient = { accountId: caller.accountId, patientId: path.patientId };
  return {
    status: 200,
    body: await readWearables(sql, patient, { canEdit: clinical === 'edit', services }),
  };
});

export const updateWearableSourceOrder = handler(
  'updateWearableSourceOrder',
  async ({ caller, path, body, services }, sql) => {
    await requireClinical(sql, caller, path.patientId, 'edit');
    const patient = { accountId: caller.accountId, patientId: path.patientId };
    const order = { id: newId(), ...patient, sources: body.sources };
    await wearableSourceOrders.upsert(sql, order, ['patientId']);
    return { status: 200, body: await readWearables(sql, patient, { canEdit: true, services }) };
  },
);
