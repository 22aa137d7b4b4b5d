import { ageOn, type LocalDate } from '../shared/index.ts';
import type { CartPerson } from './file/person.ts';

/** The patient as the record has them on the day of the test; null where it is unknown. */
export interface RecordPerson {
  sex: 'MALE' | 'FEMALE' | null;
  birthdate: LocalDate | null;
  weightKg: number | null;
}

/** Something of the file's person that is not the patient's. A person says whose file it is. */
export type PersonMismatch =
  | { id: 'WEIGHT'; file: number; record: number }
  | { id: 'SEX'; file: 'MALE' | 'FEMALE'; record: 'MALE' | 'FEMALE' }
  | { id: 'AGE'; file: number; record: number }
  | { id: 'BIRTHDATE'; file: LocalDate; record: LocalDate };

/** Kilograms between a cart's weight and the record's that clothes and days explain. */
const WEIGHT_TOLERANCE_KG = 2;

/**
 * Compares the person that a file names with the patient: a weight more than 2 kg off, another sex, another age. What the
 * file or the record leaves out is not compared.
 *
 * @param testedOn day of the test, for the age
 */
export function comparePerson(file: CartPerson, record: RecordPerson, testedOn: LocalDate): PersonMismatch[] {
  const found: PersonMismatch[] = [];
  if (file.weightKg !== null && record.weightKg !== null) {
    const apart = Math.abs(file.weightKg - record.weightKg);
    if (apart > WEIGHT_TOLERANCE_KG + 1e-9)
      found.push({ id: 'WEIGHT', file: file.weightKg, record: record.weightKg });
  }
  if (file.sex !== null && record.sex !== null && file.sex !== record.sex)
    found.push({ id: 'SEX', file: file.sex, record: record.sex });
  if (record.birthdate !== null) {
    const age = ageOn(record.birthdate, testedOn);
    if (file.birthdate !== null && file.birthdate !== record.birthdate)
      found.push({ id: 'BIRTHDATE', file: file.birthdate, record: record.birthdate });
    else if (file.ageYears !== null && age !== null && file.ageYears !== age)
      found.push({ id: 'AGE', file: file.ageYears, record: age });
  }
  return found;
}
