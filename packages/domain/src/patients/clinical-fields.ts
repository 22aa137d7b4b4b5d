import type { PatientAccess } from '../session/index.ts';
import type { CardField } from './card-fields.ts';

/** Fields of a card that are body values: only for people with clinical access. */
export const CLINICAL_CARD_FIELDS = ['weightKg', 'heightCm'] as const satisfies readonly CardField[];
export type ClinicalCardField = (typeof CLINICAL_CARD_FIELDS)[number];

/** Whether someone with this access may read, and therefore change, the body values of a card. */
export const readsClinicalFields = ({ clinical }: Pick<PatientAccess, 'clinical'>): boolean =>
  clinical !== 'none';

/**
 * A card as someone with this access may read it: fields closed to them are absent, not empty.
 *
 * @example
 * readableCard({ name: 'Ana', weightKg: 62, heightCm: 165 }, receptionist) // { name: 'Ana' }
 */
export function readableCard<Card extends Partial<Record<ClinicalCardField, unknown>>>(
  card: Card,
  access: Pick<PatientAccess, 'clinical'>,
): Omit<Card, ClinicalCardField> & Partial<Pick<Card, Extract<ClinicalCardField, keyof Card>>> {
  if (readsClinicalFields(access)) return card;
  const { weightKg: _weight, heightCm: _height, ...rest } = card;
  return rest as Omit<Card, ClinicalCardField> & Partial<Pick<Card, Extract<ClinicalCardField, keyof Card>>>;
}
