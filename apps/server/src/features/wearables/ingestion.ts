import { lastEnd, countRecords, sourceSpans, WEARABLE_LIMITS } from '@healzy/domain/wearables/delivery';
import type { Database, Sql } from '../../platform/db/database.ts';
import { deviceHandler } from '../../platform/http/calls.ts';
import { deviceForbidden, tooManyRequests, unprocessable } from '../../platform/http/http-problem.ts';
import { mergeIntoBlocks } from './blocks.ts';
import { checkedRecords, contentHash, endedAt } from './records.ts';
import { wearableDevices, type DeviceRow, type RecentCall } from './rows.ts';

/** A repeated call follows soon, or its records are known as they are stored. */
const KEPT_CALLS = 20;

const delivering = wearableDevices.pick(
  'id',
  'accountId',
  'patientId',
  'choices',
  'firstCallAt',
  'lastCallAt',
  'lastRecordAt',
  'records',
  'sources',
  'recentCalls',
  'revokedAt',
);
type Delivering = Pick<DeviceRow, (typeof delivering)['fields'][number]>;

/**
 * The device of the call's token, which row-level security finds by the hash. Locked, so that of two calls at once the
 * second finds what the first has stored.
 *
 * @throws HttpProblem 401 for a token of nobody, or of a deleted patient, or one that was taken back
 */
async function requireDevice(sql: Sql): Promise<Delivering> {
  const { rows } = await sql.query<{ revokedAt: string | null }>(
    `SELECT d.revoked_at FROM wearable_devices d
     JOIN patients p ON p.account_id = d.account_id AND p.id = d.patient_id`,
  );
  if (!rows[0]) throw deviceForbidden('This token is of no device.');
  if (rows[0].revokedAt !== null) throw deviceForbidden('This token was taken back.');
  const [device] = await delivering.select(sql, 'WHERE x.revoked_at IS NULL FOR UPDATE');
  if (!device) throw deviceForbidden('This token was taken back.');
  return device;
}

interface Window {
  calls: number;
  endsAt: number;
}
const MINUTES_MS = 10 * 60_000;
const windows = new WeakMap<Database, Map<string, Window>>();

/** In memory: a restart begins anew, and each process counts its own. @throws HttpProblem 429 */
function takeCall(database: Database, deviceId: string, now: Date): void {
  const at = now.getTime();
  const known = windows.get(database) ?? new Map<string, Window>();
  windows.set(database, known);
  if (known.size > 50_000) for (const [id, { endsAt }] of known) if (endsAt <= at) known.delete(id);
  const before = known.get(deviceId);
  const window = before && before.endsAt > at ? before : { calls: 0, endsAt: at + MINUTES_MS };
  known.set(deviceId, window);
  if (++window.calls > WEARABLE_LIMITS.callsInTenMinutes)
    throw tooManyRequests(
      'This device calls too often; wait as long as Retry-After says.',
      Math.ceil((window.endsAt - at) / 1000),
    );
}

/** The call of which this one is a repetition. @throws HttpProblem 422 when its key came with other records */
function repeated(calls: readonly RecentCall[], { key, hash }: Pick<RecentCall, 'key' | 'hash'>) {
  const ofKey = key === null ? undefined : calls.find((call) => call.key === key);
  if (ofKey && ofKey.hash !== hash)
    throw unprocessable('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for other records.');
  return ofKey;
}

export const ingestWearableRecords = deviceHandler('ingestWearableRecords', async (call, sql) => {
  const { body, idempotencyKey: key, services } = call;
  const now = services.now();
  const device = await requireDevice(sql);
  takeCall(services.database, device.id, now);
  const hash = contentHash(body);
  const before = repeated(device.recentCalls, { key, hash });
  if (before) return { status: 200, body: { stored: before.stored, known: before.known } };
  const records = checkedRecords(body, { choices: device.choices, now });
  const count = countRecords(records);
  const { accountId, patientId, id: deviceId } = device;
  const { added, stored } = await mergeIntoBlocks(sql, { accountId, patientId, deviceId }, records);
  const told = { stored, known: count - stored };
  const ends = [device.lastRecordAt, endedAt(lastEnd(records), now)?.toISOString() ?? null]
    .flatMap((end) => end ?? [])
    .map((end) => Date.parse(end));
  await wearableDevices.update(
    sql,
    { id: deviceId },
    {
      ...(count === 0 ? {} : { firstCallAt: device.firstCallAt ?? now, lastCallAt: now }),
      lastRecordAt: ends.length === 0 ? null : new Date(Math.max(...ends)),
      recentCalls: [{ key, hash, ...told }, ...device.recentCalls].slice(0, KEPT_CALLS),
      records: Math.max(0, device.records + added),
      ...(stored > 0 ? { sources: sourcesWith(device, records, added) } : {}),
    },
  );
  return { status: 200, body: told };
});

/** Days of the sources, and as many records as are stored. */
function sourcesWith(
  { sources }: Delivering,
  records: Parameters<typeof sourceSpans>[0],
  added: number,
): Delivering['sources'] {
  const spans = sourceSpans(records, sources);
  if (added >= countRecords(records)) return spans;
  const known = new Map(sources.map((span) => [span.source, span.records]));
  return spans.map((span) => ({ ...span, records: known.get(span.source) ?? span.records }));
}
