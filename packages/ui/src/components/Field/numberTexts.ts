import { createContext, useContext } from 'react';

/** Non-numeric text in number fields, by field name. */
export interface NumberTexts {
  read(name: string): string | undefined;
  /** `null` once the field holds a number, or nothing. */
  write(name: string, text: string | null): void;
}

/** Provided by whatever keeps drafts: the field's value is only `NaN` then, and could not be shown again. */
export const NumberTextsContext = createContext<NumberTexts | null>(null);

/** The text of one field, and a way to store it; nothing without a provider. */
export function useNumberText(name: string | undefined) {
  const texts = useContext(NumberTextsContext);
  if (texts === null || name === undefined) return null;
  return {
    read: () => texts.read(name) ?? '',
    write: (text: string | null) => texts.write(name, text),
  };
}
