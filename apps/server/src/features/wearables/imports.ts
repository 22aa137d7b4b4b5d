import { isDeepStrictEqual } from 'node:util';
import type {
  WearableImport,
  WearableImportComplete,
  WearableImportCreate,
  WearablePart,
  WearableRecords,
} from '@healzy/api/schema';
import {
  countRecords,
  joinedSpansOf,
  lastEnd,
  sourceSpans,
  WEARABLE_LIMITS,
} from '@healzy/domain/wearables/delivery';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { conflict, notFound, unprocessable } from '../../platform/http/http-problem.ts';
import { insertPart, type OfPatient } from './blocks.ts';
import { checkedRecords, contentHash, endedAt } from './records.ts';
import { wearableImports, wearableParts, type ImportRow } from './rows.ts';

/** Who hands over: staff, or the patient through a link. */
export interface HandingOver extends OfPatient {
  createdBy: string | null;
  linkId: string | null;
}

export const toImport = (row: ImportRow): WearableImport => ({
  id: row.id,
  fileName: row.fileName,
  format: row.format,
  choices: row.choices,
  isFromPatient: row.isFromPatient,
  isComplete: row.completedAt !== null,
  createdAt: row.createdAt,
  parts: row.parts,
  read: row.read,
  stored: row.stored,
  skipped: row.skipped,
  firstOn: row.sources.map(({ firstOn }) => firstOn).reduce<string | null>(earlier, null),
  lastOn: row.sources.map(({ lastOn }) => lastOn).reduce<string | null>(later, null),
  sources: row.sources.map(({ source }) => source),
});
const earlier = (a: string | null, b: string): string => (a === null || b < a ? b : a);
const later = (a: string | null, b: string): string => (a === null || b > a ? b : a);

const alreadyComplete = () => conflict('WEARABLE_IMPORT_COMPLETE', 'This import is complete.');

/** @throws HttpProblem 409 when others of the patient were begun and not completed */
export async function beginImport(
  sql: Sql,
  { accountId, patientId, createdBy, linkId }: HandingOver,
  body: WearableImportCreate,
  now: Date,
): Promise<WearableImport> {
  const { rows } = await sql.query<{ open: number; ofLink: number }>(
    `SELECT count(*) FILTER (WHERE completed_at IS NULL)::integer AS open,
       count(*) FILTER (WHERE link_id = $3)::integer AS of_link
     FROM wearable_imports WHERE account_id = $1 AND patient_id = $2`,
    [accountId, patientId, linkId],
  );
  const { open = 0, ofLink = 0 } = rows[0] ?? {};
  if (ofLink >= WEARABLE_LIMITS.importsOfLink)
    throw conflict('WEARABLE_LINK_FULL', 'This link has brought as many files as it may.');
  if (open >= WEARABLE_LIMITS.openImports)
    throw conflict('WEARABLE_IMPORTS_OPEN', 'Too many imports of this patient are not complete.');
  const id = newId(now.getTime());
  await wearableImports.insert(sql, {
    ...{ id, accountId, patientId, createdBy, linkId, isFromPatient: linkId !== null, createdAt: now },
    ...{ fileName: body.fileName, format: body.format, choices: body.choices },
  });
  return toImport(await requireImport(sql, { accountId, patientId }, id));
}

/** @throws HttpProblem 404 */
async function requireImport(
  sql: Sql,
  { accountId, patientId }: OfPatient,
  id: string,
  lock?: 'FOR UPDATE',
): Promise<ImportRow> {
  const row = await wearableImports.find(sql, { id, accountId, patientId }, lock);
  if (!row) throw notFound();
  return row;
}

