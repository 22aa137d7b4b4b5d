import type { PatientField } from './fields.ts';
import { CARD_FIELDS } from './generated/field-names.ts';

export { CARD_FIELDS };
/** A field of a card whose change the timeline names; states and specialists have entries of their own. */
export type CardField = (typeof CARD_FIELDS)[number];

/** Whether something that a list or a spreadsheet shows is a field of the card, and has its label. */
export const isPatientField = (name: string): name is PatientField =>
  name !== 'tags' && CARD_FIELDS.some((field) => field === name);

/** What of a card is compared. */
export type CardValues = {
  [Field in CardField]: Field extends 'tags' ? readonly string[] : string | number | null;
};

const said = (value: CardValues[CardField]): string => JSON.stringify(value);

/**
 * The fields in which two cards differ, in the order of the form.
 *
 * @example
 * changedCardFields({ ...card, city: 'Ávila' }, { ...card, city: 'Soria' }) // ['city']
 */
export function changedCardFields(before: CardValues, after: CardValues): CardField[] {
  return CARD_FIELDS.filter((field) => said(before[field]) !== said(after[field]));
}
