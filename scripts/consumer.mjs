/* global document, getComputedStyle -- what runs in the page */
// Packs the kit, installs it into an empty Vite app outside the repository, checks the app's types, builds it and
// looks at it in a browser. Everything but the kit comes from npm's cache, in the versions of our lock file.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { cleanEnvironment, install, root } from './bootstrap.mjs';
import { browser } from './browser.mjs';
import { packageUi, publishedManifest } from './package-ui.mjs';

install();
const folder = mkdtempSync(join(tmpdir(), 'healzy-consumer-'));
try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function main() {
  cpSync(join(root, 'packages/ui/consumer'), folder, { recursive: true });
  const tarball = basename(packageUi(folder));
  console.log(`packed ${tarball}`);
  writeManifests(tarball);
  installFromCache();
  run(join(folder, 'node_modules/typescript/bin/tsc'), ['-p', '.']);
  console.log('its types hold');
  run(join(folder, 'node_modules/vite/bin/vite.js'), ['build', '--logLevel', 'warn']);
  onlyWhatIsImported();
  await look();
  console.log('it renders, takes a number and shows the theme');
}

/** The app's package.json, and a lock file with what it needs of ours, so that npm has nothing to decide. */
function writeManifests(tarball) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const dependencies = { '@healzy/ui': `file:${tarball}` };
  for (const name of [
    'react',
    'react-dom',
    'react-hook-form',
    'vite',
    'typescript',
    '@types/react',
    '@types/react-dom',
  ])
    dependencies[name] = packages[`node_modules/${name}`].version;
  const manifest = { name: 'consumer', version: '0.0.0', private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));

  const { version, dependencies: own, peerDependencies, peerDependenciesMeta } = publishedManifest();
  const kit = {
    version,
    resolved: `file:${tarball}`,
    dependencies: own,
    peerDependencies,
    peerDependenciesMeta,
  };
  const locked = { '': manifest, 'node_modules/@healzy/ui': kit };
  const ask = [
    ...Object.keys(dependencies).map((name) => ['', name]),
    ...Object.keys(own).map((name) => ['', name]),
  ];
  const optional = new Set();
  for (const [from, name] of ask) {
    if (name === '@healzy/ui') continue;
    const path = resolve(packages, from, name);
    if (!path) {
      assert(optional.has(`${from} ${name}`), `${name} of ${from || 'the kit'} is not in the lock file`);
      continue;
    }
    if (locked[path]) continue;
    const { dev: _dev, optional: _optional, devOptional: _both, peer: _peer, ...entry } = packages[path];
    locked[path] = { ...entry, ...(packages[path].optional ? { optional: true } : {}) };
    for (const each of Object.keys(entry.dependencies ?? {})) ask.push([path, each]);
    for (const each of Object.keys(entry.peerDependencies ?? {})) {
      if (entry.peerDependenciesMeta?.[each]?.optional) optional.add(`${path} ${each}`);
      ask.push([path, each]);
    }
    for (const each of Object.keys(entry.optionalDependencies ?? {})) {
      optional.add(`${path} ${each}`);
      ask.push([path, each]);
    }
  }
  const lock = { name: 'consumer', version: '0.0.0', lockfileVersion: 3, requires: true, packages: locked };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock, null, 2));
}

/** Where Node would find `name` from the package at `from`, in our lock file. */
function resolve(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const path = at ? `${at}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[path] && !packages[path].link) return path;
    if (!at) return undefined;
  }
}

function installFromCache() {
  copyNpmSettings();
  const attempt = (mode) =>
    execFileSync('npm', ['ci', mode, '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: folder,
      env: cleanEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
  try {
    attempt('--offline');
    console.log('installed offline, from the cache');
  } catch (error) {
    // Somebody has emptied the cache since the packages were installed.
    if (!/ENOTCACHED/.test(error.stderr)) throw new Error(error.stderr);
    attempt('--prefer-offline');
    console.log('installed; what the cache lacked came from the registry');
  }
}

/** The app is outside the repository, whose settings say that lock files name no download addresses. */
function copyNpmSettings() {
  cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
}

function run(script, args) {
  try {
    execFileSync(process.execPath, [script, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...cleanEnvironment(), NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    throw new Error(`${basename(script)} ${args.join(' ')} failed:\n${error.stdout}${error.stderr}`);
  }
}

/** What the page does not import must not come with it. */
function onlyWhatIsImported() {
  const assets = join(folder, 'dist/assets');
  const code = readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(assets, file), 'utf8'))
    .join('\n');
  for (const absent of ['pdfjs', 'libphonenumber', 'MediaRecorder', 'aria-rowindex'])
    assert(!code.includes(absent), `a page that imports five parts also ships ${absent}`);
}

async function look() {
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const server = spawn(process.execPath, [vite, 'preview', '--port', '0', '--host', '127.0.0.1'], {
    cwd: folder,
    env: { ...cleanEnvironment(), FORCE_COLOR: '0', NO_COLOR: '1' },
  });
  const { chromium } = await import('playwright');
  let chrome;
  try {
    const address = await new Promise((found, failed) => {
      let output = '';
      server.stdout.on('data', (data) => {
        output += data;
        const [url] = /http:\/\/127\.0\.0\.1:\d+\//.exec(output) ?? [];
        if (url) found(url);
      });
      server.on('exit', () => failed(new Error(`The preview ended: ${output}`)));
    });
    chrome = await chromium.launch(await browser());
    const page = await chrome.newPage({ locale: 'en-GB' });
    const complaints = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(address);
    await page.getByLabel('Weight').fill('72,5');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved: 72.5 kg').waitFor();
    await page.getByRole('button', { name: 'Show as a table' }).click();
    await page.getByRole('rowheader', { name: 'In range' }).waitFor();
    const drawn = await page.evaluate(async () => {
      await document.fonts.ready;
      const save = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Save');
      const style = getComputedStyle(save);
      return {
        accent:
          style.backgroundColor !== 'rgba(0, 0, 0, 0)' && style.backgroundColor !== 'rgb(239, 239, 239)',
        radius: style.borderTopLeftRadius,
        font: [...document.fonts].some((face) => face.family.includes('Inter') && face.status === 'loaded'),
      };
    });
    assert.deepEqual(drawn, { accent: true, radius: '6px', font: true });
    assert.deepEqual(complaints, []);
  } finally {
    await chrome?.close();
    server.kill();
  }
}
