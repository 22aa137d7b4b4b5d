import { %record%FormSchema } from '@healzy/domain/%name%';
import { NEXT_VERSION } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { require%Record%, require%Records%Of } from './access.ts';
import { insert%Record%, %records%, to%Record% } from './%record-name%-rows.ts';

export const create%Record% = handler('create%Record%', async ({ caller, path, body, services }, sql) => {
  await require%Records%Of(sql, caller, path.patientId, 'edit');
  const form = checked(%record%FormSchema, body);
  const at = services.now();
  const id = await insert%Record%(sql, { ...caller, patientId: path.patientId, at }, form);
  await touchPatient(sql, path.patientId, at);
  const row = await require%Record%(sql, caller, id, 'read');
  return { status: 201, body: to%Record%(row), version: row.version };
});

export const update%Record% = handler('update%Record%', async ({ caller, path, body, ifMatch, services }, sql) => {
  const before = await require%Record%(sql, caller, path.id, 'edit');
  requireVersion(ifMatch, to%Record%(before));
  const form = checked(%record%FormSchema, body);
  const at = services.now();
  const key = { accountId: caller.accountId, id: before.id };
  await %records%.update(sql, key, { ...form, version: NEXT_VERSION, updatedAt: at });
  await touchPatient(sql, before.patientId, at);
  const row = await require%Record%(sql, caller, path.id, 'read');
  return { status: 200, body: to%Record%(row), version: row.version };
});

export const delete%Record% = handler('delete%Record%', async ({ caller, path, services }, sql) => {
  const { id, patientId } = await require%Record%(sql, caller, path.id, 'edit');
  await %records%.remove(sql, { accountId: caller.accountId, id });
  await touchPatient(sql, patientId, services.now());
  return { status: 204 };
});
