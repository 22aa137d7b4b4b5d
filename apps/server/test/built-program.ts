import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { inject } from 'vitest';

const SERVER = join(import.meta.dirname, '..');

/** Programs that tests start as processes of their own, beside those of the product. */
const PROGRAMS = ['chat-server', 'crash-server', 'lock-process', 'writing-server'] as const;
type Program = (typeof PROGRAMS)[number] | 'main';

let built: Promise<string> | undefined;

async function buildAll(): Promise<string> {
  const folder = mkdtempSync(join(inject('programsFolder'), 'built-'));
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
 * The file of a program, built with the product's configuration, once for all test files of a worker: compiling the
 * server's sources again in each of dozens of processes takes longer than what they are started for.
 */
export async function builtProgram(name: Program): Promise<string> {
  built ??= buildAll();
  return join(await built, `${name}.js`);
}
