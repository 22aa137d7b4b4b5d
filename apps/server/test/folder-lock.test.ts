import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseFolder } from '../src/platform/db/create-database-folder.ts';
import { DataFolderError } from '../src/platform/db/data-folder-error.ts';
import { FolderInUseError, lockDatabase, lockFolder } from '../src/platform/db/folder-lock.ts';
import { builtProgram } from './built-program.ts';

const PROCESSES = 3;
const ROUNDS = 30;
/** How far ahead the common starting instant is, so that each process has read its line by then. */
const AHEAD_MS = 15;
const OWN_NAMESPACE = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
const canSeparate = spawnSync('unshare', [...OWN_NAMESPACE.slice(1), 'true']).status === 0;

let folder: string;
const started: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'healzy-lock-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Contender {
  child: ChildProcess;
  tell(line: string): Promise<string>;
}

async function startContender(before: readonly string[]): Promise<Contender> {
  const [program = '', ...args] = [...before, process.execPath, await builtProgram('lock-process')];
  const child = spawn(program, args, {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  started.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next();
    return done === true ? 'gone' : value;
  };
  expect(await next()).toBe('ready');
  return {
    child,
    tell: (line) => {
      child.stdin.write(`${line}\n`);
      return next();
    },
  };
}

const startAll = (before: readonly string[] = []): Promise<Contender[]> =>
  Promise.all(Array.from({ length: PROCESSES }, () => startContender(before)));

const tellAll = (all: readonly Contender[], line: string): Promise<string[]> =>
  Promise.all(all.map(({ tell }) => tell(line)));

async function expectOneHolderEachTime(all: readonly Contender[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const place = join(folder, `${process.pid}-${all[0]?.child.pid}-${round % 2 === 0 ? 'again' : round}`);
    const answers = await tellAll(all, `take ${place} ${Date.now() + AHEAD_MS}`);
    expect(answers.sort(), `round ${round}`).toEqual(['held', 'refused', 'refused']);
    await tellAll(all, 'leave');
  }
}

describe('processes that lock one folder at the same instant', () => {
  it(`are ${PROCESSES}, and one of them gets it, ${ROUNDS} times`, async () => {
    await expectOneHolderEachTime(await startAll());
  }, 120_000);

  it.skipIf(!canSeparate)(
    `are ${PROCESSES} with the same number in process namespaces of their own, and one gets it, ${ROUNDS} times (left out where the machine allows no namespaces)`,
    async () => {
      const all = await startAll(OWN_NAMESPACE);
      await expectOneHolderEachTime(all);
      const place = join(folder, 'namespaces');
      await all[0]?.tell(`take ${place} 0`);
      expect(JSON.parse(readFileSync(join(place, 'healzy.lock'), 'utf8'))).toMatchObject({ pid: 1 });
    },
    120_000,
  );

  it('create one database in a new folder, and only one of them opens it', async () => {
    const all = await startAll();
    const place = join(folder, 'new');
    const answers = await tellAll(all, `open ${place} ${Date.now() + AHEAD_MS}`);
    expect(answers.sort()).toEqual(['held', 'refused', 'refused']);
  }, 120_000);

  it('get it as soon as its holder is killed, which leaves its name behind', async () => {
    const [first, second] = (await startAll()) as [Contender, Contender];
    const place = join(folder, 'killed');
    expect(await first.tell(`take ${place} 0`)).toBe('held');
    expect(await second.tell(`take ${place} 0`)).toBe('refused');
    const gone = new Promise((resolve) => first.child.once('exit', resolve));
    first.child.kill('SIGKILL');
    await gone;
    expect(JSON.parse(readFileSync(join(place, 'healzy.lock'), 'utf8'))).toMatchObject({
      pid: first.child.pid,
    });
    expect(await second.tell(`take ${place} 0`)).toBe('held');
  }, 60_000);
});

describe('the lock of the data folder', () => {
  it('rejects a second holder, names the first with what to do, and lets the next one in afterwards', async () => {
    const unlock = await lockFolder(folder);
    const refused = lockFolder(folder);
    await expect(refused).rejects.toThrow(FolderInUseError);
    await expect(refused).rejects.toThrow(new RegExp(`by process ${process.pid}\\..*DATA_DIR.*DATABASE_URL`));
    unlock();
    (await lockFolder(folder))();
  });

  it('names a process of another machine or container with it', async () => {
    const unlock = await lockFolder(folder);
    writeFileSync(join(folder, 'healzy.lock'), JSON.stringify({ pid: 1, host: 'a1b2c3' }));
    await expect(lockFolder(folder)).rejects.toThrow('by process 1 on a1b2c3.');
    unlock();
  });

  it.each(['', 'not json', '{"pid":"x"}', `{"pid":${process.ppid}}`])(
    'trusts the system, whatever is written in the file: %j',
    async (content) => {
      writeFileSync(join(folder, 'healzy.lock'), content);
      const unlock = await lockFolder(folder);
      expect(JSON.parse(readFileSync(join(folder, 'healzy.lock'), 'utf8'))).toMatchObject({
        pid: process.pid,
      });
      writeFileSync(join(folder, 'healzy.lock'), content);
      await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
      unlock();
    },
  );

  it('is released once: releasing it again takes it from nobody', async () => {
    const unlock = await lockFolder(folder);
    unlock();
    const next = await lockFolder(folder);
    unlock();
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    next();
  });

  it('follows a file that is replaced while it is being locked', async () => {
    const { tryLock } = await import('fs-native-extensions');
    let isReplaced = false;
    const unlock = await lockFolder(folder, (...place) => {
      if (!isReplaced) rmSync(join(folder, 'healzy.lock'));
      isReplaced = true;
      return tryLock(...place);
    });
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    unlock();
  });

  it.each(['ENOLCK', 'ENOTSUP', 'EOPNOTSUPP', 'EINVAL'])(
    'rejects a file system that answers %s, because nothing proves then that nobody else is there',
    async (code) => {
      const unable = () => {
        throw Object.assign(new Error('no'), { code });
      };
      const refused = lockFolder(folder, unable);
      await expect(refused).rejects.toThrow(DataFolderError);
      await expect(refused).rejects.toThrow(
        new RegExp(`cannot be locked \\(${code}\\).*local disk.*DATABASE_URL`),
      );
      (await lockFolder(folder))();
    },
  );

  it('says what is wrong with a path that cannot be a folder', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(lockFolder(join(file, 'data'))).rejects.toThrow(/a part of the path is a file.*DATA_DIR/);
  });

  it('locks the database itself as well, so that removing the file opens no way to it', async () => {
    const database = join(folder, 'twice', 'database');
    await createDatabaseFolder(database);
    const unlock = await lockDatabase(join(folder, 'twice'), database);
    await expect(lockDatabase(join(folder, 'twice'), database)).rejects.toThrow(FolderInUseError);
    unlock();
    (await lockDatabase(join(folder, 'twice'), database))();
  }, 60_000);
});
