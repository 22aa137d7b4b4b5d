import type { FieldTexts } from '../packages/ui/src/forms/fieldTexts.ts';

/** What the app gives to every field, for stories. */
export const fieldTexts: FieldTexts = {
  impossibleDay: (day) => `There is no ${day}.`,
  incompleteDay: 'The date is incomplete.',
  incompleteTime: 'The time is incomplete.',
  unreadableDay: (text) => `“${text}” is not a date.`,
  notChosen: (text) => `“${text}” is not chosen.`,
};
