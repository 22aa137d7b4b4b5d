import { z } from 'zod';
import {
  emptyValues,
  localDateText,
  nameText,
  schemasOf,
  type FieldCode,
  type LocalDate,
  type RecordField,
} from '../shared/index.ts';
import type { NUTRITIONAL_PLAN_FIELDS } from './generated/field-names.ts';
import { GOAL_DIRECTIONS, GOAL_LIMITS, GOAL_UNITS, goalEnergy, type EnergyGoal } from './energy-goal.ts';
import { NEED_METHODS } from './energy-need.ts';
import { LIFE_STAGES } from './life-stages.ts';
import { checkEnergyTarget, ENERGY_SOURCES, type EnergyTarget } from './energy-target.ts';
import {
  checkMacroShares,
  checkMealShares,
  DEFAULT_MACRO_SHARES,
  DEFAULT_MEAL_SHARES,
  type CheckedShares,
  type TypedShares,
} from './shares.ts';
import { frequencyChangesSchema } from './frequencies.ts';
import { MACROS, MEALS } from './meals.ts';
import { menuTemplateSchema } from './menu-template.ts';
import { checkPlanPeriod, PLAN_WEEKS } from './period.ts';

/** The most characters of a plan's name. */
export const PLAN_LIMITS = { name: 120 } as const;

/** Later dates are mistyped. */
const LATEST_START = '2199-12-31';

const code = (value: FieldCode): FieldCode => value;
const numberProblem = ({ input }: { input?: unknown }): FieldCode =>
  code(input == null ? 'REQUIRED' : 'NUMBER_INVALID');

/** A number of a form; null while its field is empty. */
const typedNumber = z.number({ error: numberProblem }).nullable();

const weeks = typedNumber.transform((value, context): number => {
  const checked = checkPlanPeriod({ weeks: value, startDate: LATEST_START }, LATEST_START);
  if (checked.ok) return checked.value.weeks;
  const problems: Partial<Record<typeof checked.code, FieldCode>> = {
    WEEKS_REQUIRED: 'REQUIRED',
    WEEKS_WHOLE: 'WHOLE_NUMBER',
  };
  context.addIssue({ code: 'custom', message: problems[checked.code] ?? code('OUT_OF_RANGE') });
  return z.NEVER;
});

const startDate = (today: LocalDate, savedStart: LocalDate | null) =>
  localDateText.pipe(
    z
      .string()
      .refine((value) => checkPlanPeriod({ startDate: value, weeks: PLAN_WEEKS.min }, today, savedStart).ok, {
        error: code('DATE_IN_PAST'),
      })
      .refine((value) => value <= LATEST_START, { error: code('OUT_OF_RANGE') }),
  );

/** Shares as they are typed; one problem of the whole, because its parts are one field. */
const shares = <Part extends string>(
  parts: readonly [Part, ...Part[]],
  check: (typed: TypedShares<Part>) => CheckedShares<Part>,
) =>
  z
    .record(z.enum(parts), z.union([z.nan(), typedNumber], { error: code('NUMBER_INVALID') }))
    .transform((typed, context): Readonly<Record<Part, number>> => {
      const checked = check(typed as TypedShares<Part>);
      if (checked.ok) return checked.value;
      const message = checked.code === 'SHARE_INVALID' ? checked.details.problem : checked.code;
      context.addIssue({ code: 'custom', message: code(message) });
      return z.NEVER;
    });

export const mealSharesSchema = shares(MEALS, checkMealShares);
export const macroSharesSchema = shares(MACROS, checkMacroShares);

export const planSharesSchema = z.object({ mealShares: mealSharesSchema, macroShares: macroSharesSchema });
export type PlanShares = z.infer<typeof planSharesSchema>;
export type PlanSharesInput = z.input<typeof planSharesSchema>;

const kcalOfDay = z.number().finite().min(0).max(20_000);

