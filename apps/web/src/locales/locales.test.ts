import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CGM_REFUSAL_CODES, LOST_READING_REASONS, SKIPPED_REASONS } from '@healzy/domain/cgm';
import { DOCUMENT_CODES } from '@healzy/domain/documents';
import { MEDICAL_TEST_CODES } from '@healzy/domain/medical-tests';
import { PATIENT_CODES } from '@healzy/domain/patients';
import { FIELD_CODES } from '@healzy/domain/shared';
import { USER_CODES } from '@healzy/domain/users';
import { describe, expect, it } from 'vitest';

type Sentences = { [key: string]: string | Sentences };

const files = import.meta.glob<Sentences>('./{es,en}/*.json', { eager: true, import: 'default' });

function flatten(sentences: Sentences, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(sentences)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

const shared = import.meta.glob<Sentences>('../features/*/sentences/es.json', {
  eager: true,
  import: 'default',
});
/** The keys of every error's sentence: those of the frame, and of each feature. */
const errors = new Set(
  [
    files['./es/errors.json'] ?? {},
    ...Object.values(shared).map((of) => (of.errors ?? {}) as Sentences),
  ].flatMap((sentences) => [...flatten(sentences).keys()]),
);

const blanks = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]).toSorted();
const spanish = Object.keys(files)
  .filter((path) => path.startsWith('./es/'))
  .map((path) => path.slice('./es/'.length));

describe.each(spanish)('%s', (name) => {
  const es = flatten(files[`./es/${name}`] ?? {});
  const en = flatten(files[`./en/${name}`] ?? {});

  it('has the same keys in both languages', () => {
    expect([...en.keys()].toSorted()).toEqual([...es.keys()].toSorted());
  });

  it('has the same placeholders in both languages, and no empty sentence', () => {
    for (const [key, text] of es) {
      expect(blanks(en.get(key) ?? ''), key).toEqual(blanks(text));
      expect(text.trim(), key).not.toBe('');
      expect(en.get(key)?.trim(), key).not.toBe('');
    }
  });
});

it('has no English file without its Spanish source', () => {
  const english = Object.keys(files).filter((path) => path.startsWith('./en/'));
  expect(english.map((path) => path.slice('./en/'.length)).toSorted()).toEqual(spanish.toSorted());
});

it('has a sentence for every field error', () => {
  for (const code of FIELD_CODES) expect(errors.has(`field.${code}`), code).toBe(true);
});

it('has a sentence for every error of the domain', () => {
  const codes = [
    ...CGM_REFUSAL_CODES,
    ...DOCUMENT_CODES,
    ...MEDICAL_TEST_CODES,
    ...PATIENT_CODES,
    ...USER_CODES,
    'MEASUREMENT003',
    'MEASUREMENT004',
    'STALE_VERSION',
  ];
  for (const code of codes) expect(errors.has(`code.${code}`), code).toBe(true);
});

/** The app's own sources, without tests and stories. */
const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../**/*.stories.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);
/**
 * Everything in the sources that may be a key: `files.title`, `cgm:files.title`, or with a part known only at run time.
 */
const mentions = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/['`]((?:[a-z-]+:)?(?:[\w.]|\$\{[^}]*\})+)['`]/g)].map(([, key = '']) => key),
  ),
);
const patterns = [...mentions].map(
  (mention) =>
    new RegExp(
      `^${mention
        .replace(/^[a-z-]+:/, '')
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replaceAll('.', '\\.'))
        .join('[^.]+')}$`,
    ),
);

// The errors' keys are codes that arrive at run time, the messages' are actions; `messages.test.ts` and the tests of
// the codes cover them.
describe.each(spanish.filter((name) => !['errors.json', 'messages.json'].includes(name)))('%s', (name) => {
  it('has no unused sentence', () => {
    const keys = [...flatten(files[`./es/${name}`] ?? {}).keys()].map((key) =>
      key.replace(/_(one|other)$/, ''),
    );
    expect(keys.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });
});

/**
 * Every error code in the server's sources: `new HttpProblem(404, 'NOT_FOUND', …)`, `conflict('…')`,
 * `unprocessable('…')` and that of a fault. Codes that the server passes on from the domain are in the domain's own
 * lists.
 */
function codesOfServer(): string[] {
  const root = join(import.meta.dirname, '../../../server/src');
  const codes = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .flatMap((source) => [
      ...source.matchAll(/\b(?:conflict|unprocessable|HttpProblem\(\s*\d{3},)\s*\(?\s*'([A-Z][A-Z0-9_]*)'/g),
      ...source.matchAll(/\bcode: '([A-Z][A-Z0-9_]*)',\s*message: [^}]*\bstatus: \d{3}/g),
    ])
    .map(([, code = '']) => code);
  return [...new Set(codes)].toSorted();
}

describe('an error of the server', () => {
  const codes = codesOfServer();

  it('is found in its sources, however the call is written', () => {
    expect(codes).toEqual(
      expect.arrayContaining(['NOT_FOUND', 'ROLE_FORBIDDEN', 'CGM_QUESTION', 'DOCUMENT_UNKNOWN', 'INTERNAL']),
    );
    expect(codes.length).toBeGreaterThan(25);
  });

  it.each(codes)('%s has a sentence', (code) => {
    expect(errors.has(`code.${code}`)).toBe(true);
  });
});

it('has a reason for every row of a sensor’s file that is not a reading', () => {
  const sentences = flatten(files['./es/cgm.json'] ?? {});
  for (const reason of SKIPPED_REASONS) expect(sentences.has(`skipped.${reason}`), reason).toBe(true);
});

it('has a sentence for every reason that an error names', () => {
  for (const reason of LOST_READING_REASONS) expect(errors.has(`lost.${reason}`), reason).toBe(true);
});
