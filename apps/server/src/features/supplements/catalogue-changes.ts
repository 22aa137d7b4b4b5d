import { SUPPLEMENT_LIMITS, supplementFormSchema, type SupplementForm } from '@healzy/domain/supplements';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { NEXT_VERSION } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { conflict } from '../../platform/http/http-problem.ts';
import { lockRow } from '../../platform/http/lock-row.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import {
  columnsOfSupplement,
  requireSupplement,
  supplements,
  toSupplement,
  type SupplementRow,
} from './catalogue-rows.ts';

/** More than any clinic enters; lists stay fast with as many. */
const MOST_SUPPLEMENTS = 5000;

interface Owner {
  accountId: string;
  userId: string;
  at: Date;
}

/** Inserts a supplement of the account; the caller has checked permissions. */
export async function insertSupplement(
  sql: Sql,
  { accountId, userId: createdBy, at }: Owner,
  form: SupplementForm,
): Promise<string> {
  const { rows } = await sql.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM supplements WHERE account_id = $1',
    [accountId],
  );
  if ((rows[0]?.count ?? 0) >= MOST_SUPPLEMENTS)
    throw conflict('CATALOGUE_FULL', 'There are as many supplements as there can be.', {
      max: MOST_SUPPLEMENTS,
    });
  const id = newId();
  const row = { ...columnsOfSupplement(form), id, accountId, createdBy, createdAt: at, updatedAt: at };
  await supplements.insert(sql, row);
  return id;
}

async function requireOwn(sql: Sql, accountId: string, id: string): Promise<SupplementRow> {
  const { origin } = await requireSupplement(sql, accountId, id);
  if (origin === 'PROVIDER')
    throw conflict('SUPPLEMENT_OF_CATALOGUE', 'A supplement of the catalogue is copied, not changed.');
  await lockRow(sql, supplements.name, { accountId, id });
  return requireSupplement(sql, accountId, id);
}

export const createSupplement = handler('createSupplement', async ({ caller, body, services }, sql) => {
  const form = checked(supplementFormSchema, body);
  const id = await insertSupplement(sql, { ...caller, at: services.now() }, form);
  const supplement = toSupplement(await requireSupplement(sql, caller.accountId, id));
  return { status: 201, body: supplement, version: supplement.version };
});

export const updateSupplement = handler(
  'updateSupplement',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    const { accountId } = caller;
    const before = await requireOwn(sql, accountId, path.id);
    const current = toSupplement(before);
    requireVersion(ifMatch, current);
    const form = checked(supplementFormSchema, updated('updateSupplement', current, body));
    const changes = { ...columnsOfSupplement(form), version: NEXT_VERSION, updatedAt: services.now() };
    await supplements.update(sql, { accountId, id: before.id }, changes);
    const supplement = toSupplement(await requireSupplement(sql, accountId, before.id));
    return { status: 200, body: supplement, version: supplement.version };
  },
);

export const deleteSupplement = handler('deleteSupplement', async ({ caller, path }, sql) => {
  const { id } = await requireOwn(sql, caller.accountId, path.id);
  await supplements.remove(sql, { accountId: caller.accountId, id });
  return { status: 204 };
});

export const duplicateSupplement = handler('duplicateSupplement', async ({ caller, path, services }, sql) => {
  const { supplement: original } = await requireSupplement(sql, caller.accountId, path.id);
  const named = (name: string, suffix: string): string =>
    `${name.slice(0, SUPPLEMENT_LIMITS.name - suffix.length)}${suffix}`;
  const copy = {
    ...original,
    name: named(original.name, ' (copia)'),
    nameEn: original.nameEn === null ? null : named(original.nameEn, ' (copy)'),
  };
  const id = await insertSupplement(sql, { ...caller, at: services.now() }, copy);
  const supplement = toSupplement(await requireSupplement(sql, caller.accountId, id));
  return { status: 201, body: supplement, version: supplement.version };
});
