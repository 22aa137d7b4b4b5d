import type { NumberTexts } from '@healzy/ui/forms/numberTexts';
import { listeners, namedTexts } from './named-texts.ts';

/** What was typed into the number fields of one form and is no number. */
export interface KeptNumberTexts extends NumberTexts {
  /** Told when one of them is another text. Returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** Those of fields for which `holds` still says so. */
  texts(holds: (name: string) => boolean): Readonly<Record<string, string>>;
}

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
