import { z } from 'zod';
import { requiredText, type FieldCode } from '../shared/index.ts';

const MAIN: FieldCode = 'MAIN_SPECIALIST_REQUIRED';
const REPEATED: FieldCode = 'SPECIALIST_REPEATED';

/** One specialist of a patient or a test. */
export interface AssignedSpecialist {
  professionalId: string;
  isPrincipal: boolean;
}

/** Whether exactly one of the specialists is the principal (specification 5.9). */
function hasOnePrincipal(specialists: readonly AssignedSpecialist[]): boolean {
  return specialists.filter((specialist) => specialist.isPrincipal).length === 1;
}

/** At least one specialist, nobody twice, exactly one principal. */
export const specialistsSchema = z
  .array(z.object({ professionalId: requiredText(64), isPrincipal: z.boolean() }))
  .refine((list) => hasOnePrincipal(list), { error: MAIN })
  .refine((list) => new Set(list.map((one) => one.professionalId)).size === list.length, { error: REPEATED });
