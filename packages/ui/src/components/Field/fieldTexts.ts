import { createContext, useContext } from 'react';

/** Sentences for what was typed and is not a value yet, which every field of its kind says in the same way. */
export interface FieldTexts {
  /** `day` in words, as no calendar has it: "There is no 31 February." */
  impossibleDay: (day: string) => string;
  incompleteDay: string;
  incompleteTime: string;
  /** A pasted text that cannot be read as a day: "“soon” is not a date." */
  unreadableDay: (text: string) => string;
  /** A text in a field of choices that chooses none of them. */
  notChosen: (text: string) => string;
}

/** Filled once around every tree of screens, in the language of the page. */
export const FieldTextsContext = createContext<FieldTexts | null>(null);

/** Throws where nobody filled them: such a field would keep its form from being sent without a word. */
export function useFieldTexts(): FieldTexts {
  const texts = useContext(FieldTextsContext);
  if (texts === null)
    throw new Error('Put a FieldTextsContext around the app: this field has no words for what it refuses.');
  return texts;
}
