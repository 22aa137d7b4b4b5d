import { handler } from '../../platform/http/calls.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import { addPart, beginImport, completeImport, removeImport } from './imports.ts';

export const beginWearableImport = handler(
  'beginWearableImport',
  async ({ caller, path, body, services }, sql) => {
    const { accountId, userId } = caller;
    await requireClinical(sql, caller, path.patientId, 'edit');
    const owner = { accountId, patientId: path.patientId, createdBy: userId, linkId: null };
    return { status: 201, body: await beginImport(sql, owner, body, services.now()) };
  },
);

export const addWearableRecords = handler(
  'addWearableRecords',
  async ({ caller, path, body, services }, sql) => {
    const { accountId } = caller;
    const { patientId, importId, part } = path;
    await requireClinical(sql, caller, patientId, 'edit');
    const sent = { importId, part, records: body };
    return { status: 200, body: await addPart(sql, { accountId, patientId }, sent, services.now()) };
  },
);

export const completeWearableImport = handler(
  'completeWearableImport',
  async ({ caller, path, body, services }, sql) => {
    const { accountId } = caller;
    const { patientId, importId } = path;
    const now = services.now();
    await requireClinical(sql, caller, patientId, 'edit');
    const told = await completeImport(sql, { accountId, patientId }, { importId, ...body }, now);
    await touchPatient(sql, patientId, now);
    return { status: 200, body: told };
  },
);

export const deleteWearableImport = handler('deleteWearableImport', async ({ caller, path }, sql) => {
  const { accountId } = caller;
  const { patientId, importId } = path;
  await requireClinical(sql, caller, patientId, 'edit');
  await removeImport(sql, { accountId, patientId }, importId);
  return { status: 204 };
});