/** Adds a part: what was not chosen, or cannot be, refuses it whole. */
export async function addPart(
  sql: Sql,
  owner: OfPatient,
  { importId, part, records }: { importId: string; part: number; records: WearableRecords },
  now: Date,
): Promise<WearablePart> {
  const row = await requireImport(sql, owner, importId, 'FOR UPDATE');
  const hash = contentHash(records);
  const known = await wearableParts.find(sql, { importId: row.id, part });
  if (known) {
    if (known.contentHash === hash) return { part, records: known.records };
    throw conflict('WEARABLE_PART_KNOWN', 'Another part came under this number.');
  }
  if (row.completedAt !== null) throw alreadyComplete();
  const read = checkedRecords(records, { choices: row.choices, now });
  const { accountId, patientId } = row;
  const sources = sourceSpans(read);
  await wearableParts.insert(sql, {
    ...{ importId: row.id, accountId, part, contentHash: hash },
    ...{ records: countRecords(read), sources },
    lastRecordAt: endedAt(lastEnd(read), now),
  });
  const packed = await insertPart(sql, { accountId, patientId, importId: row.id, part }, read);
  await takeRoom(sql, row.id, packed + JSON.stringify(sources).length);
  return { part, records: countRecords(read) };
}

/** As which even an empty part counts, so that nobody stores a million of them. */
const LEAST_OF_PART = 4096;

/** @throws HttpProblem 409 when the import would hold more than any export has; the part is not kept then */
async function takeRoom(sql: Sql, importId: string, bytes: number): Promise<void> {
  const { rowCount } = await sql.query(
    'UPDATE wearable_imports SET bytes = bytes + $2 WHERE id = $1 AND bytes + $2::integer <= $3',
    [importId, Math.max(LEAST_OF_PART, bytes), WEARABLE_LIMITS.importBytes],
  );
  if (rowCount === 0)
    throw conflict('WEARABLE_IMPORT_FULL', 'This import holds more than any export has.', {
      bytes: WEARABLE_LIMITS.importBytes,
    });
}

/** From then on its records count. The same again, as after a lost answer, changes nothing. */
export async function completeImport(
  sql: Sql,
  owner: OfPatient,
  { importId, ...told }: { importId: string } & WearableImportComplete,
  now: Date,
): Promise<WearableImport> {
  const row = await requireImport(sql, owner, importId, 'FOR UPDATE');
  const { parts, read, stored, skipped } = told;
  if (row.completedAt !== null) {
    const before = { parts: row.parts, read: row.read, stored: row.stored, skipped: row.skipped };
    if (isDeepStrictEqual(before, { parts, read, stored, skipped })) return toImport(row);
    throw alreadyComplete();
  }
  if (skipped.reduce((sum, { count }) => sum + count, 0) !== read - stored)
    throw unprocessable('WEARABLE_COUNTS', 'What was skipped is not what was read less what was stored.');
  const added = await addedParts(sql, row.id);
  if (added.parts !== parts)
    throw unprocessable('WEARABLE_PARTS', 'Other parts came than are named.', { parts: added.parts });
  await wearableImports.update(
    sql,
    { id: row.id },
    {
      ...{ completedAt: now, parts, read, stored, skipped },
      sources: added.sources,
      lastRecordAt: added.lastRecordAt,
    },
  );
  return toImport(await requireImport(sql, owner, row.id));
}

/** Parts that are read at a time: there may be thousands. */
const PARTS = 500;

/** What the parts of an import have together. */
async function addedParts(sql: Sql, importId: string) {
  let sources: ImportRow['sources'] = [];
  let [parts, lastPart, lastMs] = [0, 0, Number.NEGATIVE_INFINITY];
  for (;;) {
    const next = await wearableParts.select(
      sql,
      `WHERE x.import_id = $1 AND x.part > $2 ORDER BY x.part LIMIT ${PARTS}`,
      [importId, lastPart],
    );
    parts += next.length;
    sources = joinedSpansOf([sources, ...next.map((part) => part.sources)]);
    for (const { part, lastRecordAt } of next) {
      lastPart = part;
      if (lastRecordAt !== null) lastMs = Math.max(lastMs, Date.parse(lastRecordAt));
    }
    if (next.length < PARTS)
      return { parts, sources, lastRecordAt: Number.isFinite(lastMs) ? new Date(lastMs) : null };
  }
}

/** Cancels or undoes it: its parts and blocks go with it. */
export async function removeImport(sql: Sql, owner: OfPatient, importId: string): Promise<void> {
  const { id } = await requireImport(sql, owner, importId, 'FOR UPDATE');
  await wearableImports.remove(sql, { id });
}
