// One contender in a process of its own: no other contender's heap, caches or type feedback touch it.
// argv: module, JSON parameters. Messages in: 'run' or 'end'. Messages out: { ready }, { ms, checksum } or { error }.
import { pathToFileURL } from 'node:url';

const [, , modulePath, parameters] = process.argv;

try {
  const { prepare } = await import(pathToFileURL(modulePath).href);
  const run = await prepare(JSON.parse(parameters));
  process.on('message', async (message) => {
    if (message === 'end') process.exit(0);
    try {
      globalThis.gc();
      const start = performance.now();
      const answer = await run();
      const ms = performance.now() - start;
      process.send({ ms, checksum: answer() });
    } catch (error) {
      process.send({ error: String(error?.stack ?? error) });
    }
  });
  process.send({ ready: true });
} catch (error) {
  process.send({ error: String(error?.stack ?? error) });
}
