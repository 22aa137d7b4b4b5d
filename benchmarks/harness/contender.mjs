// One contender in a process of its own, so that no other contender's heap, caches or type feedback affect it. What
// counts is processor time, all threads of the process together, so that other programs on the machine do not. argv:
// module, JSON parameters. Messages in: 'run' or 'end'. Messages out: { ready }, { ms, checksum } or { error }.
import { pathToFileURL } from 'node:url';

const [, , modulePath, parameters] = process.argv;

try {
  const { prepare } = await import(pathToFileURL(modulePath).href);
  const run = await prepare(JSON.parse(parameters));
  process.on('message', async (message) => {
    if (message === 'end') process.exit(0);
    try {
      // Only the young generation: a full collection would also discard compiled code.
      globalThis.gc({ type: 'minor' });
      const start = process.cpuUsage();
      const answer = await run();
      const { user, system } = process.cpuUsage(start);
      const ms = (user + system) / 1000;
      process.send({ ms, checksum: answer() });
    } catch (error) {
      process.send({ error: String(error?.stack ?? error) });
    }
  });
  process.send({ ready: true });
} catch (error) {
  process.send({ error: String(error?.stack ?? error) });
}
