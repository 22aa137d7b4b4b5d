import { LANGUAGES } from '@healzy/domain/shared';
import { act, render, screen } from '@testing-library/react';
import original from 'i18next';
import { Suspense } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import small from './i18next.ts';
import { initReactI18next, useTranslation } from './react-i18next.ts';

type Sentences = { [key: string]: string | Sentences };
type Translate = (key: string, options?: Record<string, unknown>) => unknown;

const files = {
  ...import.meta.glob<Sentences>('../../locales/*/*.json', { import: 'default' }),
};
const byName = new Map(
  Object.entries(files).map(([path, load]) => [
    path.replace('../../locales/', '').replace('.json', ''),
    load,
  ]),
);
const NAMESPACES = [...new Set([...byName.keys()].map((name) => name.split('/')[1] ?? ''))];
const requests: string[] = [];

const backend = {
  type: 'backend' as const,
  init() {},
  read(language: string, namespace: string, done: (error: Error | null, all: Sentences | boolean) => void) {
    requests.push(`${language}/${namespace}`);
    void byName
      .get(`${language}/${namespace}`)?.()
      .then((all) => done(null, all));
  },
};
const options = {
  lng: 'es',
  supportedLngs: LANGUAGES,
  fallbackLng: () => [],
  load: 'languageOnly' as const,
  ns: ['app'],
  defaultNS: 'app',
  interpolation: { escapeValue: false },
};

/** Every key, also of groups. */
const keysOf = (sentences: Sentences, prefix = ''): string[] =>
  Object.entries(sentences).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );

beforeAll(async () => {
  const other = original.createInstance();
  await other.use(backend).init(options);
  await original.use(backend).init(options);
  await small.use(backend).use(initReactI18next).init(options);
  await small.loadNamespaces(NAMESPACES);
  await original.loadNamespaces(NAMESPACES);
});

describe.each(['es', 'en'])('the translator of the built app, in %s', (language) => {
  beforeAll(async () => {
    await small.changeLanguage(language);
    await original.changeLanguage(language);
  });

  it.each(NAMESPACES)('says what i18next says: %s', async (namespace) => {
    const all = await byName.get(`${language}/${namespace}`)?.();
    const keys = keysOf(all ?? {});
    const values = { name: 'Ana & Luis', place: '$1', count: undefined, found: undefined, total: 12 };
    const say = (translate: Translate, of: typeof small | typeof original) =>
      keys.flatMap((key) => {
        const plain = key.replace(/_(one|other|zero)$/, '');
        return [
          (of.exists as Translate)(`${namespace}:${key}`),
          translate(`${namespace}:${key}`, values),
          translate(key, { ns: namespace }),
          ...[0, 1, 2, 21].map((count) => translate(`${namespace}:${plain}`, { ...values, count })),
        ];
      });
    expect(keys).not.toEqual([]);
    expect(say(small.t as Translate, small)).toEqual(say(original.t as unknown as Translate, original));
  });

  it('answers alike for what is missing, and for whole groups', () => {
    for (const key of ['app:nothing.here', 'nothing', 'patients:nothing', 'app:menu']) {
      expect((original.exists as Translate)(key)).toBe(small.exists(key));
      expect(small.t(key, { returnObjects: true })).toEqual(
        (original.t as unknown as Translate)(key, { returnObjects: true }),
      );
    }
  });
});

function Shown() {
  const { t } = useTranslation(['patients', 'app']);
  return (
    <p>
      {t('title') as string} {t('app:profile.signOut') as string}
    </p>
  );
}

it('a component waits for its sentences, and changes with the language', async () => {
  await act(() => small.changeLanguage('es'));
  render(
    <Suspense>
      <Shown />
    </Suspense>,
  );
  await screen.findByText(/^Pacientes/);
  await act(() => small.changeLanguage('en'));
  screen.getByText(/^Patients/);
});

it('asks for a file once', async () => {
  const made = requests.length;
  await small.loadNamespaces(['patients', 'app']);
  expect(requests).toHaveLength(made);
});
