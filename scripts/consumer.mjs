// Packs the kit, installs it into an empty Vite app outside the repository, checks the app's types, builds it and opens
// it in a browser. Everything except the kit comes from npm's cache, in the versions of our lock file.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { cleanEnvironment, install, root } from './bootstrap.mjs';
import { look } from './consumer-page.mjs';
import { packageUi, publishedManifest } from './package-ui.mjs';

/** Distinctive words of parts of the kit, and the installed files that contain them. */
const heavyParts = [
  ['LiberationSans-Bold.ttf', '@healzy/ui/patterns/PdfPreview/pdfFiles.js'],
  ['getDocument', 'pdfjs-dist/build/pdf.mjs'],
  ['country_calling_codes', 'libphonenumber-js/metadata.min.json'],
  ['MediaRecorder', '@healzy/ui/patterns/Composer/useRecorder.js'],
  ['text/csv', '@healzy/ui/patterns/DataTable/dataTableCsv.js'],
];
const onDemand = ['LiberationSans-Bold.ttf', 'getDocument'];

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
  run(join(folder, 'node_modules/vite/bin/vite.js'), ['build', '--manifest', '--logLevel', 'warn']);
  onlyWhatIsImported();
  await look(folder);
  console.log('it renders, takes a number, fills a form, sorts, draws and opens a document in the theme');
}

/** The app's package.json, and a lock file with what it needs from ours, so that npm has nothing to resolve. */
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
    // The cache has been emptied since the packages were installed.
    if (!/ENOTCACHED/.test(error.stderr)) throw new Error(error.stderr);
    attempt('--prefer-offline');
    console.log('installed; what the cache lacked came from the registry');
  }
}

/** The app is outside the repository, whose settings keep download addresses out of lock files. */
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

/** What the page does not import must not be bundled, and what it imports lazily must not load at once. */
function onlyWhatIsImported() {
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  for (const [word, file] of heavyParts)
    assert(
      read(join('node_modules', file)).includes(word),
      `${file} no longer says ${word}: look for another`,
    );

  const manifest = JSON.parse(read('dist/.vite/manifest.json'));
  const first = new Set(['index.html']);
  for (const key of first) for (const each of manifest[key].imports ?? []) first.add(each);
  const code = (keys) => [...keys].map((key) => read(join('dist', manifest[key].file))).join('\n');
  const scripts = Object.keys(manifest).filter((key) => manifest[key].file.endsWith('.js'));
  const [atOnce, all] = [code(first), code(scripts)];
  for (const [word] of heavyParts) {
    assert(!atOnce.includes(word), `the first files of the page hold ${word}, which it does not use yet`);
    assert.equal(all.includes(word), onDemand.includes(word), `the page's files and ${word}`);
  }
}
