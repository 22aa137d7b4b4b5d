import type { NumberTexts } from './numberTexts.ts';
import type { UnfinishedTexts } from './unfinishedTexts.ts';

/** Those who are told together. */
function listeners() {
  const all = new Set<() => void>();
  return {
    /** Returns what ends it. */
    add(listener: () => void) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: () => all.forEach((listener) => listener()),
  };
}

/**
 * Texts by the names of a form's fields.
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

/** What was typed into the number fields of one form and is no number. */
export interface KeptNumberTexts extends NumberTexts {
  /** Told when one of them is another text. Returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** Those of fields for which `holds` still says so. */
  texts(holds: (name: string) => boolean): Readonly<Record<string, string>>;
}

/** Holds the texts of a form's number fields; give it to `NumberTextsContext`. */
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

/** Holds the texts of a form's fields that are no values yet; give it to `UnfinishedTextsContext`. */
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
