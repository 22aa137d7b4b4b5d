// `npm start`: from a bare clone to the running product. Installs what is missing, builds what changed, starts.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { cleanEnvironment, install, root } from './bootstrap.mjs';

install();

const turbo = join(root, 'node_modules', 'turbo', 'bin', 'turbo');
const build = spawnSync(
  process.execPath,
  [turbo, 'run', 'build', '--output-logs=errors-only', '--filter=@healzy/web', '--filter=@healzy/server'],
  {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...cleanEnvironment(), TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
  },
);
if (build.status !== 0) {
  console.error('\nThe build failed; the messages above say where.');
  process.exit(build.status ?? 1);
}

const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: process.env,
});
// The server shuts down cleanly on its own; this process only forwards the signal.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
