import type { NumberTexts } from '@healzy/ui/forms/numberTexts';

/** What was typed into the number fields of one form and is no number. */
export interface KeptNumberTexts extends NumberTexts {
  /** Those of fields for which `holds` still says so. */
  texts(holds: (name: string) => boolean): Readonly<Record<string, string>>;
}

/** @param onChange one of them is another text now */
export function keepNumberTexts(onChange: () => void): KeptNumberTexts {
  const kept = new Map<string, string>();
  return {
    read: (name) => kept.get(name),
    write(name, text) {
      if (kept.get(name) === (text ?? undefined)) return;
      if (text === null) kept.delete(name);
      else kept.set(name, text);
      onChange();
    },
    texts: (holds) => Object.fromEntries([...kept].filter(([name]) => holds(name))),
  };
}
