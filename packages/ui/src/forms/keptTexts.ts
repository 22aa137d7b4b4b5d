import type { NumberTexts } from './numberTexts.ts';
import type { UnfinishedTexts } from './unfinishedTexts.ts';

/** A set of listeners. */
function listeners() {
  const all = new Set<() => void>();
  return {
    /** Returns a function that unsubscribes. */
    add(listener: () => void) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: () => all.forEach((listener) => listener()),
  };
}

/**
 * Texts by field name.
 *
 * @param onWrite called when a field writes another text
 */
function namedTexts(onWrite: () => void) {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (name: string) => kept.get(name),
    /** `null` removes the text. */
    write(name: string, text: string | null) {
      if (kept.get(name) === (text ?? undefined)) return;
      if (text === null) kept.delete(name);
      else kept.set(name, text);
      onWrite();
    },
  };
}

/** Non-numeric text typed into the number fields of one form. */
export interface KeptNumberTexts extends NumberTexts {
  /** Called when one of the texts changes. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** The texts of fields for which `holds` is still true. */
  texts(holds: (name: string) => boolean): Readonly<Record<string, string>>;
}

/** Stores the texts of a form's number fields; pass it to `NumberTextsContext`. */
export function keepNumberTexts(): KeptNumberTexts {
  const changed = listeners();
  const { kept, read, write } = namedTexts(changed.tell);
  return {
    read,
    write,
    subscribe: changed.add,
    texts: (holds) => Object.fromEntries([...kept].filter(([name]) => holds(name))),
  };
}

/** Incomplete input in the fields of one form, kept as the form's values are. */
export interface KeptUnfinishedTexts extends UnfinishedTexts {
  /** Called when a field writes another text. Returns a function that unsubscribes. */
  watchTyping(listener: () => void): () => void;
  hasAny(): boolean;
  texts(): Readonly<Record<string, string>>;
  bringBack(texts: Readonly<Record<string, string>>): void;
  /** Shows restored texts in the fields, once the form's values are set. */
  show(): void;
  /** Clears the fields that hold one. */
  clear(): void;
}

/** Stores a form's incomplete input; pass it to `UnfinishedTextsContext`. */
export function keepUnfinishedTexts(): KeptUnfinishedTexts {
  const fields = listeners();
  const watchers = listeners();
  const typing = listeners();
  const { kept, read, write } = namedTexts(() => {
    watchers.tell();
    typing.tell();
  });
  return {
    read,
    write,
    subscribe: fields.add,
    watch: watchers.add,
    watchTyping: typing.add,
    hasAny: () => kept.size > 0,
    texts: () => Object.fromEntries(kept),
    bringBack(texts) {
      for (const [name, text] of Object.entries(texts)) kept.set(name, text);
      watchers.tell();
    },
    show: fields.tell,
    clear() {
      if (kept.size === 0) return;
      kept.clear();
      watchers.tell();
      fields.tell();
    },
  };
}
