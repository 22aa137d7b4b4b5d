// Each kind of change, in a project of a few files: what has to run again, and what has passed before.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importsIn } from './imports.mjs';
import { memoryFolder, openMemory } from './memory.mjs';
import { provenStages } from './proven-stages.mjs';
import { journeyResults, rememberedJourneys } from './remembered-journeys.mjs';
import { rememberedStories, steadyFiles } from './remembered-stories.mjs';

const PROJECT = {
  'package.json': '{ "name": "project" }',
  'package-lock.json': '{}',
  '.storybook/preview.tsx': `import '../packages/ui/src/theme/reset.css.ts';`,
  '.storybook/visual-baselines/pictures-button--variants.light.1280.png': 'a picture',
  '.storybook/visual-baselines/pictures-buttongroup--variants.light.1280.png': 'another',
  'packages/ui/package.json': JSON.stringify({
    name: '@project/ui',
    exports: { './components/*': './src/components/*/*.tsx', './theme/*': './src/theme/*.ts' },
  }),
  'packages/ui/src/theme/reset.css.ts': 'export const reset = 1;',
  'packages/ui/src/theme/contract.css.ts': 'export const contract = 1;',
  'packages/ui/src/components/Button/Button.css.ts': `import { contract } from '../../theme/contract.css.ts';`,
  'packages/ui/src/components/Button/Button.tsx': `import './Button.css.ts';\nimport type { Kind } from './kinds.ts';`,
  'packages/ui/src/components/Button/kinds.ts': 'export type Kind = 1;',
  'packages/ui/src/components/Button/Button.stories.tsx': `import { Button } from './Button.tsx';`,
  'packages/ui/src/components/Button/Button.visual.stories.tsx': `import { Button } from './Button.tsx';\nexport default { title: 'Pictures/Button' };`,
  'packages/ui/src/components/Menu/Menu.stories.tsx': `export const late = () => import('./Menu.tsx');`,
  'packages/ui/src/components/Menu/Menu.tsx': 'export const Menu = 1;',
  'apps/web/src/locales/es/notes.json': '{}',
  'apps/web/src/i18n.ts': `export const words = import.meta.glob<object>('./locales/*/*.json');`,
  'apps/web/src/NoteForm.stories.tsx': `import './i18n.ts';\nimport { Button } from '@project/ui/components/Button';`,
  'apps/server/src/features/notes.ts': 'export const notes = 1;',
  'docs/guide.md': '# Guide',
};
const STORIES = {
  button: 'packages/ui/src/components/Button/Button.stories.tsx',
  pictures: 'packages/ui/src/components/Button/Button.visual.stories.tsx',
  menu: 'packages/ui/src/components/Menu/Menu.stories.tsx',
  note: 'apps/web/src/NoteForm.stories.tsx',
};

let root: string;
let cache: string;

function put(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'healzy-memory-'));
  [root, cache] = [join(folder, 'project'), join(folder, 'cache')];
  for (const [path, text] of Object.entries(PROJECT)) put(path, text);
  spawnSync('git', ['init', '-q'], { cwd: root });
});
afterEach(() => rmSync(dirname(root), { recursive: true, force: true }));

const passing = (file: string) => ({ file, assertionResults: [{ status: 'passed', invocations: 1 }] });

/** All stories pass and are remembered; then something changes: which run again? */
function runAgainAfter(change: () => void): string[] {
  const before = rememberedStories(root, { folder: cache });
  before?.keep(Object.values(STORIES).map(passing), true);
  before?.keepOrphans();
  expect(rememberedStories(root, { folder: cache })).toMatchObject({
    isComplete: true,
    toRun: [],
    provenBefore: 4,
  });
  change();
  const after = rememberedStories(root, { folder: cache });
  return Object.entries(STORIES)
    .filter(([, file]) => after?.toRun.includes(file))
    .map(([name]) => name);
}

