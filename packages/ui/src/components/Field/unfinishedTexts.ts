import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';

/** Incomplete input in the fields of one form, by field name. */
export interface UnfinishedTexts {
  read(name: string): string | undefined;
  /** `null` once the field has a value, or nothing. */
  write(name: string, text: string | null): void;
  /** Called when texts were restored or discarded, not when fields write them. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Called when any text changes, from any source. Returns a function that unsubscribes. */
  watch(listener: () => void): () => void;
}

/** Provided by whatever keeps drafts: a form knows only values. */
export const UnfinishedTextsContext = createContext<UnfinishedTexts | null>(null);

/**
 * Keeps a field's incomplete input, and gives it back to a field that has lost it.
 *
 * @param text `null` while the field has a value, or nothing @param onBack shows restored text; `null` for text that
 * was discarded
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
  // Fields in a list's row are named by the row's index, which changes when an earlier row is removed.
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
      // All give up their former name before any moves its text to the new one.
      if (latest.current !== name && name !== undefined) kept?.write(name, null);
    };
  }, [kept, name]);
  useEffect(() => {
    // Nothing at first: a field that starts empty must not have cleared what it is about to show.
    if (name === undefined || last.current === text) return;
    last.current = text;
    kept?.write(name, text);
  }, [kept, name, text]);
}

const nothing = () => () => undefined;

/** Whether one of these fields holds incomplete input: a collapsed part of a form has to show it. */
export function useHasUnfinished(names: readonly string[]): boolean {
  const kept = useContext(UnfinishedTextsContext);
  return useSyncExternalStore(
    kept?.watch ?? nothing,
    () => kept !== null && names.some((name) => kept.read(name) !== undefined),
  );
}
