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

const silent: FieldTexts = {
  impossibleDay: () => '',
  incompleteDay: '',
  incompleteTime: '',
  unreadableDay: () => '',
  notChosen: () => '',
};

/** Filled once by the app, in the language of the page. Without it such a field is refused all the same, without words. */
export const FieldTextsContext = createContext<FieldTexts>(silent);

export const useFieldTexts = () => useContext(FieldTextsContext);
