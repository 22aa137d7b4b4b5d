import { PATIENT_FIELD_NAMES, type PatientField } from './fields.ts';

/** The fields of a card whose change the timeline names; states and specialists have entries of their own. */
export type CardField = PatientField | 'tags';
export const CARD_FIELDS: readonly CardField[] = [...PATIENT_FIELD_NAMES, 'tags'];

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
