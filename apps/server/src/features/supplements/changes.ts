import { patientSupplementFormSchema } from '@healzy/domain/supplements';
import type { Sql } from '../../platform/db/database.ts';
import { NEXT_VERSION } from '../../platform/db/table.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { lockRow } from '../../platform/http/lock-row.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { requirePatientSupplement } from './access.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import {
  compositionToSave,
  insertPatientSupplement,
  patientSupplements,
  requireRoom,
  todayOf,
  toPatientSupplement,
  withoutOwner,
} from './patient-rows.ts';

async function shown(sql: Sql, caller: Caller, id: string, now: Date) {
  const row = await requirePatientSupplement(sql, caller, id, 'read');
  return toPatientSupplement(withoutOwner(row), await todayOf(sql, row.patientId, now));
}

export const createPatientSupplement = handler(
  'createPatientSupplement',
  async ({ caller, path, body, services }, sql) => {
    const { patientId } = path;
    await requireClinical(sql, caller, patientId, 'edit');
    const form = checked(patientSupplementFormSchema, body);
    const at = services.now();
    // One at a time, so that two at once are not one too many.
    await lockRow(sql, 'patients', { accountId: caller.accountId, id: patientId });
    const id = await insertPatientSupplement(sql, { ...caller, patientId, at }, form);
    await touchPatient(sql, patientId, at);
    const supplement = await shown(sql, caller, id, at);
    return { status: 201, body: supplement, version: supplement.version };
  },
);

export const updatePatientSupplement = handler(
  'updatePatientSupplement',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    const before = await requirePatientSupplement(sql, caller, path.id, 'edit');
    const { accountId } = caller;
    requireVersion(ifMatch, await shown(sql, caller, before.id, services.now()));
    const form = checked(patientSupplementFormSchema, updated('updatePatientSupplement', before, body));
    const supplement = await compositionToSave(sql, accountId, form.supplementId, before);
    const at = services.now();
    const changes = { ...form, supplement, version: NEXT_VERSION, updatedAt: at };
    await patientSupplements.update(sql, { accountId, id: before.id }, changes);
    await touchPatient(sql, before.patientId, at);
    const after = await shown(sql, caller, before.id, services.now());
    return { status: 200, body: after, version: after.version };
  },
);

export const setPatientSupplementState = handler(
  'setPatientSupplementState',
  async ({ caller, path, body, services }, sql) => {
    const before = await requirePatientSupplement(sql, caller, path.id, 'edit');
    const { accountId } = caller;
    const { isActive } = body;
    if (isActive !== before.isActive) {
      await lockRow(sql, 'patients', { accountId, id: before.patientId });
      if (isActive) await requireRoom(sql, accountId, before.patientId);
      const at = services.now();
      const changes = { isActive, version: NEXT_VERSION, updatedAt: at };
      await patientSupplements.update(sql, { accountId, id: before.id }, changes);
      await touchPatient(sql, before.patientId, at);
    }
    const after = await shown(sql, caller, before.id, services.now());
    return { status: 200, body: after, version: after.version };
  },
);

export const deletePatientSupplement = handler(
  'deletePatientSupplement',
  async ({ caller, path, services }, sql) => {
    const { id, patientId } = await requirePatientSupplement(sql, caller, path.id, 'edit');
    await patientSupplements.remove(sql, { accountId: caller.accountId, id });
    await touchPatient(sql, patientId, services.now());
    return { status: 204 };
  },
);
