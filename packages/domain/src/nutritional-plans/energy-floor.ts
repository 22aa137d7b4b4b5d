import { isPregnantBy } from '../patient-data/index.ts';
import type { BiologicalSex } from '../patients/index.ts';
import { ADULT_AGE, bodyMassIndexOf } from '../shared/index.ts';
import { goalDifference, type EnergyGoal } from './energy-goal.ts';
import { stagesOf, type PregnancyState } from './life-stages.ts';

/** What decides how little energy a plan may have; null is not known. */
export interface EnergyPerson {
  sex: BiologicalSex | null;
  /** In whole years. */
  age: number | null;
  state: PregnancyState | null;
  /** The latest weight and height; left out or null where they are not known or of no one body. */
  body?: { weightKg: number; heightCm: number } | null;
  hasEatingDisorder?: boolean;
  /** What they need in a day (`mostNeededKcal`), by which an energy without a goal is judged; null where data are missing. */
  needKcal?: number | null;
}

/**
 * Where a limit is from. `AHA_ACC_TOS_2013`: guideline for overweight and obesity in adults (10.1161/01.cir.0000437739.71477.ee),
 * which prescribes 1,200 to 1,500 kcal for women and 1,500 to 1,800 kcal for men. `NICE_CG189`: NICE guideline 189 (2014), a
 * very-low-calorie diet has 800 kcal a day or less and is not for routine use. `DGA_2015`: Dietary Guidelines for Americans
 * 2015–2020, appendix 2, estimated needs of sedentary people. `E_LACTANCIA`: APILAM, e-lactancia.org, hypocaloric diet, at
 * least 1,800 kcal while breastfeeding. `IOM_2009`: Weight Gain During Pregnancy, which has a gain for every body mass index.
 * `WHO_TRS_894`: underweight is below 18.5 kg/m². `NICE_NG69`: NICE guideline 69 (2017), eating disorders. `OURS`: no
 * published figure is known.
 */
export const ENERGY_SOURCE_CODES = [
  'AHA_ACC_TOS_2013',
  'DGA_2015',
  'E_LACTANCIA',
  'IOM_2009',
  'WHO_TRS_894',
  'NICE_NG69',
  'OURS',
] as const;
export type EnergyLimitSource = (typeof ENERGY_SOURCE_CODES)[number];

/** For whom a limit is. */
export const ENERGY_GROUPS = [
  'WOMAN',
  'MAN',
  'ADULT',
  'CHILD',
  'PREGNANT',
  'BREASTFEEDING',
  'UNDERWEIGHT',
  'OBJECTIVE_UNDERWEIGHT',
  'EATING_DISORDER',
  'UNKNOWN',
] as const;
export type EnergyGroup = (typeof ENERGY_GROUPS)[number];

interface EnergyFloor {
  kcal: number;
  group: EnergyGroup;
  source: EnergyLimitSource;
}

/**
 * Energy that a sedentary child needs from an age on, girls and boys (DGA 2015–2020, appendix 2). A child grows, so that
 * less than that is a deficit, which only a doctor decides. Below two years there is no figure: that of two years holds.
 */
const CHILDREN: readonly (readonly [fromAge: number, girls: number, boys: number])[] = [
  [0, 1000, 1000],
  [4, 1200, 1200],
  [6, 1200, 1400],
  [8, 1400, 1400],
  [9, 1400, 1600],
  [11, 1600, 1800],
  [13, 1600, 2000],
  [14, 1800, 2000],
  [15, 1800, 2200],
  [16, 1800, 2400],
];

const FLOORS = {
  WOMAN: { kcal: 1200, group: 'WOMAN', source: 'AHA_ACC_TOS_2013' },
  MAN: { kcal: 1500, group: 'MAN', source: 'AHA_ACC_TOS_2013' },
  /** Sex not known: that of men. */
  ADULT: { kcal: 1500, group: 'ADULT', source: 'AHA_ACC_TOS_2013' },
  /** A sedentary woman of 19 to 50 years needs as much without being pregnant; in pregnancy nobody loses weight on purpose. */
  PREGNANT: { kcal: 1800, group: 'PREGNANT', source: 'DGA_2015' },
  BREASTFEEDING: { kcal: 1800, group: 'BREASTFEEDING', source: 'E_LACTANCIA' },
  /** Age not known: it may be a child's, so that the highest of adults holds for both sexes. */
  UNKNOWN: { kcal: 1500, group: 'UNKNOWN', source: 'AHA_ACC_TOS_2013' },
} as const satisfies Record<string, EnergyFloor>;

/** Up to this it is a very-low-calorie diet, which is not for routine use (NICE CG189, 2014). */
const VERY_LOW_ENERGY_KCAL = 800;

