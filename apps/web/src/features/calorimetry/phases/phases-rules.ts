import { PHASE_KINDS, phaseProblems, type Phase } from '@healzy/domain/calorimetry';
import { z } from 'zod';

export interface PhasesValues {
  phases: Phase[];
}

const phase = z.object({
  kind: z.enum(PHASE_KINDS).nullable(),
  label: z.string().nullable(),
  startS: z.number(),
  endS: z.number(),
});

/** Phases that may be saved; what is wrong with each is said beside it. */
export const phasesRules = z.object({ phases: z.array(phase) }).superRefine(({ phases }, context) => {
  if (phaseProblems(phases).length > 0)
    context.addIssue({ code: 'custom', path: ['phases'], message: 'PHASES_INVALID' });
});
