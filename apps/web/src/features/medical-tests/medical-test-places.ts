import type { MedicalTestType } from '@healzy/domain/medical-tests';
import { pathTo } from '../../app/paths.ts';

/** Types whose screens exist; the others are read in the list only until theirs come. */
export const OPENABLE_TYPES: readonly MedicalTestType[] = ['CGM'];

/** Where a test is worked on; null while its type has no screen. */
export function placeOfTest(test: { id: string; type: MedicalTestType; patientId: string }): string | null {
  if (!OPENABLE_TYPES.includes(test.type)) return null;
  return pathTo('cgm', { patientId: test.patientId, medicalTest: test.id });
}
