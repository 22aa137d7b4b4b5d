import type { UnfinishedTexts } from '@healzy/ui/forms/unfinishedTexts';
import { listeners, namedTexts } from './named-texts.ts';

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