describe('a story runs again', () => {
  const all = Object.keys(STORIES);
  it.each([
    ['for its own file', 'packages/ui/src/components/Menu/Menu.stories.tsx', ['menu']],
    ['for what it imports when it runs', 'packages/ui/src/components/Menu/Menu.tsx', ['menu']],
    [
      'for what its parts import, through packages as well',
      'packages/ui/src/components/Button/Button.tsx',
      ['button', 'pictures', 'note'],
    ],
    [
      'for a token that a style sheet reads',
      'packages/ui/src/theme/contract.css.ts',
      ['button', 'pictures', 'note'],
    ],
    ['for a file that a pattern takes', 'apps/web/src/locales/es/notes.json', ['note']],
    ['for a new file that a pattern takes', 'apps/web/src/locales/en/notes.json', ['note']],
    [
      'for its own kept picture',
      '.storybook/visual-baselines/pictures-button--variants.light.1280.png',
      ['pictures'],
    ],
    ['for what draws every story', '.storybook/preview.tsx', all],
    ['for the ground of all', 'packages/ui/src/theme/reset.css.ts', all],
    ['for other libraries', 'package-lock.json', all],
  ])('%s', (_, path, expected) => {
    expect(runAgainAfter(() => put(path, `${PROJECT[path as keyof typeof PROJECT] ?? ''} `))).toEqual(
      expected,
    );
  });

  it.each([
    ['of types', 'packages/ui/src/components/Button/kinds.ts'],
    ['of the server', 'apps/server/src/features/notes.ts'],
    ['of a document', 'docs/guide.md'],
    ['of a part whose title begins the same', '.storybook/visual-baselines/pictures-buttongroup--x.png'],
  ])('but not for a change %s', (_, path) => {
    expect(runAgainAfter(() => put(path, 'changed'))).toEqual([]);
  });

  it('when an external setting changes', () => {
    const before = process.env.HEALZY_TOKENS;
    try {
      expect(runAgainAfter(() => (process.env.HEALZY_TOKENS = '--hz-space:1px'))).toEqual(all);
    } finally {
      if (before === undefined) delete process.env.HEALZY_TOKENS;
      else process.env.HEALZY_TOKENS = before;
    }
  });

  it('is asked for its snapshots again when one more is kept', () => {
    runAgainAfter(() =>
      put('.storybook/visual-baselines/pictures-gone--variants.light.1280.png', 'left over'),
    );
    expect(rememberedStories(root, { folder: cache })?.isComplete).toBe(false);
  });

  it('when it was fixed while it ran', () => {
    put(STORIES.menu, `import './Menu.tsx';\nbroken(`);
    const running = rememberedStories(root, { folder: cache });
    put(STORIES.menu, PROJECT['packages/ui/src/components/Menu/Menu.stories.tsx']);
    running?.keep([passing(STORIES.menu)], true);
    put(STORIES.menu, `import './Menu.tsx';\nbroken(`);
    expect(rememberedStories(root, { folder: cache })?.toRun).toContain(STORIES.menu);
  });

  it('when a fresh run is requested', () => {
    expect(runAgainAfter(() => undefined)).toEqual([]);
    expect(rememberedStories(root, { folder: cache, isFresh: true })?.toRun).toHaveLength(4);
  });

  it('rejects an import that cannot be followed', () => {
    put('packages/ui/src/components/Menu/Menu.tsx', `import './gone.ts';`);
    expect(() => rememberedStories(root, { folder: cache })).toThrow('Menu.tsx imports ./gone.ts');
  });
});

describe('nothing is remembered of a story', () => {
  const result = (...assertionResults: { status: string; invocations?: number }[]) => [
    { file: 'a', assertionResults },
  ];
  it.each([
    ['that failed', result({ status: 'passed' }, { status: 'failed' })],
    ['that passed at its second attempt', result({ status: 'passed', invocations: 2 })],
    ['that was left out', result({ status: 'pending' })],
    ['file that did not get as far as a story', result()],
  ])('%s', (_, results) => {
    expect(steadyFiles(results)).toEqual([]);
  });

  it('whose snapshots were not compared', () => {
    rememberedStories(root, { folder: cache })?.keep(Object.values(STORIES).map(passing), false);
    expect(rememberedStories(root, { folder: cache })?.toRun).toEqual([STORIES.pictures]);
  });
});

