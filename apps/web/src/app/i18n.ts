import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@healzy/domain/shared';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isOfflineAtom } from '../state/connection.ts';
import { keptCode } from '../state/kept-code.ts';
import { asLanguage, rememberLanguage } from '../state/known-language.ts';
import { languageAtom } from '../state/language.ts';
import { store } from '../state/store.ts';
import { loadKitLabels } from './kit-labels.ts';
import type { SentenceTree as Sentences } from './sentence-types.ts';

const sentences = import.meta.glob<{ default: Sentences }>('../locales/*/*.json');

/** The sentences that features let other screens show, by namespace: those of each feature. */
const contributions: Record<Language, () => Promise<readonly Sentences[]>> = {
  es: async () => (await import('./contributed-es.ts')).contributed,
  en: async () => (await import('./contributed-en.ts')).contributed,
};

/** Merges two trees of sentences. */
function together(one: Sentences, other: Sentences): Sentences {
  const both = Object.entries(other).map(([key, value]) => {
    const own = one[key];
    return [key, typeof own === 'object' && typeof value === 'object' ? together(own, value) : value];
  });
  return { ...one, ...(Object.fromEntries(both) as Sentences) };
}

/** The sentences of a namespace: its own file, and what features add to it. */
async function sentencesOf(
  language: Language,
  namespace: string,
  load: () => Promise<{ default: Sentences }>,
) {
  const [own, others] = await Promise.all([load(), contributions[language]()]);
  const parts = others.map((other) => other[namespace] ?? {});
  return parts.reduce<Sentences>(
    (all, part) => (typeof part === 'object' ? together(all, part) : all),
    own.default,
  );
}

const chunks: BackendModule = {
  type: 'backend',
  init() {},
  read(language, word, done) {
    const load = sentences[`../locales/${language}/${word}.json`];
    if (load === undefined) {
      done(new Error(`There is no src/locales/${language}/${word}.json`), false);
      return;
    }
    const fetchWords = async () => {
      const isOffline = !navigator.onLine || store.get(isOfflineAtom);
      if (isOffline && !(await keptCode.has(load)))
        throw new Error('There is no connection to fetch sentences with.');
      // The kit's labels load together with the sentences of every screen.
      const known = asLanguage(language) ?? DEFAULT_LANGUAGE;
      const kit = word === 'app' ? loadKitLabels(known) : undefined;
      const [all] = await Promise.all([sentencesOf(known, word, load), kit]);
      return all;
    };
    fetchWords().then(
      (all) => done(null, all),
      // Retried with growing pauses: missing sentences would be shown as their keys.
      (error: Error) => done(error, true),
    );
  },
};

/** The namespace that every screen needs; the others load with their routes. */
const START_NAMESPACES = ['app'] as const;

/** How actions ended, and what is wrong with what was typed. */
const OUTCOME_NAMESPACES = ['errors', 'messages'] as const;

/** @param isEarly without the sentences about outcomes: `loadOutcomes` fetches them */
export async function startI18n(
  language: Language,
  { isEarly = false }: { isEarly?: boolean } = {},
): Promise<void> {
  i18next.on('languageChanged', (tag) => {
    const changed = asLanguage(tag) ?? DEFAULT_LANGUAGE;
    store.set(languageAtom, changed);
    document.documentElement.lang = changed;
  });
  await i18next
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: LANGUAGES,
      // A known language is complete (checked by a test), so its users never load a second one.
      fallbackLng: (tag) => (asLanguage(tag) === null ? [DEFAULT_LANGUAGE] : []),
      load: 'languageOnly',
      ns: isEarly ? START_NAMESPACES : [...START_NAMESPACES, ...OUTCOME_NAMESPACES],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

/** Switches the language in place and remembers the choice on this device. */
export async function changeLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await i18next.changeLanguage(language);
}

/** Loads a route's sentences in parallel with its code. */
export function loadWords(messages: readonly string[]): Promise<void> {
  return i18next.loadNamespaces([...messages]);
}

/** Whether errors and outcomes can be told in the current language; before the start nothing is told. */
export const hasOutcomes = (): boolean =>
  !i18next.isInitialized ||
  OUTCOME_NAMESPACES.every((namespace) => i18next.hasResourceBundle(i18next.language, namespace));

let loadingOutcomes: Promise<void> | undefined;

/** Asks for them again where an earlier attempt has failed. */
async function fetchOutcomes(): Promise<void> {
  await loadWords(OUTCOME_NAMESPACES);
  if (!hasOutcomes()) await i18next.reloadResources(undefined, OUTCOME_NAMESPACES);
}

const LONGEST_WAIT_MS = 3_000;

/**
 * Loads the sentences about errors and outcomes. The first list is shown without them; what can end well or badly waits
 * for them. Resolves in any case after a few seconds: without a connection there is a general sentence.
 */
export function loadOutcomes(): Promise<void> {
  if (hasOutcomes()) return Promise.resolve();
  loadingOutcomes ??= fetchOutcomes().finally(() => {
    loadingOutcomes = undefined;
  });
  return Promise.race([
    loadingOutcomes,
    new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ]);
}
