// `npm run package:ui [-- folder]`: builds the kit as it is published (ES modules, types, one style sheet) into
// packages/ui/dist and packs it. Prints the path of the tarball.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanEnvironment, install, root } from './bootstrap.mjs';
import { changelog, nextVersion, pendingChanges } from './ui-changelog.mjs';

const kit = join(root, 'packages/ui');
const dist = join(kit, 'dist');
/** Runs one of our tools; its output becomes the error. */
function node(script, args) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', script), ...args],
    {
      cwd: kit,
      encoding: 'utf8',
      env: { ...cleanEnvironment(), NODE_ENV: 'production' },
    },
  );
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** Types refer to each other by source file; the published package has none. */
function nameBuiltFiles() {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(dist, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(/((?:from|import)\s+|import\()(["'])(\.[^"']+?)\.tsx?\2/g, '$1$2$3.js$2'),
    );
  }
}

/** Style modules, whose subpath contains `.css` as in the source and whose built file does not. */
function builtStyles() {
  return Object.fromEntries(
    ['contract', 'sprinkles'].map((name) => [
      `./theme/${name}.css`,
      { types: `./theme/${name}.css.d.ts`, default: `./theme/${name}.styles.js` },
    ]),
  );
}

const pending = () => pendingChanges(join(root, '.changeset'), '@healzy/ui');

/**
 * What an app brings itself. React has no upper end, so that its next version is not refused before anybody tried it;
 * the lower one is the first with `use` and `useEffectEvent`, and with `ref` as a prop.
 */
const PEERS = { react: '>=19.2.0', 'react-dom': '>=19.2.0' };

/** The published manifest: the source's, with its subpaths pointing to the built files. */
export function publishedManifest() {
  const {
    private: _,
    scripts: _scripts,
    devDependencies: _dev,
    exports,
    ...rest
  } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
  const built = Object.entries(exports).map(([subpath, source]) => {
    const stem = source.replace('./src/', './').replace(/\.tsx?$/, '');
    return [subpath, { types: `${stem}.d.ts`, default: `${stem}.js` }];
  });
  const majors = (versions) =>
    Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `^${version}`]));
  return {
    ...rest,
    version: nextVersion(rest.version, pending()),
    description: 'An accessible, component-first kit for dense clinical interfaces.',
    license: 'MIT',
    keywords: [
      'react',
      'components',
      'accessibility',
      'design-system',
      'charts',
      'glucose',
      'react-aria',
      'vanilla-extract',
    ],
    ...repository(),
    sideEffects: ['**/*.css', './theme/global.js', './theme/fonts.js'],
    exports: {
      ...Object.fromEntries(built),
      ...builtStyles(),
      './style.css': './style.css',
      './package.json': './package.json',
    },
    peerDependencies: { ...majors(rest.peerDependencies), ...PEERS },
  };
}

/** Where the source is, as the project's own manifest has it. */
function repository() {
  const { repository: own } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return own === undefined ? {} : { repository: { ...own, directory: 'packages/ui' } };
}

/** The changelog of what is released, without its heading; none before the first release. */
function releasedChangelog() {
  const file = join(kit, 'CHANGELOG.md');
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/^# .*\n+/, '') : '';
}

/** Builds the modules and the style sheet into packages/ui/dist. */
export function buildUi() {
  node('vite/bin/vite.js', ['build', '--config', 'vite.package.config.ts', '--logLevel', 'warn']);
}

/** Builds and packs into `folder`; returns the tarball's path. */
export function packageUi(folder) {
  buildUi();
  node('typescript/bin/tsc', ['-p', 'tsconfig.package.json']);
  nameBuiltFiles();
  const manifest = publishedManifest();
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(dist, 'CHANGELOG.md'), changelog(manifest.version, pending(), releasedChangelog()));
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  copyFileSync(join(kit, 'README.md'), join(dist, 'README.md'));
  mkdirSync(folder, { recursive: true });
  const packed = execFileSync(
    'npm',
    ['pack', dist, '--json', '--pack-destination', folder, '--ignore-scripts'],
    {
      cwd: kit,
      encoding: 'utf8',
      env: cleanEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const [{ filename }] = JSON.parse(packed);
  return join(folder, filename.replace('@', '').replace('/', '-'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  console.log(packageUi(resolve(process.argv[2] ?? kit)));
}