describe('a stage', () => {
  const stages = ['contract', 'format', 'build', 'server'];
  const environment = { isFresh: false, environment: {} };
  const open = (options = {}) => provenStages(root, stages, { ...environment, folder: cache, ...options });
  const passed = { passed: 3, failed: 0, skipped: 1, leftOut: ['a picture'] };

  /** All stages pass; then something changes: which run again? */
  function stagesAgainAfter(change: () => void) {
    const before = open();
    for (const name of stages) before.keep(name, passed);
    expect(open().recall('server')).toEqual({ passed: 3, skipped: 1, leftOut: ['a picture'] });
    change();
    const after = open();
    return stages.filter((name) => !after.recall(name));
  }

  it.each([
    ['the server', 'apps/server/src/features/notes.ts', ['format', 'build', 'server']],
    ['the kit', 'packages/ui/src/components/Menu/Menu.tsx', ['format', 'build']],
    ['a journey', 'apps/web/e2e/notes.spec.ts', ['format']],
    ['a picture of the app', 'apps/web/public/icon.png', ['format', 'build']],
    ['the contract', 'openapi/notes/note.yaml', ['contract', 'format', 'server']],
    ['a document', 'docs/guide.md', ['format']],
    ['the libraries', 'package-lock.json', stages],
    ['the checks themselves', 'scripts/test.mjs', stages],
  ])('runs again after a change of %s', (_, path, expected) => {
    expect(stagesAgainAfter(() => put(path, 'changed'))).toEqual(expected);
  });

  it('runs nothing again after no change', () => {
    expect(stagesAgainAfter(() => undefined)).toEqual([]);
  });

  it.each([
    ['failed', { ...passed, failed: 1 }],
    ['passed at a second attempt', { ...passed, secondAttempts: ['a journey'] }],
  ])('is not remembered when it %s', (_, count) => {
    open().keep('server', count);
    expect(open().recall('server')).toBeUndefined();
  });

  it('is not remembered when what it reads changed while it ran', () => {
    const running = open();
    put('apps/server/src/features/notes.ts', 'export const notes = 2;');
    running.keep('server', passed);
    put('apps/server/src/features/notes.ts', PROJECT['apps/server/src/features/notes.ts']);
    expect(open().recall('server')).toBeUndefined();
  });

  it('runs even so when a fresh run is requested', () => {
    expect(stagesAgainAfter(() => undefined)).toEqual([]);
    expect(open({ isFresh: true }).recall('server')).toBeUndefined();
  });

  it('distinguishes another Node setting from this one', () => {
    expect(stagesAgainAfter(() => undefined)).toEqual([]);
    expect(open({ environment: { NODE_OPTIONS: '--no-warnings' } }).recall('server')).toBeUndefined();
  });
});