export const energyGoalSchema = z
  .object({
    direction: z.enum(GOAL_DIRECTIONS),
    amount: z.number().finite().min(0),
    unit: z.enum(GOAL_UNITS),
    need: z.object({
      kcal: kcalOfDay,
      method: z.enum(NEED_METHODS),
      on: localDateText,
      stage: z.enum(LIFE_STAGES).nullable(),
      extraKcal: kcalOfDay,
    }),
    weight: z.object({ kg: z.number().finite().min(0.2).max(700), on: localDateText }).nullable(),
    objectiveKg: z
      .number({ error: numberProblem })
      .min(GOAL_LIMITS.objectiveKg.min, { error: code('OUT_OF_RANGE') })
      .max(GOAL_LIMITS.objectiveKg.max, { error: code('OUT_OF_RANGE') })
      .nullable(),
  })
  .refine(({ amount, unit }) => amount <= GOAL_LIMITS.amount[unit], {
    path: ['amount'],
    error: code('OUT_OF_RANGE'),
  })
  .refine(({ amount, direction }) => (direction === 'MAINTAIN' ? amount === 0 : amount > 0), {
    path: ['amount'],
    error: code('REQUIRED'),
  });

/** An energy has a goal if that is its source, and is what the goal comes to. */
export const isOfItsGoal = ({
  kcal,
  source,
  goal,
}: Pick<EnergyTarget, 'kcal' | 'source'> & { goal?: EnergyGoal | undefined }): boolean =>
  (source === 'GOAL') === (goal !== undefined) && (goal === undefined || goalEnergy(goal) === kcal);
const OF_ITS_GOAL = { path: ['goal'], error: code('OPTION_INVALID') };

export const energyTargetSchema = z.object({
  kcal: typedNumber.transform((kcal, context): number => {
    const checked = checkEnergyTarget({ kcal, source: 'TYPED', on: LATEST_START });
    if (checked.ok) return checked.value.kcal;
    context.addIssue({ code: 'custom', message: code(checked.code) });
    return z.NEVER;
  }),
  source: z.enum(ENERGY_SOURCES, { error: code('REQUIRED') }),
  on: localDateText,
  goal: energyGoalSchema.exactOptional(),
});

/** When a plan can start: not before `today`, unless it is the date that it was saved with. */
export interface PlanStart {
  /** The patient's local date. */
  today: LocalDate;
  savedStart?: LocalDate | null;
}

/** What a new plan is made with, and what a copy has of its own. */
export const planPeriodSchema = ({ today, savedStart = null }: PlanStart) =>
  z.object({ name: nameText(PLAN_LIMITS.name), weeks, startDate: startDate(today, savedStart) });
export type PlanPeriodForm = z.infer<ReturnType<typeof planPeriodSchema>>;
export type PlanPeriodInput = z.input<ReturnType<typeof planPeriodSchema>>;

type PlanField = (typeof NUTRITIONAL_PLAN_FIELDS)[number];

/**
 * What a person enters about a plan, and what a new one begins with; a field of the contract that is missing here does not
 * compile. The written and the stored plan, its copy and its transfer derive from this.
 */
export const PLAN_FIELDS = {
  name: { schema: nameText(PLAN_LIMITS.name) },
  weeks: { schema: weeks },
  startDate: { schema: localDateText },
  mealShares: { schema: mealSharesSchema, empty: DEFAULT_MEAL_SHARES },
  macroShares: { schema: macroSharesSchema, empty: DEFAULT_MACRO_SHARES },
  macrosMeasuredOn: { schema: localDateText.nullable().optional() },
  energy: { schema: energyTargetSchema.refine(isOfItsGoal, OF_ITS_GOAL).nullable() },
  /** Null is the general one; what is left out stays as it is. */
  menuTemplate: { schema: menuTemplateSchema.nullable().optional() },
  /** Where a week is not as published; null is as published, and what is left out stays as it is. */
  frequencies: { schema: frequencyChangesSchema.nullable().optional() },
} as const satisfies Record<PlanField, RecordField>;

/** A plan as it is written. */
export const planFormSchema = (start: PlanStart) =>
  z.object({ ...schemasOf(PLAN_FIELDS), ...planPeriodSchema(start).shape });
export type PlanForm = z.infer<ReturnType<typeof planFormSchema>>;

/** A plan that only its period is known of. */
export const newPlan = (period: PlanPeriodForm): PlanForm => ({
  ...(emptyValues(PLAN_FIELDS) as PlanForm),
  ...period,
});
