// Earlier passes: for a stage or a story file, the key of everything it read when it last passed.
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** After this long it runs again, whatever the key says: a test may have come to depend on the day. */
const DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;

/** The folder of everything remembered, outside the checkout, so that a fresh clone on the same machine benefits. */
export const memoryFolder = (environment = process.env) =>
  environment.HEALZY_TEST_CACHE ||
  join(environment.XDG_CACHE_HOME || join(homedir(), '.cache'), 'healzy', 'tests');

/**
 * @param folder where it is stored; `undefined` remembers nothing
 * @returns `{ recall(name, key), keep(name, key, what) }`; `recall` returns what was kept under exactly this key, or
 *   `undefined`
 */
export function openMemory(folder) {
  if (folder === undefined) return { recall: () => undefined, keep: () => undefined };
  forgetOld(folder);
  const fileOf = (name, key) => join(folder, `${name.replaceAll(/[^\w.-]+/g, '_')}.${key}.json`);
  return {
    recall(name, key) {
      try {
        return JSON.parse(readFileSync(fileOf(name, key), 'utf8'));
      } catch {
        // Absent, or truncated when the machine stopped: it runs again.
        return undefined;
      }
    },
    keep(name, key, what) {
      const draft = join(folder, `.${process.pid}.draft`);
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(draft, JSON.stringify(what));
        renameSync(draft, fileOf(name, key));
      } catch (error) {
        console.warn(`Not remembered, since ${folder} cannot be written: ${error.message}`);
      }
    },
  };
}

function forgetOld(folder) {
  let names = [];
  try {
    names = readdirSync(folder);
  } catch {
    return;
  }
  for (const name of names) {
    const file = join(folder, name);
    const written = statSync(file, { throwIfNoEntry: false });
    if (written?.isFile() && Date.now() - written.mtimeMs > DAYS * DAY) rmSync(file, { force: true });
  }
}
