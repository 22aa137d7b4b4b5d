import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { requireStoredFiles } from '../src/features/documents/lost-files.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';

let bed: TestBed;
let files: string;
beforeAll(async () => {
  bed = await startTestBed();
  files = join(bed.config.dataDir, 'files');
  await requireStoredFiles(bed.database, bed.config.dataDir);
});
afterAll(() => bed.close());

/** The answer now, not one that still holds. */
async function ready() {
  bed.now.value = new Date(bed.now.value.getTime() + 6000);
  const answer = await bed.app.server.inject('/health/ready');
  return { status: answer.statusCode, body: answer.json() as unknown };
}
const alive = async () => (await bed.app.server.inject('/health')).statusCode;
const READY = { status: 200, body: { status: 'ok', database: 'ok', files: 'ok' } };
const NOBODY = 65_534;

describe('whether the server can be worked with', () => {
  it('is said when a row and a file can be written, and leaves nothing behind', async () => {
    expect(await ready()).toEqual(READY);
    expect(await readdir(join(files, 'incoming'))).toEqual([]);
  });

  it('is not while the folder of the files is missing, and nothing makes it anew; the process is alive', async () => {
    const aside = `${files}-aside`;
    await rename(files, aside);
    expect(await ready()).toEqual({
      status: 503,
      body: { status: 'unavailable', database: 'ok', files: 'missing' },
    });
    expect(await alive()).toBe(200);
    expect(await readdir(bed.config.dataDir)).not.toContain('files');
    await rename(aside, files);
    expect(await ready()).toEqual(READY);
  });

  it('is not while the folder of the files is read-only', async () => {
    const isRoot = process.geteuid?.() === 0;
    await chmod(bed.config.dataDir, 0o755);
    await chmod(files, 0o755);
    await chmod(join(files, 'incoming'), 0o555);
    // Permissions do not bind the superuser.
    if (isRoot) process.seteuid?.(NOBODY);
    const answer = await bed.app.services.files.check().then(
      () => 'written',
      (error: NodeJS.ErrnoException) => error.code,
    );
    if (isRoot) process.seteuid?.(0);
    await chmod(join(files, 'incoming'), 0o700);
    expect(answer).toBe('EACCES');
  });

  it('is not while the disk is full: the answer names each part, and `/health` stays 200', async () => {
    const noSpace = Object.assign(new Error('could not extend file: No space left on device'), {
      code: '53100',
    });
    const { asSystem } = bed.database;
    const full = vi.spyOn(bed.database, 'asSystem').mockImplementation((work) =>
      asSystem((sql) =>
        work({
          ...sql,
          query: (text: string, ...rest: []) =>
            text.startsWith('SELECT 1') ? sql.query(text, ...rest) : Promise.reject(noSpace),
        } as typeof sql),
      ),
    );
    vi.spyOn(bed.app.services.files, 'check').mockRejectedValue(noSpace);
    const answer = await ready();
    const isAlive = await alive();
    vi.restoreAllMocks();
    full.mockRestore();
    expect(answer).toEqual({
      status: 503,
      body: { status: 'unavailable', database: 'unwritable', files: 'unwritable' },
    });
    expect(isAlive).toBe(200);
  });

  it('is looked at once in five seconds, however often someone asks', async () => {
    expect(await ready()).toEqual(READY);
    const check = vi.spyOn(bed.app.services.files, 'check');
    for (let asked = 0; asked < 20; asked += 1) await bed.app.server.inject('/health/ready');
    expect(check).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

describe('a start without the folder of stored documents', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'healzy-lost-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('makes it where nothing is stored', async () => {
    await requireStoredFiles(bed.database, folder);
    expect(await readdir(folder)).toEqual(['files']);
  });

  it('is refused where the database has documents: with a lost folder, and with another clinic’s', async () => {
    const { accountId, patientId } = bed.alba;
    const id = newId();
    await bed.database.asAccount({ accountId }, (sql) =>
      sql.query(
        `INSERT INTO documents (id, account_id, entity_type, entity_id, file_name, content_type, size_bytes, state,
           sha256, storage_key, stored_at)
         VALUES ($1, $2, 'PATIENT', $3, 'a.pdf', 'application/pdf', 9, 'STORED', $4, $5, now())`,
        [id, accountId, patientId, 'a'.repeat(64), `${accountId}/${id}`],
      ),
    );
    const refusal = expect.objectContaining({
      name: 'DataFolderError',
      message: expect.stringMatching(new RegExp(`kept.${accountId} is missing.*DATA_DIR`)) as string,
    }) as Error;
    await expect(requireStoredFiles(bed.database, folder)).rejects.toEqual(refusal);
    await mkdir(join(folder, 'files', 'kept', newId()), { recursive: true });
    await expect(requireStoredFiles(bed.database, folder)).rejects.toEqual(refusal);
    await mkdir(join(folder, 'files', 'kept', accountId));
    await writeFile(join(folder, 'files', 'kept', accountId, id), '%PDF-1.7 ');
    await expect(requireStoredFiles(bed.database, folder)).resolves.toBeUndefined();
  });
});
