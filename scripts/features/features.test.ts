import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cycleProblems } from './cycles.mjs';
import { costProblems, foreignFiles } from './cost.mjs';
import { importProblem, readFeatures } from './boundaries.mjs';
import { importProblems } from './imports.mjs';
import { localeProblems } from './locales.mjs';
import { fileNameProblems } from './file-names.mjs';
import { operationProblems } from './operations.mjs';
import { pairProblems, ringProblems } from './rings.mjs';
import { routeProblems } from './routes.mjs';
import { unfilledValues, unusedSentences } from './sentences.mjs';
import { folderProblems } from './folders.mjs';

let root: string;
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const features = () => readFeatures(root);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'healzy-features-'));
  put('features.json', JSON.stringify({ features: { cgm: { uses: ['patients'] }, patients: { uses: [] } } }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('features', () => {
  it('rejects a folder that is not a feature and says how to add one', () => {
    put('apps/server/src/features/glucose/list.ts', '');
    put('apps/server/src/features/cgm/list.ts', '');
    put('apps/server/src/platform/db/database.ts', '');
    expect(folderProblems(root, features())).toEqual([
      expect.stringMatching(/apps\/server\/src\/features\/glucose.*new:feature -- glucose/),
    ]);
  });

  it('rejects a use of a feature that does not exist', () => {
    put('features.json', JSON.stringify({ features: { cgm: { uses: ['glucose'] } } }));
    expect(folderProblems(root, features())).toEqual([expect.stringContaining('"cgm" uses "glucose"')]);
  });
});

describe('cycles', () => {
  const graph = (uses: Record<string, string[]>) => ({
    features: Object.fromEntries(Object.entries(uses).map(([feature, used]) => [feature, { uses: used }])),
  });
  const ring = { cgm: ['patients'], patients: ['users'], users: ['cgm', 'session'], session: [] };

  it('accepts features that use others one way', () => {
    expect(cycleProblems(graph({ ...ring, users: ['session'] }))).toEqual([]);
  });

  it('rejects a cycle once, spells it out and says how to break it', () => {
    expect(cycleProblems(graph(ring))).toEqual([
      expect.stringMatching(/cgm -> patients -> users -> cgm is a cycle\. Take one of these out of "uses"/),
    ]);
  });
});

describe('the cost of a feature', () => {
  beforeEach(() => {
    put('openapi/foods/Food.yaml', 'type: object');
    put('openapi/foods/foods.yaml', 'get:\n  operationId: listFoods');
    put('apps/server/src/features/foods/list.ts', `export const listFoods = 'foods';`);
    put('apps/web/src/locales/es/foods.json', '{"foods": "Alimentos"}');
    put('apps/server/migrations/0001_foods.sql', 'CREATE TABLE foods ()');
  });

  it('is nothing while only its own folders name it', () => {
    expect(foreignFiles(root, 'foods')).toEqual([]);
  });

  it('counts files that import it, use its id as a key or in a code, or name an operation or a schema', () => {
    put('openapi/openapi.yaml', `$ref: ./foods/foods.yaml`);
    put('apps/server/src/modules.ts', `import { foods } from './features/foods/module.ts';`);
    put('apps/web/src/app/menu.ts', `const code = 'FOODS_LIST';`);
    put('apps/web/src/app/texts.ts', `t('foods:title');`);
    put('apps/server/src/features/patients/meal.ts', 'let meal: Food;');
    expect(foreignFiles(root, 'foods')).toEqual([
      'openapi/openapi.yaml',
      'apps/server/src/features/patients/meal.ts',
      'apps/server/src/modules.ts',
      'apps/web/src/app/menu.ts',
      'apps/web/src/app/texts.ts',
    ]);
  });

  it('ignores comments, messages, other features, tests of others, and what was migrated', () => {
    put('apps/server/migrations/0002_patients.sql', 'ALTER TABLE foods ADD COLUMN patient_id uuid');
    put('apps/server/src/features/patients/a.ts', `// Like foods.\nconst seafoodsalad = 1; /* foods */`);
    put('apps/web/src/locales/es/app.json', '{"title": "All foods"}');
    put('openapi/patients/Patient.yaml', 'description: >-\n  Eats foods.\ntype: object');
    put('apps/server/test/whole-patient.ts', 'listFoods();');
    put('packages/ui/src/icons/foods.ts', 'export const foods = 1;');
    expect(foreignFiles(root, 'foods')).toEqual([]);
  });

  it('ignores text for people and what variables are called, but no path and no key', () => {
    put('apps/server/src/features/patients/columns.ts', `const COLUMNS = ['Foods'];\nconst foodsOf = 1;`);
    expect(foreignFiles(root, 'foods')).toEqual([]);
    put('apps/server/src/features/patients/a.ts', `import { Shared } from '../foods/shared.ts';`);
    put('apps/server/src/features/patients/b.ts', `const area = 'foods';`);
    expect(foreignFiles(root, 'foods')).toHaveLength(2);
  });

  it('may not exceed eight files or the recorded number, which may only fall', () => {
    const problems = (foreign: number, recorded: Record<string, number> = {}) => {
      rmSync(join(root, 'apps/server/src/features/patients'), { recursive: true, force: true });
      for (let at = 0; at < foreign; at++) put(`apps/server/src/features/patients/${at}.ts`, `'foods';`);
      return costProblems(root, {
        features: { foods: { uses: [] } },
        foreignFiles: recorded,
      });
    };
    put('features.json', '{}');
    expect(problems(8)).toEqual([]);
    expect(problems(9)).toEqual([
      expect.stringMatching(/^9 files .* name "foods"; at most 8 may.*--cost foods/),
    ]);
    expect(problems(30, { foods: 30 })).toEqual([]);
    expect(problems(31, { foods: 30 })).toEqual([expect.stringContaining('at most 30 may')]);
    expect(problems(10, { foods: 30 })).toEqual([
      expect.stringContaining('Lower the number in foreignFiles to 10'),
    ]);
    expect(problems(8, { foods: 10 })).toEqual([expect.stringContaining('Remove it from foreignFiles')]);
  });
});

describe('imports', () => {
  it('rejects a feature that imports another without declaring it', () => {
    put('apps/web/src/features/patients/List.tsx', `import { Chart } from '../cgm/Chart.tsx';`);
    expect(importProblems(root, features())).toEqual([
      expect.stringMatching(/List\.tsx: The feature "patients" imports "cgm".*features\.patients\.uses/),
    ]);
  });

  it('sees dynamic imports, re-exports and package subpaths too', () => {
    put(
      'apps/web/src/features/patients/routes.tsx',
      `export { a } from '../cgm/a.ts';\nconst b = () => import('../cgm/b.tsx');\nimport { c } from '@healzy/domain/cgm';`,
    );
    expect(importProblems(root, features())).toHaveLength(3);
  });

  it('lets a feature import what it declares', () => {
    put(
      'apps/web/src/features/cgm/Screen.tsx',
      `import { PatientHeader } from '../patients/PatientHeader.tsx';`,
    );
    expect(importProblems(root, features())).toEqual([]);
  });

  it.each([
    ['packages/domain/src/cgm/a.ts', '@healzy/api/cgm'],
    ['packages/ui/src/charts/A/A.tsx', '@healzy/domain/cgm'],
    ['packages/api/src/cgm.ts', '@healzy/ui/components/Button'],
    ['apps/server/src/features/cgm/a.ts', '@healzy/ui/theme/contract.css'],
    ['apps/web/src/app/a.ts', '../../../server/src/app.ts'],
    ['apps/server/src/features/cgm/a.ts', '../../../../web/src/features/cgm/module.ts'],
    ['apps/web/src/app/a.ts', '../../../server/src/features/cgm/locales/es.json'],
  ])('keeps the layers: %s must not import %s', (file, specifier) => {
    expect(importProblem({ root, features: features(), file: join(root, file), specifier })).toBeTruthy();
  });

  it('lets the server read the messages of screens, of features that it may use', () => {
    const file = join(root, 'apps/server/src/features/cgm/a.ts');
    const ask = (path: string) =>
      importProblem({ root, features: features(), file, specifier: `../../../../web/src/${path}` });
    expect(ask('locales/es/app.json')).toBeUndefined();
    expect(ask('locales/es/patients.json')).toBeUndefined();
    expect(ask('features/patients/sentences/es.json')).toBeUndefined();
    put('features.json', JSON.stringify({ features: { cgm: { uses: [] }, patients: { uses: [] } } }));
    expect(ask('locales/es/patients.json')).toMatch(/"cgm" imports "patients"/);
  });
});

describe('infrastructure', () => {
  const ask = (file: string, specifier: string) =>
    importProblem({ root, features: features(), file: join(root, 'apps/server/src', file), specifier });

  it.each([
    ['platform/http/router.ts', '../../features/patients/list.ts'],
    ['platform/identity/sign-in/policy.ts', '../../../features/cgm/series.ts'],
    ['platform/storage/sweep.ts', '../../modules.ts'],
    ['shared/patient-access/access-log.ts', '../../features/patients/list.ts'],
  ])('imports no feature and nothing that knows them: %s, %s', (file, specifier) => {
    expect(ask(file, specifier)).toMatch(/features build on it.*as an option/);
  });

  it('imports itself and what it builds on; what assembles the server imports anything', () => {
    expect(ask('platform/http/router.ts', '../db/database.ts')).toBeUndefined();
    expect(ask('shared/patient-access/clinical.ts', '../../platform/http/calls.ts')).toBeUndefined();
    expect(ask('app.ts', './features/patients/list.ts')).toBeUndefined();
  });
});

describe('import cycles', () => {
  it('rejects one that leaves its folder, types and lazy imports included, and spells it out', () => {
    put('apps/server/src/features/cgm/series.ts', `import type { Row } from '../patients/rows.ts';`);
    put('apps/server/src/features/patients/rows.ts', `export { list } from './list.ts';`);
    put('apps/server/src/features/patients/list.ts', `const load = () => import('../cgm/series.ts');`);
    put('apps/server/src/features/patients/apart.ts', `import './rows.ts';`);
    expect(ringProblems(root)).toEqual([
      expect.stringMatching(
        /^3 files.*\n +apps\/server\/src\/features\/cgm\/series\.ts\n.*rows\.ts\n.*list\.ts\n.*series\.ts\n/,
      ),
    ]);
  });

  it('lets the parts of a component import each other', () => {
    put('packages/ui/src/components/Menu/Menu.tsx', `import { MenuEntries } from './MenuEntries.tsx';`);
    put('packages/ui/src/components/Menu/MenuEntries.tsx', `import type { MenuProps } from './Menu.tsx';`);
    expect(ringProblems(root)).toEqual([]);
  });

  it('rejects more pairs of files than recorded, and a record that is far too high', () => {
    put('packages/ui/src/components/Menu/Menu.tsx', `import { MenuEntries } from './MenuEntries.tsx';`);
    put('packages/ui/src/components/Menu/MenuEntries.tsx', `import type { MenuProps } from './Menu.tsx';`);
    put('packages/ui/src/components/Menu/MenuLine.tsx', `import { MenuEntries } from './MenuEntries.tsx';`);
    expect(pairProblems(root, 1)).toEqual([]);
    expect(pairProblems(root)).toEqual([
      expect.stringMatching(/^1 pairs.*\n +\S+Menu\.tsx ↔ \S+MenuEntries\.tsx/),
    ]);
    expect(pairProblems(root, 20)).toEqual([expect.stringContaining('Lower "pairs"')]);
  });
});

describe('file names', () => {
  it.each([
    'apps/server/src/platform/identity/signIn.ts',
    'packages/domain/src/cgm/TimeInRange.ts',
    'scripts/size_budget.mjs',
    'apps/web/src/features/cgm/cgmPlaces.ts',
    'apps/web/src/features/cgm/use-series.ts',
  ])('rejects %s and suggests the better one', (path) => {
    put(path, '');
    expect(fileNameProblems(root)).toEqual([
      expect.stringMatching(
        /Rename it to (sign-in\.ts|time-in-range\.ts|size-budget\.mjs|cgm-places\.ts|useSeries\.ts)\./,
      ),
    ]);
  });

  it.each([
    'apps/server/src/platform/identity/sign-in.ts',
    'apps/server/src/platform/identity/sign-in.test.ts',
    'apps/web/src/features/cgm/CgmScreen.stories.tsx',
    'apps/web/src/features/cgm/useSeries.ts',
    'apps/web/src/features/cgm/read-file.worker.ts',
    'packages/ui/src/charts/Donut/Donut.css.ts',
    'packages/ui/src/charts/Donut/donutLayout.ts',
  ])('accepts %s', (path) => {
    put(path, '');
    expect(fileNameProblems(root)).toEqual([]);
  });
});

describe('translations', () => {
  it('rejects a key that one language lacks, in either direction', () => {
    put(
      'apps/web/src/locales/es/cgm.json',
      JSON.stringify({ title: 'Glucosa', only: { spanish: 'Solo aquí' } }),
    );
    put('apps/web/src/locales/en/cgm.json', JSON.stringify({ title: 'Glucose', english: 'Only here' }));
    expect(localeProblems(root)).toEqual([
      expect.stringMatching(/en\/cgm\.json lacks "only\.spanish"/),
      expect.stringMatching(/es\/cgm\.json lacks "english"/),
    ]);
  });

  it('compares the files of a server feature too', () => {
    put('apps/server/src/features/cgm/locales/es.json', '{ "subject": "Tu sensor" }');
    put('apps/server/src/features/cgm/locales/en.json', '{}');
    expect(localeProblems(root)).toEqual([
      expect.stringMatching(/server\/src\/features\/cgm\/locales\/en\.json lacks "subject"/),
    ]);
    expect(unusedSentences(root)).toEqual([expect.stringMatching(/locales\/es\.json "subject" is asked/)]);
  });

  it('rejects a message that fills in other values', () => {
    put('apps/web/src/locales/es/cgm.json', JSON.stringify({ days: '{{count}} días de {{total}}' }));
    put('apps/web/src/locales/en/cgm.json', JSON.stringify({ days: '{{count}} days' }));
    expect(localeProblems(root)).toEqual([expect.stringContaining('Use the same values')]);
  });

  it('rejects a message that nothing uses, and recognises composed keys', () => {
    const sentences = {
      title: 'A',
      label: 'F',
      sub: { a: { b: 'G' } },
      row_one: 'B',
      row_other: 'C',
      kind: { X: 'D' },
      lost: 'E',
    };
    put('apps/web/src/locales/es/cgm.json', JSON.stringify(sentences));
    put(
      'apps/web/src/features/cgm/A.tsx',
      "t('title'); t('cgm:row', { count }); t(`kind.${kinds.map((k) => `${k}`)[0]}`); t(`kind.${kind}`);" +
        'html`<p title="${t(\'label\')}">${t(`sub.${kind}.b`)}</p>`',
    );
    // A story that uses it is not a screen.
    put('apps/web/src/features/cgm/A.stories.tsx', "t('lost')");
    expect(unusedSentences(root)).toEqual([
      expect.stringMatching(/es\/cgm\.json "lost" is asked for nowhere/),
    ]);
  });

  it('refuses a value in a sentence that no code fills', () => {
    put('apps/web/src/locales/es/cgm.json', '{ "of": "De {{name}}, {{ count, number }}" }');
    put('apps/web/src/locales/en/cgm.json', '{ "of": "Of {{person}}" }');
    put('apps/web/src/features/cgm/A.tsx', "t('of', { name: person.name, count })");
    expect(unfilledValues(root)).toEqual([
      expect.stringMatching(/en\/cgm\.json shows \{\{person\}\}, which no code fills/),
    ]);
  });
});

describe('routes', () => {
  const specified = ['/patients', '/foods'];
  beforeEach(() =>
    put('apps/web/src/features/patients/module.ts', `export const m = { pages: [{ route: '/patients' }] };`),
  );

  it('rejects a route that is not mounted, and accepts it once it is', () => {
    expect(routeProblems(root, specified)).toEqual([
      expect.stringMatching(/"\/foods" is not mounted.*route: '\/foods'/),
    ]);
    put('apps/web/src/features/cgm/module.ts', `export const m = { pages: [{ route: '/foods' }] };`);
    expect(routeProblems(root, specified)).toEqual([]);
  });
});

describe('operations', () => {
  beforeEach(() => {
    put(
      'packages/api/src/generated/openapi.json',
      JSON.stringify({
        paths: { '/a': { get: { operationId: 'listA' }, post: { operationId: 'createA' } } },
      }),
    );
    put(
      'apps/server/src/features/cgm/a.ts',
      `export const a = [handler('listA', run), handler('createA', run)];`,
    );
    put('packages/api/src/cgm.ts', `const a = operation('listA');\nconst b = operation('createA');`);
  });

  it('accepts a contract whose every operation has a handler, a hook and roles', () => {
    expect(operationProblems(root)).toEqual([]);
  });

  it('rejects a handler without an operation', () => {
    put('apps/server/src/features/cgm/b.ts', `handler('deleteA', run);`);
    expect(operationProblems(root)).toEqual([
      expect.stringMatching(/cgm\/b\.ts: the handler of "deleteA" matches no operation/),
    ]);
  });

  it('rejects an operation without a handler', () => {
    put('apps/server/src/features/cgm/a.ts', `handler('listA', run);`);
    expect(operationProblems(root)).toEqual([expect.stringContaining('"createA" has no handler')]);
  });

  it('rejects an operation without a hook, and a second hook', () => {
    put('packages/api/src/cgm.ts', `operation('listA');`);
    put('packages/api/src/patients.ts', `operation('listA');`);
    expect(operationProblems(root)).toEqual([
      expect.stringContaining('"createA" has no hook'),
      expect.stringContaining('"listA" has 2 hooks'),
    ]);
  });
});
