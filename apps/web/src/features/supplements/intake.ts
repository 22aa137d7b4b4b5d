import {
  type PatientSupplement,
  type SupplementContext,
  useSupplementContext,
} from '@healzy/api/supplements';
import type { Draft, IntakeContext } from '@healzy/domain/supplements';

/** A patient's supplement as the domain adds it up. */
export const toTaken = (one: PatientSupplement): Draft => ({
  ...one,
  supplement: {
    ...one.supplement,
    ingredients: one.supplement.ingredients.map((each) => ({ ...each, name: each.name ?? null })),
  },
});

/** What the server knows of a patient, as the domain judges with it. */
export const toContext = ({ today, person, record }: SupplementContext): IntakeContext => ({
  today,
  record,
  person: {
    ageMonths: person.ageMonths ?? 'UNKNOWN',
    sex: person.sex ?? 'UNKNOWN',
    pregnancy: person.pregnancy,
    weightKg: person.weightKg ?? 'UNKNOWN',
  },
});

/** What a patient's intake is judged with; undefined until it is known. */
export function useIntakeContext(patientId: string): SupplementContext | undefined {
  return useSupplementContext(patientId).data;
}
