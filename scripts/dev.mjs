// `npm run dev`: web and server with hot reload, on one origin. Vite listens on PORT and proxies the server's paths to
// it; the server believes it is at Vite's address, so that sign-in and links work as in the product.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cleanEnvironment, install, root } from './bootstrap.mjs';

install();
const port = Number(process.env.PORT ?? 3000);
const environment = { ...cleanEnvironment(), PORT: String(port), SERVER_URL: `http://localhost:${port + 1}` };
const bin = (name) => join(root, 'node_modules', '.bin', name);

// The server's own pages (sign-in, invitations) take their styles from a build, which a fresh clone lacks.
if (!existsSync(join(root, 'apps/server/dist/hosted/hosted.css'))) {
  const build = spawnSync(bin('vite'), ['build', '--config', '../../packages/ui/vite.hosted.config.ts'], {
    cwd: join(root, 'apps/server'),
    stdio: ['ignore', 2, 2],
    env: cleanEnvironment(),
  });
  if (build.status !== 0) {
    console.error('\nThe styles of the sign-in pages could not be built; the messages above say why.');
    process.exit(build.status ?? 1);
  }
}

const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'src/main.ts'], {
    cwd: join(root, 'apps/server'),
    stdio: 'inherit',
    env: {
      ...environment,
      NODE_ENV: 'development',
      PORT: String(port + 1),
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
      DATA_DIR: process.env.DATA_DIR ?? join(root, '.data-dev'),
    },
  }),
  spawn(bin('vite'), ['--port', String(port), '--strictPort'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    env: environment,
  }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children)
  child.on('exit', (code) => {
    stop();
    process.exitCode ||= code ?? 1;
  });
