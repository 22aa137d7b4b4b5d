import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const SERVER = join(import.meta.dirname, '..');

/** Programs that tests start as processes of their own, beside those of the product. */
const PROGRAMS = ['chat-server', 'crash-server', 'lock-process', 'writing-server'] as const;
type Program = (typeof PROGRAMS)[number] | 'main';

let built: Promise<string> | undefined;

async function buildAll(): Promise<string> {
  // Below the server: it looks for its migrations and packages from there upwards.
  const cache = join(SERVER, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'test-programs-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    root: SERVER,
    configFile: join(SERVER, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      outDir: folder,
      sourcemap: false,
      rollupOptions: {
        input: Object.fromEntries(PROGRAMS.map((name) => [name, join(import.meta.dirname, `${name}.ts`)])),
      },
    },
  });
  return folder;
}

/**
 * The file of a program, built as the product is, once for all test files of a process: compiling the server's sources
 * anew in each of dozens of processes takes longer than what they are started for.
 */
export async function builtProgram(name: Program): Promise<string> {
  built ??= buildAll();
  return join(await built, `${name}.js`);
}
