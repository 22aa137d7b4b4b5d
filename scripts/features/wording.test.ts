import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countsWithoutForms, retiredNames, settingProblems } from './wording.mjs';

let root: string;
const put = (path: string, sentences: Record<string, unknown>) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(sentences));
};
const es = (sentences: Record<string, unknown>) => put('apps/web/src/locales/es/cgm.json', sentences);
const en = (sentences: Record<string, unknown>) => put('apps/web/src/locales/en/cgm.json', sentences);

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'healzy-wording-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('refuses a name that the glossary has retired, in either language, and says the new one', () => {
  es({
    step: 'Hecho solo: la prueba empezó',
    filled: 'La prueba «{{test}}» empezó',
    ours: 'Elimina la que no uséis',
  });
  en({ step: 'Anemia of {{anemia}}', of: 'The principal specialist' });
  expect(retiredNames(root)).toEqual([
    'apps/web/src/locales/es/cgm.json "step" says “Hecho solo”. Say: completado automáticamente.',
    expect.stringContaining('"ours" says “uséis”'),
    expect.stringContaining('"step" says “Anemia”. Say: its British spelling'),
    expect.stringContaining('"of" says “principal specialist”. Say: main specialist'),
  ]);
});

it('refuses a count that would be wrong of one, and a plural that lacks a form', () => {
  es({
    lost: '{{count}} lecturas',
    left: '{{count}} de {{total}} filas',
    rows_one: '1 fila',
    rows_other: '{{count}} filas',
  });
  en({ lost: '{{count}} readings', colon: 'Readings: {{count}}', rows_other: '{{count}} rows' });
  expect(countsWithoutForms(root)).toEqual([
    expect.stringMatching(/es\/cgm\.json "lost" would be wrong of one: «\{\{count\}\} lecturas»/),
    expect.stringMatching(/en\/cgm\.json "lost" would be wrong of one/),
    expect.stringMatching(/en\/cgm\.json "rows_other" has no "rows_one"/),
  ]);
});

it('leaves the missing accent to the sentences of the specification', () => {
  const failed = 'No se ha podido guardar. Inténtalo mas tarde.';
  es({ failed });
  put('apps/web/src/features/cgm/sentences/es.json', {
    messages: { cgm: { edit: { failed } } },
    cgm: { failed },
  });
  put('apps/web/src/locales/es/messages.json', { note: { failed } });
  put('apps/web/src/locales/es/errors.json', { code: { UNKNOWN: failed, NETWORK: failed } });
  expect(settingProblems(root).map((problem) => problem.split(' is ')[0])).toEqual([
    'apps/web/src/locales/es/cgm.json "failed"',
    'apps/web/src/locales/es/errors.json "code.NETWORK"',
    'apps/web/src/features/cgm/sentences/es.json "cgm.failed"',
  ]);
});

it('sets percentages as each language does, and no date in digits', () => {
  es({ share: 'El 5 % del tiempo', close: 'El 5% del tiempo' });
  en({
    share: '5% of the time',
    wide: '5 % of the time',
    filled: '{{share}} % of it',
    date: 'Since 12/02/26',
  });
  expect(settingProblems(root)).toEqual([
    expect.stringMatching(/"close": a space before %/),
    expect.stringMatching(/"wide": no space before %/),
    expect.stringMatching(/"filled": no space before %/),
    expect.stringMatching(/"date" has a date in digits/),
  ]);
});

it('reads the Spanish of the kit too, and not its English', () => {
  mkdirSync(join(root, 'packages/ui/src/charts/Agp'), { recursive: true });
  const labels =
    "export const agpLabels = {\n  en: { keys: 'the test' },\n  es: { keys: 'Entrar elige esa hora' },\n};\n";
  writeFileSync(join(root, 'packages/ui/src/charts/Agp/agpLabels.ts'), labels);
  expect(retiredNames(root)).toEqual([
    expect.stringMatching(/agpLabels\.ts .* says “Entrar elige”. Say: Intro/),
  ]);
});
