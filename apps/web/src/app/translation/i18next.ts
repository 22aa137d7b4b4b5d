import { backoff } from './backoff.ts';

/** A tree of sentences. */
interface Sentences {
  readonly [key: string]: string | Sentences;
}

interface Backend {
  read(
    language: string,
    namespace: string,
    done: (error: Error | null, sentences: Sentences | boolean) => void,
  ): void;
}

interface Plugin extends Partial<Backend> {
  readonly type: 'backend' | '3rdParty';
}

interface InitOptions {
  readonly lng: string;
  readonly fallbackLng: (language: string) => readonly string[];
  readonly ns: readonly string[];
  readonly defaultNS: string;
}

/** Values of a sentence, and how it is looked up. */
interface TranslateOptions {
  readonly ns?: string | readonly string[];
  readonly lng?: string;
  readonly count?: number;
  readonly returnObjects?: boolean;
  readonly [value: string]: unknown;
}

const BLANK = /\{\{\s*([\w.]+)\s*\}\}/g;
const isBackend = (plugin: Plugin): plugin is Plugin & Backend => plugin.read !== undefined;

const loaded = new Map<string, Sentences>();
const loading = new Map<string, Promise<void>>();
const failed = new Set<string>();
const plurals = new Map<string, Intl.PluralRules>();
const namespaces = new Set<string>();
const listeners = new Set<(language: string) => void>();

let backend: Backend | null = null;
let defaultNamespace = '';
let fallbacksOf: InitOptions['fallbackLng'] = () => [];

const placeOf = (language: string, namespace: string) => `${language}/${namespace}`;
const languagesOf = (language: string) => [language, ...fallbacksOf(language)];

/** One attempt to read a file. */
const read = (language: string, namespace: string) =>
  new Promise<Sentences>((resolve, reject) => {
    backend?.read(language, namespace, (error, sentences) => {
      if (error === null && typeof sentences === 'object') resolve(sentences);
      else reject(error ?? new Error(`${placeOf(language, namespace)} holds no sentences.`));
    });
  });

/** Loads a file once; never rejects: a sentence that could not be loaded shows its key. */
function load(language: string, namespace: string): Promise<void> {
  const place = placeOf(language, namespace);
  if (loaded.has(place)) return Promise.resolve();
  let pending = loading.get(place);
  if (pending === undefined) {
    pending = backoff(() => read(language, namespace))
      .then(
        (sentences) => void loaded.set(place, sentences),
        (error: unknown) => {
          failed.add(place);
          console.warn(error);
        },
      )
      .finally(() => loading.delete(place));
    loading.set(place, pending);
  }
  return pending;
}

const loadAll = (languages: readonly string[], wanted: Iterable<string>) =>
  Promise.all([...wanted].flatMap((namespace) => languages.map((language) => load(language, namespace))));

/** The value at a path. A key may hold points itself, as names of time zones and fields do. */
function valueAt(sentences: Sentences | undefined, path: string): string | Sentences | undefined {
  if (sentences === undefined) return undefined;
  if (Object.hasOwn(sentences, path)) return sentences[path];
  for (let point = path.indexOf('.'); point !== -1; point = path.indexOf('.', point + 1)) {
    const inner = sentences[path.slice(0, point)];
    const value = typeof inner === 'object' ? valueAt(inner, path.slice(point + 1)) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

function pluralOf(language: string, count: number): Intl.LDMLPluralRule {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
}

/** A key with its plural forms, the most precise first. */
function formsOf(key: string, language: string, count: number | undefined): readonly string[] {
  if (count === undefined) return [key];
  const form = pluralOf(language, count);
  return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${form}`, key];
}

function find(key: string, { ns, lng, count }: TranslateOptions): string | Sentences | undefined {
  const colon = key.indexOf(':');
  const named = colon === -1 ? (ns ?? defaultNamespace) : key.slice(0, colon);
  const path = key.slice(colon + 1);
  for (const namespace of [named].flat())
    for (const language of languagesOf(lng ?? i18next.language))
      for (const form of formsOf(path, language, count)) {
        const value = valueAt(loaded.get(placeOf(language, namespace)), form);
        if (value !== undefined) return value;
      }
  return undefined;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/**
 * What the app uses of i18next, in a fortieth of its size: the built app takes this in its place (`lean-packages.ts`).
 * `i18next.test.ts` compares both, sentence by sentence.
 */
const i18next = {
  language: '',
  isInitialized: false,

  use(plugin: Plugin) {
    if (isBackend(plugin)) backend = plugin;
    return i18next;
  },

  async init({ lng, fallbackLng, ns, defaultNS }: InitOptions): Promise<void> {
    defaultNamespace = defaultNS;
    fallbacksOf = fallbackLng;
    ns.forEach((namespace) => namespaces.add(namespace));
    await i18next.changeLanguage(lng);
    i18next.isInitialized = true;
  },

  /** Loads what has been used so far in the new language, and then changes to it. */
  async changeLanguage(language: string): Promise<void> {
    await loadAll(languagesOf(language), namespaces);
    i18next.language = language;
    listeners.forEach((listener) => listener(language));
  },

  async loadNamespaces(wanted: string | readonly string[]): Promise<void> {
    for (const namespace of [wanted].flat()) namespaces.add(namespace);
    await loadAll(languagesOf(i18next.language), [wanted].flat());
  },

  /** Whether a file has been loaded, or cannot be. */
  hasLoadedNamespace(namespace: string): boolean {
    return languagesOf(i18next.language).every((language) => {
      const place = placeOf(language, namespace);
      return loaded.has(place) || (failed.has(place) && !loading.has(place));
    });
  },

  exists: (key: string, options: TranslateOptions = {}): boolean => find(key, options) !== undefined,

  t: (key: string, options: TranslateOptions = {}): string | Sentences => {
    const value = find(key, options);
    if (value === undefined) return key.slice(key.indexOf(':') + 1);
    if (typeof value === 'object') return value;
    return value.replace(BLANK, (blank, name: string) =>
      Object.hasOwn(options, name) ? textOf(options[name]) : blank,
    );
  },

  on(_event: 'languageChanged', listener: (language: string) => void): void {
    listeners.add(listener);
  },

  off(_event: 'languageChanged', listener: (language: string) => void): void {
    listeners.delete(listener);
  },
};

export default i18next;
