import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';

/** What stands in the fields of one form and is no value yet, by the names of the fields. */
export interface UnfinishedTexts {
  read(name: string): string | undefined;
  /** `null` once the field holds a value, or nothing. */
  write(name: string, text: string | null): void;
  /** Told when texts were brought back, or thrown away: not of what fields write. Returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** Told when any text is another, whoever wrote it. Returns what ends it. */
  watch(listener: () => void): () => void;
}

/** Filled by whoever keeps what is typed: a form hears of values only. */
export const UnfinishedTextsContext = createContext<UnfinishedTexts | null>(null);

/**
 * Keeps what is typed in a field and is no value yet, and gives it back to a field that has lost it.
 * @param text `null` while the field holds a value, or nothing
 * @param onBack shows a text that was brought back; `null` for one that was thrown away
 */
export function useKeptText(
  name: string | undefined,
  text: string | null,
  onBack: (text: string | null) => void,
): void {
  const kept = useContext(UnfinishedTextsContext);
  const last = useRef(text);
  const takeBack = useEffectEvent(() => {
    const back = (name !== undefined && kept?.read(name)) || null;
    if (back !== text) onBack(back);
  });
  // The fields of a list's row are named by its number, which is another once a row before it has gone.
  const latest = useRef(name);
  const known = useRef(name);
  const carry = useEffectEvent(() => {
    if (name !== undefined) kept?.write(name, text);
  });
  useLayoutEffect(() => {
    latest.current = name;
  });
  useEffect(() => {
    if (known.current === name) takeBack();
    else carry();
    known.current = name;
    const end = kept?.subscribe(() => takeBack());
    return () => {
      end?.();
      // All give up their former name before any takes its text to the new one.
      if (latest.current !== name && name !== undefined) kept?.write(name, null);
    };
  }, [kept, name]);
  useEffect(() => {
    // Nothing at first: a field that begins empty must not have forgotten what it is about to show.
    if (name === undefined || last.current === text) return;
    last.current = text;
    kept?.write(name, text);
  }, [kept, name, text]);
}

const nothing = () => () => undefined;

/** Whether one of these fields holds what is no value yet: a part of a form that is closed has to show it. */
export function useHasUnfinished(names: readonly string[]): boolean {
  const kept = useContext(UnfinishedTextsContext);
  return useSyncExternalStore(
    kept?.watch ?? nothing,
    () => kept !== null && names.some((name) => kept.read(name) !== undefined),
  );
}
