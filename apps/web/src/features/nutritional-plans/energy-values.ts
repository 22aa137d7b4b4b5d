import {
  energyDoubt,
  energyGoalSchema,
  energyTargetSchema,
  ENERGY_SOURCES,
  goalEnergy,
  type EnergyGoal,
  type EnergyPerson,
  type EnergyTarget,
  type LifeStage,
} from '@healzy/domain/nutritional-plans';
import { z } from 'zod';

/** A goal while it is typed: without a need there is no energy yet. */
export interface GoalDraft extends Omit<EnergyGoal, 'amount' | 'need'> {
  amount: number | null;
  need: EnergyGoal['need'] | null;
  /** Chosen before there is a need. */
  stage: LifeStage | null;
}

/** The energy as it is typed, and the amount of it that this person answers for. */
export interface EnergyInput {
  kcal: number | null;
  source: EnergyTarget['source'];
  on: string;
  confirmedKcal: number | null;
  goal: GoalDraft | null;
}
export type AnsweredEnergy = EnergyTarget & { confirmedKcal: number | null };

export const draftOfGoal = (goal: EnergyGoal | undefined): GoalDraft | null =>
  goal === undefined ? null : { ...goal, stage: goal.need.stage };

/** The goal that a draft comes to; null while something is missing or impossible. */
export function goalOfDraft(draft: GoalDraft | null): EnergyGoal | null {
  const read = energyGoalSchema.safeParse(draft);
  return read.success ? read.data : null;
}

/** An energy out of the limits of this person is saved once somebody answers for just that amount. */
export const energyRules = (person: EnergyPerson) =>
  z
    .object({
      kcal: z.number().nullable(),
      source: z.enum(ENERGY_SOURCES, { error: 'REQUIRED' }),
      on: z.string(),
      confirmedKcal: z.number().nullable(),
      goal: z.custom<GoalDraft | null>(() => true),
    })
    .transform((values, context): AnsweredEnergy => {
      const { confirmedKcal, goal: draft, ...typed } = values;
      const fail = (path: keyof EnergyInput, message: string) => {
        context.addIssue({ code: 'custom', path: [path], message });
        return z.NEVER;
      };
      const isGoal = typed.source === 'GOAL';
      let sent: z.input<typeof energyTargetSchema> = typed;
      if (isGoal) {
        const goal = energyGoalSchema.safeParse(draft);
        if (!goal.success)
          return fail('goal', draft?.need ? (goal.error.issues[0]?.message ?? 'REQUIRED') : 'REQUIRED');
        sent = { kcal: goalEnergy(goal.data), source: 'GOAL', on: goal.data.need.on, goal: goal.data };
      }
      const energy = energyTargetSchema.safeParse(sent);
      if (!energy.success) {
        const [issue] = energy.error.issues;
        return fail(
          isGoal ? 'goal' : ((issue?.path[0] ?? 'kcal') as keyof EnergyInput),
          issue?.message ?? 'REQUIRED',
        );
      }
      const { kcal, goal } = energy.data;
      if (energyDoubt(kcal, person, goal) !== null && confirmedKcal !== kcal)
        fail('confirmedKcal', 'REQUIRED');
      return { ...energy.data, confirmedKcal };
    });
