import { createContext, useContext } from 'react';

/** What stands in number fields and is no number, by the names of the fields. */
export interface NumberTexts {
  read(name: string): string | undefined;
  /** `null` once the field holds a number, or nothing. */
  write(name: string, text: string | null): void;
}

/** Filled by whoever keeps what is typed: a field's value is only `NaN` then, and could not be shown again. */
export const NumberTextsContext = createContext<NumberTexts | null>(null);

/** The text of one field, and the way to keep it; nothing where nobody keeps it. */
export function useNumberText(name: string | undefined) {
  const texts = useContext(NumberTextsContext);
  if (texts === null || name === undefined) return null;
  return {
    read: () => texts.read(name) ?? '',
    write: (text: string | null) => texts.write(name, text),
  };
}