describe('a file of journeys', () => {
  const NOTES = 'apps/web/e2e/notes.spec.ts';
  const CGM = 'apps/web/e2e/cgm.spec.ts';
  const SOURCES = {
    'assets/start.js': ['apps/web/src/i18n.ts'],
    'assets/notes.js': ['apps/web/src/NotesScreen.tsx', 'packages/ui/src/components/Button/Button.css.ts'],
    'assets/cgm.js': ['apps/web/src/CgmScreen.tsx'],
  };

  beforeEach(() => {
    put('.gitignore', 'dist');
    put(NOTES, `import './journey.ts';`);
    put(CGM, `import './journey.ts';`);
    put('apps/web/e2e/journey.ts', '');
    put('apps/web/src/NotesScreen.tsx', '');
    put('apps/web/src/CgmScreen.tsx', `const reading = import('./reading.worker.ts?worker');`);
    put('apps/web/src/reading.worker.ts', `import './rows.ts';`);
    put('apps/web/src/rows.ts', '');
    put('apps/web/dist/.vite/sources.json', JSON.stringify(SOURCES));
  });

  const result = (file: string, scripts: string[], change = {}) => ({
    file,
    passed: 2,
    isSteady: true,
    scripts,
    ...change,
  });
  const open = (options = {}) => rememberedJourneys(root, { folder: cache, ...options });
  const keepAll = (change = {}) =>
    open()?.keep([
      result(NOTES, ['assets/start.js', 'assets/notes.js'], change),
      result(CGM, ['assets/start.js', 'assets/cgm.js', 'assets/reading.worker-1a.js'], change),
    ]);

  it.each([
    ['for its own text', NOTES, [NOTES]],
    ['for what all journeys import', 'apps/web/e2e/journey.ts', [CGM, NOTES]],
    ['for a source that its browsers loaded', 'apps/web/src/NotesScreen.tsx', [NOTES]],
    ['for what a style sheet of its scripts reads', 'packages/ui/src/theme/contract.css.ts', [NOTES]],
    ['for what a worker of its scripts reads', 'apps/web/src/rows.ts', [CGM]],
    ['for the server', 'apps/server/src/features/notes.ts', [CGM, NOTES]],
    ['for the page that loads the scripts', 'apps/web/index.html', [CGM, NOTES]],
    ['for other libraries', 'package-lock.json', [CGM, NOTES]],
    ['not for a source that no browser loaded', 'packages/ui/src/components/Menu/Menu.tsx', []],
    ['not for a document', 'docs/guide.md', []],
  ])('runs again %s', (_, path, expected) => {
    keepAll();
    expect(open()).toMatchObject({ toRun: [], provenBefore: 4 });
    put(path, `export const changed = 1;`);
    expect(open()?.toRun).toEqual(expected);
  });

  it('runs again when a source is gone, or a fresh run is requested', () => {
    keepAll();
    expect(open({ isFresh: true })?.toRun).toEqual([CGM, NOTES]);
    rmSync(join(root, 'apps/web/src/NotesScreen.tsx'));
    expect(open()?.toRun).toEqual([NOTES]);
  });

  it('reads every source when its browsers loaded a script of another build', () => {
    open()?.keep([result(NOTES, ['assets/of-another-build.js'])]);
    put('apps/web/src/CgmScreen.tsx', 'changed');
    expect(open()?.toRun).toContain(NOTES);
  });

  it.each([
    ['that failed or passed at its second attempt', { isSteady: false }],
    ['whose scripts were not recorded', { scripts: [] }],
  ])('is not remembered %s', (_, change) => {
    keepAll(change);
    expect(open()?.toRun).toEqual([CGM, NOTES]);
  });

  it('is not remembered when what it reads changed while it ran', () => {
    const running = open();
    put('apps/web/src/NotesScreen.tsx', 'changed');
    running?.keep([result(NOTES, ['assets/notes.js'])]);
    expect(open()?.toRun).toContain(NOTES);
  });

  it('is read from the report with the scripts of all its journeys', () => {
    const attached = (...scripts: string[]) => [
      { name: 'scripts', body: Buffer.from(JSON.stringify(scripts)).toString('base64') },
      { name: 'trace', path: 'trace.zip' },
    ];
    const test = (status: string, ...scripts: string[]) => ({
      tests: [{ status, results: [{ attachments: attached(...scripts) }] }],
    });
    const suites = [
      {
        file: 'notes.spec.ts',
        specs: [test('expected', 'a.js', 'b.js')],
        suites: [{ specs: [test('expected', 'c.js', 'a.js')] }],
      },
      { file: 'cgm.spec.ts', specs: [test('expected'), test('flaky', 'a.js')] },
      { file: 'skipped.spec.ts', specs: [test('skipped')] },
    ];
    expect(journeyResults({ suites }, 'apps/web/e2e')).toEqual([
      { file: NOTES, passed: 2, isSteady: true, scripts: ['a.js', 'b.js', 'c.js'] },
      { file: CGM, passed: 1, isSteady: false, scripts: ['a.js'] },
      { file: 'apps/web/e2e/skipped.spec.ts', passed: 0, isSteady: false, scripts: [] },
    ]);
  });
});

describe('the memory', () => {
  it('is stored where the settings say, outside every checkout', () => {
    expect(memoryFolder({ HEALZY_TEST_CACHE: '/srv/cache' })).toBe('/srv/cache');
    expect(memoryFolder({ XDG_CACHE_HOME: '/srv/caches' })).toBe('/srv/caches/healzy/tests');
  });

  it('repeats what was truncated or is older than two weeks', () => {
    const memory = openMemory(cache);
    memory.keep('stage', 'key', { passed: 1 });
    expect(memory.recall('stage', 'key')).toEqual({ passed: 1 });
    const [name = ''] = readdirSync(cache);
    utimesSync(join(cache, name), new Date(), new Date(Date.now() - 15 * 24 * 60 * 60 * 1000));
    expect(openMemory(cache).recall('stage', 'key')).toBeUndefined();
    expect(existsSync(join(cache, name))).toBe(false);
    writeFileSync(join(cache, name), '{"passed"');
    expect(openMemory(cache).recall('stage', 'key')).toBeUndefined();
  });
});

describe('what a file imports', () => {
  it('finds every kind of import, and leaves out types', () => {
    const text = `
      import a from './a.ts';
      import type { B } from './b.ts';
      export * from './c.ts';
      export type { D } from './d.ts';
      const e = import('./e.ts');
      const f = new URL('./f.wasm', import.meta.url);
      const g = import.meta.glob(['./g/*.ts', '!./g/not.ts']);
      const h = (name: string) => import(\`./h/\${name}.ts\`);
    `;
    expect(importsIn(text, 'x.tsx')).toEqual({
      named: ['./a.ts', './c.ts', './e.ts', './f.wasm'],
      patterns: ['./g/*.ts', './h/**'],
    });
  });
});
