import { endStaleImports } from '../patients/imports/stale-imports.ts';
import { NOTE_RESTORE_DAYS } from '@healzy/domain/notes';
import { forgetArchives } from '../carry/archives.ts';
import { finishErasures } from '../carry/finishing.ts';
import { eraseDue } from '../carry/erasure.ts';
import { seeDeleted } from '../carry/hidden.ts';
import type { Services } from '../services.ts';

const EVERY_MS = 60 * 60_000;
/** What is younger may still be on its way. */
const HALF_DONE_MS = 24 * 60 * 60_000;
const KEYS_KEPT_MS = 7 * 24 * 60 * 60_000;
const NOTES_KEPT_MS = NOTE_RESTORE_DAYS * 24 * 60 * 60_000;

/**
 * Removes what a killed process or a closed browser left half done: announced files that never came, sensor files that
 * were never imported, pictures that nobody shows, what was put to notes that were never saved, notes deleted too long
 * ago to be restored, exported records, kept files without a row, half-received uploads, answers kept for retries.
 */
export async function sweep(services: Services): Promise<void> {
  const { database, files } = services;
  const before = new Date(services.now().getTime() - HALF_DONE_MS);
  const notesBefore = new Date(services.now().getTime() - NOTES_KEPT_MS);
  await files.discardIncoming(before);
  const accounts = await database.asSystem((sql) => sql.query<{ id: string }>('SELECT id FROM accounts'));
  const kept = new Set<string>();
  let namesAny = false;
  for (const { id } of accounts.rows) {
    namesAny ||= await namesFiles(services, id);
    await eraseDue(services, id);
    await forgetArchives(services, id);
    for (const key of await sweepAccount(services, id, { before, notesBefore })) kept.add(key);
  }
  // A database that named no file at all may be another than the one that the files belong to.
  if (namesAny) {
    for await (const file of files.list()) {
      if (!kept.has(file.key) && file.modifiedAt < before) await files.remove(file.key);
    }
  }
  await database.asSystem((sql) =>
    sql.query('DELETE FROM idempotency_keys WHERE created_at < $1', [
      new Date(services.now().getTime() - KEYS_KEPT_MS).toISOString(),
    ]),
  );
  await database.asSystem((sql) =>
    sql.query(`DELETE FROM patient_writes WHERE at < now() - interval '1 day'`),
  );
  await finishErasures(services);
  await database.refreshStatistics();
}

async function namesFiles({ database }: Services, accountId: string): Promise<boolean> {
  return database.asAccount({ accountId }, async (sql) => {
    await seeDeleted(sql);
    const { rowCount } = await sql.query('SELECT FROM documents WHERE storage_key IS NOT NULL LIMIT 1');
    return rowCount > 0;
  });
}

/** Answers the keys of the files that stay. */
async function sweepAccount(
  { database, now: clock }: Services,
  accountId: string,
  { before, notesBefore }: { before: Date; notesBefore: Date },
): Promise<string[]> {
  const now = clock();
  return database.asAccount({ accountId }, async (sql) => {
    // Whoever can still be restored is complete then: to clean-up their rows and files are not gone.
    await seeDeleted(sql);
    await sql.query('DELETE FROM notes WHERE account_id = $1 AND deleted_at < $2', [
      accountId,
      notesBefore.toISOString(),
    ]);
    await sql.query(
      `DELETE FROM documents d WHERE d.created_at < $1 AND d.entity_type = 'NOTE'
         AND NOT EXISTS (SELECT 1 FROM note_documents n WHERE n.document_id = d.id)`,
      [before.toISOString()],
    );
    await sql.query(
      `DELETE FROM documents d WHERE d.created_at < $1 AND (d.state = 'AWAITING_UPLOAD' OR (d.entity_type = 'CGM_IMPORT'
         AND NOT EXISTS (SELECT 1 FROM cgm_imports i WHERE i.document_id = d.id)))`,
      [before.toISOString()],
    );
    await sql.query(
      `DELETE FROM documents d WHERE d.created_at < $1 AND (
         d.entity_type = 'ACCOUNT' AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.profile_image_id = d.id)
         OR d.entity_type = 'USER' AND EXISTS (SELECT 1 FROM users u
           WHERE u.id = d.entity_id AND u.picture_id IS DISTINCT FROM d.id))`,
      [before.toISOString()],
    );
    await endStaleImports(sql, now, before);
    const { rows } = await sql.query<{ storageKey: string }>(
      'SELECT storage_key FROM documents WHERE storage_key IS NOT NULL',
    );
    return rows.map((row) => row.storageKey);
  });
}

/** Sweeps every hour; answers the function that stops it. A failed sweep is tried again the next hour. */
export function startSweeping(services: Services): () => void {
  const run = (): void => {
    sweep(services).catch((error: unknown) => services.log.error({ err: error }, 'the sweep failed'));
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
