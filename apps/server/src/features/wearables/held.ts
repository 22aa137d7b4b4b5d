import type { Language } from '@healzy/domain/shared';
import type { Sql } from '../../platform/db/database.ts';
import { linkHandler, type LinkCall } from '../../platform/http/calls.ts';
import type { OperationId } from '../../platform/http/contract.ts';
import { conflict, notFound } from '../../platform/http/http-problem.ts';
import { admitDevice, usedElsewhere } from '../../platform/http/link-devices.ts';
import { addPart, beginImport, completeImport, removeImport, toImport } from './imports.ts';
import { wearableImports, wearableLinks } from './rows.ts';

/** What the holder of a link may read; row-level security leaves one row at most. */
interface Held {
  id: string;
  accountId: string;
  patientId: string;
  language: Language;
  expiresAt: string;
  openedAt: string | null;
  endedAt: string | null;
  name: string | null;
  timezone: string | null;
  account: string | null;
}

/**
 * The link of the call, on a device on which it works.
 *
 * @throws HttpProblem 404 for a link that opens nothing, 409 for one that has ended or is another device's
 */
async function requireHeld(
  sql: Sql,
  { device, holder, services }: Pick<LinkCall<OperationId>, 'device' | 'holder' | 'services'>,
) {
  const { rows } = await sql.query<Held>(
    `SELECT l.id, l.account_id, l.patient_id, l.language, l.expires_at, l.opened_at, l.ended_at, p.name, p.timezone,
       a.name AS account
     FROM wearable_links l LEFT JOIN patients p ON p.account_id = l.account_id AND p.id = l.patient_id
     LEFT JOIN accounts a ON a.id = l.account_id`,
  );
  const held = rows[0];
  const name = held?.name ?? null;
  // A deleted patient does not exist for the holder of the link either.
  if (!held || name === null || device === null) throw notFound();
  const now = services.now();
  if (held.endedAt !== null || Date.parse(held.expiresAt) <= now.getTime())
    throw conflict('WEARABLE_LINK_ENDED', 'This link has ended; the clinic can make another one.');
  const { isPatient } = holder;
  const admission = await admitDevice(sql, 'wearable_links', { id: held.id, device, isPatient });
  if (!admission.isAdmitted) throw usedElsewhere('WEARABLE_LINK_USED', admission);
  if (held.openedAt === null) await wearableLinks.update(sql, { id: held.id }, { openedAt: now });
  const { accountId, patientId } = held;
  return { ...held, name, owner: { accountId, patientId, createdBy: null, linkId: held.id }, now };
}

export const openHeldWearables = linkHandler('openHeldWearables', async (call, sql) => {
  const held = await requireHeld(sql, call);
  // Row-level security leaves those of this link.
  const imports = await wearableImports.select(
    sql,
    'WHERE x.completed_at IS NOT NULL ORDER BY x.created_at DESC, x.id DESC',
  );
  return {
    status: 200,
    body: {
      patientName: held.name,
      accountName: held.account ?? '',
      zone: held.timezone ?? 'UTC',
      language: held.language,
      expiresAt: held.expiresAt,
      imports: imports.map(toImport),
    },
  };
});

export const beginHeldWearableImport = linkHandler('beginHeldWearableImport', async (call, sql) => {
  const { owner, now } = await requireHeld(sql, call);
  return { status: 201, body: await beginImport(sql, owner, call.body, now) };
});

export const addHeldWearableRecords = linkHandler('addHeldWearableRecords', async (call, sql) => {
  const { owner, now } = await requireHeld(sql, call);
  const { importId, part } = call.path;
  return { status: 200, body: await addPart(sql, owner, { importId, part, records: call.body }, now) };
});

export const completeHeldWearableImport = linkHandler('completeHeldWearableImport', async (call, sql) => {
  const { owner, now } = await requireHeld(sql, call);
  const { importId } = call.path;
  return { status: 200, body: await completeImport(sql, owner, { importId, ...call.body }, now) };
});

export const deleteHeldWearableImport = linkHandler('deleteHeldWearableImport', async (call, sql) => {
  const { owner } = await requireHeld(sql, call);
  await removeImport(sql, owner, call.path.importId);
  return { status: 204 };
});
