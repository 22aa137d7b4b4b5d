import { useCallback, useMemo, useSyncExternalStore } from 'react';
import i18next from './i18next.ts';

/** Connects nothing: `useTranslation` uses the one translator of the app. */
export const initReactI18next = { type: '3rdParty' } as const;

function subscribe(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

const languageNow = () => i18next.language;

/** Sentences of one or more namespaces, keys without a prefix being in the first; suspends until they are loaded. */
export function useTranslation(namespaces: string | readonly string[] = 'app') {
  const language = useSyncExternalStore(subscribe, languageNow);
  const key = String(namespaces);
  const wanted = useMemo(() => key.split(','), [key]);
  const missing = wanted.filter((namespace) => !i18next.hasLoadedNamespace(namespace));
  // React awaits what is thrown, and renders again.
  if (missing.length > 0) throw i18next.loadNamespaces(missing);
  const t = useCallback(
    (path: string, options?: Parameters<typeof i18next.t>[1]) =>
      i18next.t(path, { ns: wanted[0] ?? 'app', lng: language, ...options }),
    [wanted, language],
  );
  return { t, i18n: i18next };
}
