import type { UnfinishedTexts } from '@healzy/ui/forms/unfinishedTexts';

/** What stands in the fields of one form and is no value yet, kept as the form's values are. */
export interface KeptUnfinishedTexts extends UnfinishedTexts {
  /** Told when a field writes another text. Returns what ends it. */
  watchTyping(listener: () => void): () => void;
  hasAny(): boolean;
  texts(): Readonly<Record<string, string>>;
  bringBack(texts: Readonly<Record<string, string>>): void;
  /** Has the fields show what was brought back, once the form's values stand in them. */
  show(): void;
  /** Empties the fields that hold one. */
  clear(): void;
}

export function keepUnfinishedTexts(): KeptUnfinishedTexts {
  const kept = new Map<string, string>();
  const fields = new Set<() => void>();
  const watchers = new Set<() => void>();
  const typing = new Set<() => void>();
  const tell = (listeners: ReadonlySet<() => void>) => listeners.forEach((listener) => listener());
  const add = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    read: (name) => kept.get(name),
    write(name, text) {
      if (kept.get(name) === (text ?? undefined)) return;
      if (text === null) kept.delete(name);
      else kept.set(name, text);
      tell(watchers);
      tell(typing);
    },
    subscribe: add(fields),
    watch: add(watchers),
    watchTyping: add(typing),
    hasAny: () => kept.size > 0,
    texts: () => Object.fromEntries(kept),
    bringBack(texts) {
      for (const [name, text] of Object.entries(texts)) kept.set(name, text);
      tell(watchers);
    },
    show: () => tell(fields),
    clear() {
      if (kept.size === 0) return;
      kept.clear();
      tell(watchers);
      tell(fields);
    },
  };
}
