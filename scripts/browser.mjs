// Finds the Chromium for tests and snapshots.
//   1. CHROMIUM_PATH, when set: that browser, as it is.
//   2. Linux x64: the build pinned in node_modules, so that snapshots are the same on every such machine.
//   3. Elsewhere: Playwright's own, downloaded the first time.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Flags that make rendering reproducible and let Chromium run in a container. */
export const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--hide-scrollbars',
];

/** Whether this machine renders with the pinned build, to which the committed snapshots belong. */
export const isPinned = () =>
  !process.env.CHROMIUM_PATH && process.platform === 'linux' && process.arch === 'x64';

/** Options for Playwright's `chromium.launch`: `{ executablePath?, args, env? }`. */
export async function browser() {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, args };
  return isPinned() ? pinned() : downloaded();
}

async function pinned() {
  const require = createRequire(import.meta.url);
  const manifest = join(require.resolve('@sparticuz/chromium'), '../../../package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const home = join(root, 'node_modules/.cache', `chromium-${version}`);
  if (!existsSync(join(home, 'fonts.conf'))) await extract(home);
  return {
    executablePath: join(home, 'chromium'),
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(home, 'al2023/lib'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
    },
  };
}

/** Unpacks next to the final path and renames: two processes that start at once both end up with a complete browser. */
async function extract(home) {
  const draft = `${home}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const changed = ['TMPDIR', 'AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];
  const before = Object.fromEntries(changed.map((key) => [key, process.env[key]]));
  // The package unpacks into TMPDIR, and its libraries only when it detects that runtime.
  Object.assign(process.env, { TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    for (const key of changed) {
      if (before[key] === undefined) delete process.env[key];
      else process.env[key] = before[key];
    }
  }
  // Only the package's own fonts: the machine's would change the snapshots.
  writeFileSync(
    join(draft, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${home}/fonts</dir><cachedir>${home}/font-cache</cachedir></fontconfig>`,
  );
  try {
    renameSync(draft, home);
  } catch (error) {
    if (!existsSync(join(home, 'fonts.conf'))) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}

async function downloaded() {
  const { chromium } = await import('playwright');
  if (!existsSync(chromium.executablePath())) {
    console.error('Downloading Chromium for the tests (once)…');
    const cli = join(root, 'node_modules/playwright/cli.js');
    const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) {
      throw new Error(
        'No Chromium could be downloaded. Install one and name its program in CHROMIUM_PATH, then run the command again.',
      );
    }
  }
  return { args };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log((await browser()).executablePath ?? (await import('playwright')).chromium.executablePath());
}