/**
 * Energy above which a mistyped figure is likelier than a plan. The highest published need is 3,200 kcal, of active boys
 * (DGA); athletes need more, so that it is asked about and not refused. Ours, as is twice the need of a sedentary child.
 */
const CEILING_KCAL = 4000;

/**
 * The least energy of a day that needs no confirmation: what is not known of a person counts as the strictest that it can
 * sensibly be.
 *
 * @example energyFloor({ sex: 'FEMALE', age: 40, state: null }).kcal // 1200
 */
export function energyFloor({ sex, age, state }: EnergyPerson): EnergyFloor {
  const own = floorOfAge(sex, age);
  const ofState = state === null || state === 'NEITHER' ? null : FLOORS[state];
  // A pregnant girl has the higher of both.
  return ofState !== null && ofState.kcal >= own.kcal ? ofState : own;
}

function floorOfAge(sex: BiologicalSex | null, age: number | null): EnergyFloor {
  if (age === null) return FLOORS.UNKNOWN;
  if (age >= ADULT_AGE) return sex === 'FEMALE' ? FLOORS.WOMAN : sex === 'MALE' ? FLOORS.MAN : FLOORS.ADULT;
  const [, girls, boys] = CHILDREN.findLast(([fromAge]) => age >= fromAge) ?? [0, 1000, 1000];
  return { kcal: sex === 'FEMALE' ? girls : boys, group: 'CHILD', source: 'DGA_2015' };
}

/** The most energy that needs no confirmation, in kilocalories. */
const energyCeiling = (person: EnergyPerson): number =>
  person.age !== null && person.age < ADULT_AGE
    ? Math.min(CEILING_KCAL, 2 * floorOfAge(person.sex, person.age).kcal)
    : CEILING_KCAL;

/**
 * Who must not have a deficit unless somebody answers for it, the gravest first, and who says so; a small one is possible
 * while breastfeeding.
 */
const DEFICIT_BARS = {
  EATING_DISORDER: 'NICE_NG69',
  UNDERWEIGHT: 'WHO_TRS_894',
  PREGNANT: 'IOM_2009',
  BREASTFEEDING: 'E_LACTANCIA',
  CHILD: 'OURS',
  OBJECTIVE_UNDERWEIGHT: 'WHO_TRS_894',
} as const satisfies Partial<Record<EnergyGroup, EnergyLimitSource>>;
export type DeficitBar = keyof typeof DEFICIT_BARS;
export const DEFICIT_BAR_CODES = Object.keys(DEFICIT_BARS) as DeficitBar[];

const UNDERWEIGHT_BELOW = 18.5;

/**
 * Why a deficit is not for this person; empty where nothing speaks against it. An objective weight below the normal range is
 * none either, and a child's is not judged by the ranges of adults.
 *
 * @example deficitBars({ sex: 'FEMALE', age: 30, state: 'PREGNANT' }) // ['PREGNANT']
 */
export function deficitBars(person: EnergyPerson, objectiveKg: number | null = null): DeficitBar[] {
  const { age, state, body = null, hasEatingDisorder = false } = person;
  const isChild = age !== null && age < ADULT_AGE;
  const isUnder = (weightKg: number | null) =>
    !isChild &&
    body !== null &&
    weightKg !== null &&
    bodyMassIndexOf(weightKg, body.heightCm) < UNDERWEIGHT_BELOW;
  const found: Record<DeficitBar, boolean> = {
    PREGNANT: state === 'PREGNANT',
    BREASTFEEDING: state === 'BREASTFEEDING',
    CHILD: isChild,
    EATING_DISORDER: hasEatingDisorder,
    UNDERWEIGHT: isUnder(body?.weightKg ?? null),
    OBJECTIVE_UNDERWEIGHT: isUnder(objectiveKg),
  };
  return DEFICIT_BAR_CODES.filter((each) => found[each]);
}

/** An energy is typed in steps of this: what is less than one step below a need is rounded, and no deficit. */
const TYPED_STEP_KCAL = 50;

/**
 * The deficit that an energy is, by its goal or, without one, by what the person needs; null where it is none. Where no
 * need is known, whatever is typed may be one.
 */
export function deficitOf(
  kcal: number,
  person: EnergyPerson,
  goal?: EnergyGoal,
): { needKcal: number | null } | null {
  const { needKcal = null } = person;
  const stage = goal?.need.stage ?? null;
  // A goal of a stage has the need of that stage, which the record does not tell, as long as the person is in it.
  const isOfNow = stage !== null && stagesOf(person.state).includes(stage);
  if (goal && goalDifference(goal) < 0)
    return { needKcal: Math.max(Math.round(goal.need.kcal), isOfNow ? 0 : (needKcal ?? 0)) };
  if (goal && (isOfNow || needKcal === null)) return null;
  return needKcal === null || needKcal - kcal >= TYPED_STEP_KCAL ? { needKcal } : null;
}

