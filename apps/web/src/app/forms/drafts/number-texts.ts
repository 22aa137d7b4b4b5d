import type { NumberTexts } from '@healzy/ui/forms/numberTexts';

/** What was typed into the number fields of one form and is no number. */
export interface KeptNumberTexts extends NumberTexts {
  /** Told when one of them is another text. Returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** Those of fields for which `holds` still says so. */
  texts(holds: (name: string) => boolean): Readonly<Record<string, string>>;
}

export function keepNumberTexts(): KeptNumberTexts {
  const kept = new Map<string, string>();
  const listeners = new Set<() => void>();
  return {
    read: (name) => kept.get(name),
    write(name, text) {
      if (kept.get(name) === (text ?? undefined)) return;
      if (text === null) kept.delete(name);
      else kept.set(name, text);
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    texts: (holds) => Object.fromEntries([...kept].filter(([name]) => holds(name))),
  };
}
