// The limit of `server.list` and `server.write`, in a process of its own.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serverBundle } from '../harness/bundles.mjs';

/** @param database `{ url }` of a PostgreSQL server or `{ dataDir }` of an embedded one */
export async function startBare(database) {
  const bundles = {
    list: await serverBundle('features/patients/list-query'),
    kept: await serverBundle('features/patients/kept-figures'),
    rows: await serverBundle('features/patients/patient-rows'),
    write: await serverBundle('features/patients/patient-writing'),
    session: await serverBundle('platform/db/embedded-session'),
  };
  const child = fork(
    fileURLToPath(new URL('./bare-server.mjs', import.meta.url)),
    [JSON.stringify({ database, bundles })],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const url = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)));
  });
  return {
    url,
    end: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', resolve);
        child.kill();
      }),
  };
}