export const ENERGY_DOUBTS = [
  'VERY_LOW',
  'BELOW_FLOOR',
  'NOT_FOR_PERSON',
  'NEED_UNKNOWN',
  'ABOVE_CEILING',
] as const;

/** Why the energy of a plan has to be confirmed by a named person. */
export interface EnergyDoubt {
  kind: (typeof ENERGY_DOUBTS)[number];
  /**
   * What it is below or above, in kilocalories; of a deficit that is not for this person, what they need; their floor where
   * that is not known.
   */
  limitKcal: number;
  group: EnergyGroup;
  /** What else speaks against a deficit; left out where nothing does. */
  also?: DeficitBar[];
  source: EnergyLimitSource;
}

/**
 * What is to be confirmed about the energy of a plan; null where nothing is. @example energyDoubt(500, { sex: 'MALE', age:
 * 40, state: null })?.kind // 'VERY_LOW'
 */
export function energyDoubt(kcal: number, person: EnergyPerson, goal?: EnergyGoal): EnergyDoubt | null {
  const { kcal: limitKcal, group, source } = energyFloor(person);
  const deficit = deficitOf(kcal, person, goal);
  const bars = (deficit === null ? [] : deficitBars(person, goal?.objectiveKg)).filter(
    // The floor of a child is what a sedentary one needs, and stands in for a need that is not known.
    (each) => each !== 'CHILD' || deficit?.needKcal !== null,
  );
  const besides = (of: EnergyGroup) => {
    const also = bars.filter((each) => each !== of);
    return { group: of, ...(also.length > 0 ? { also } : {}) };
  };
  if (kcal < limitKcal)
    return {
      kind: kcal <= VERY_LOW_ENERGY_KCAL ? 'VERY_LOW' : 'BELOW_FLOOR',
      limitKcal,
      ...besides(group),
      source,
    };
  const [bar] = bars;
  if (deficit && bar !== undefined)
    return {
      kind: deficit.needKcal === null ? 'NEED_UNKNOWN' : 'NOT_FOR_PERSON',
      limitKcal: deficit.needKcal ?? limitKcal,
      ...besides(bar),
      source: DEFICIT_BARS[bar],
    };
  const most = energyCeiling(person);
  return kcal > most ? { kind: 'ABOVE_CEILING', limitKcal: most, group, source: 'OURS' } : null;
}

/**
 * The state of a person as the record tells it: only pregnancy has gestational diabetes, and a man is in neither.
 *
 * @returns null when nobody has answered
 */
export const energyStateOf = (
  sex: BiologicalSex | null,
  { diseases, pregnancy }: { diseases: readonly string[] | null; pregnancy: PregnancyState | null },
): EnergyPerson['state'] => {
  if (sex === 'MALE') return 'NEITHER';
  return isPregnantBy(sex, { diseases, pregnancy }) ? 'PREGNANT' : pregnancy;
};

/** What of a person is not known and would change what is asked about an energy. */
export function unknownForEnergy(kcal: number, person: EnergyPerson): ('AGE' | 'PREGNANCY')[] {
  const isOtherwise = (state: PregnancyState) => energyFloor({ ...person, state }).kcal > kcal;
  return [
    ...(person.age === null ? (['AGE'] as const) : []),
    ...(person.state === null && (isOtherwise('PREGNANT') || isOtherwise('BREASTFEEDING'))
      ? (['PREGNANCY'] as const)
      : []),
  ];
}

/**
 * What is still to be confirmed about a plan's energy; null where nothing is, or where a named person has answered for
 * just that.
 */
export function openEnergyDoubt(
  energy: {
    kcal: number;
    goal?: EnergyGoal | undefined;
    confirmed?: AnsweredDoubt | undefined;
  } | null,
  person: EnergyPerson,
): EnergyDoubt | null {
  const doubt = energy && energyDoubt(energy.kcal, person, energy.goal);
  if (!doubt) return null;
  return energy.confirmed && isAnsweredBy(doubt, energy.confirmed) ? null : doubt;
}

type AnsweredDoubt = Pick<EnergyDoubt, 'kind' | 'limitKcal' | 'group' | 'also'>;

/**
 * Whether a confirmation was of just that doubt, and of all that speaks against a deficit now: a need moves with each
 * weight, and asks again when it has risen.
 */
function isAnsweredBy({ kind, limitKcal, group, also = [] }: EnergyDoubt, confirmed: AnsweredDoubt): boolean {
  const answered: readonly EnergyGroup[] = [confirmed.group, ...(confirmed.also ?? [])];
  const isSame =
    kind === 'NOT_FOR_PERSON'
      ? limitKcal - confirmed.limitKcal < TYPED_STEP_KCAL
      : limitKcal === confirmed.limitKcal && group === confirmed.group;
  return kind === confirmed.kind && isSame && [group, ...also].every((each) => answered.includes(each));
}
