/**
 * What a clinic has to have before its people work in it as one, in the order in which it is offered. A new step is added
 * here, in the contract's `SetupStepId`, and in its feature's server module; the compiler or a test requires each.
 */
export const SETUP_STEPS = ['SPECIALIST', 'COLLEAGUES', 'PATIENT', 'TEST', 'HOURS', 'LOGO'] as const;
export type SetupStepId = (typeof SETUP_STEPS)[number];

/** How long a clinic is young, and with fewer than how many patients: ours; whoever has more has found their way. */
export const YOUNG_CLINIC = { days: 90, patients: 10 } as const;

/** Whether a clinic is shown its first steps. */
export function isYoungClinic(clinic: { createdAt: Date; patients: number }, now: Date): boolean {
  const days = (now.getTime() - clinic.createdAt.getTime()) / 86_400_000;
  return days < YOUNG_CLINIC.days && clinic.patients < YOUNG_CLINIC.patients;
}
