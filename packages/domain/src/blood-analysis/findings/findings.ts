import { bloodMarker } from '../markers/markers.ts';
import type { BloodIndex } from '../indices/indices.ts';
import { ADULT_AGE } from '../../shared/index.ts';
import { FINDING_SOURCES } from './sources.ts';
import { isAbove, isAtLeast, isBelow, type BloodSubject, type ConfirmedValue } from '../values.ts';

/**
 * How an observation is worded: CRITICAL values ask to contact a physician, COMPATIBLE ones are compatible with a state that
 * a physician diagnoses, CAUTION ones change how other values are read or what may be recommended.
 */
export type FindingLevel = 'CRITICAL' | 'COMPATIBLE' | 'CAUTION';

/** What should follow. */
export type FindingAdvice =
  | 'CONTACT_PHYSICIAN'
  | 'CONFIRM_ON_SECOND_RESULT'
  /** An earlier result of the patient was in the same range already: see `earlierOn`. */
  | 'CONFIRMED_BY_EARLIER'
  | 'REFER'
  | 'REPEAT'
  | 'READ_WITH_CARE';

export interface BloodFinding {
  rule: string;
  level: FindingLevel;
  advice: FindingAdvice;
  /** The values it rests on, each with the threshold that it crosses. */
  because: {
    /** The id of an analyte or of an index, or what was measured of the body. */
    marker: string;
    value: number;
    comparator: ConfirmedValue['comparator'];
    unit: string;
    threshold: string | null;
  }[];
  source: string;
  /** The day of the latest earlier sample in which the same rule holds. */
  earlierOn?: string;
}

/** An earlier sample of the same patient, as far as it can confirm a finding of this one. */
export interface EarlierSample extends Pick<BloodSubject, 'age' | 'isPregnant' | 'isFasting'> {
  /** `YYYY-MM-DD`. */
  sampledOn: string;
  values: readonly ConfirmedValue[];
}

/** What findings rest on beside analytes, with its unit. */
const BODY_UNITS = { WAIST: 'cm', SYSTOLIC: 'mmHg', DIASTOLIC: 'mmHg' } as const;

/** What else of the person the rules use; null where it is not known. */
export interface FindingFacts extends BloodSubject {
  /** cm */
  waist: number | null;
  /** mmHg */
  systolic: number | null;
  diastolic: number | null;
  /** Limits of waist that apply to the person: 94 and 80 cm in Europe, 102 and 88 elsewhere. */
  waistLimits: { male: number; female: number };
}

export interface BloodFindings {
  findings: BloodFinding[];
  /** With a critical value no nutritional text is given. */
  allowsNutritionText: boolean;
  /** Why the rules for adults were left out; null where they were not. */
  withheld: 'CHILD' | 'PREGNANT' | 'AGE_UNKNOWN' | null;
}

/** A test with its threshold; where the same limit is published in mmol/L, with that for values stated in moles. */
type Test = readonly [
  marker: string,
  threshold: string,
  holds: (value: ConfirmedValue) => boolean,
  molarThreshold?: string | undefined,
];

/** A limit in the unit in which values are compared, and as it is published in mmol/L. */
type Limit = number | readonly [limit: number, molar: number];
const limitOf = (limit: Limit): number => (typeof limit === 'number' ? limit : limit[0]);
const molarOf = (limit: Limit): number | undefined => (typeof limit === 'number' ? undefined : limit[1]);
/** By the molar limit where the value was stated in moles: 11.1 mmol/L are 199.97 mg/dL and reach 200. */
const atLimit = (
  value: ConfirmedValue,
  limit: Limit,
  holds: (value: ConfirmedValue, limit: number) => boolean,
): boolean => {
  const molar = molarOf(limit);
  return molar === undefined || value.molar === undefined
    ? holds(value, limitOf(limit))
    : holds({ ...value, value: value.molar }, molar);
};

const below = (marker: string, limit: Limit): Test => [
  marker,
  `<${limitOf(limit)}`,
  (value) => atLimit(value, limit, isBelow),
  typeof limit === 'number' ? undefined : `<${limit[1]}`,
];
const above = (marker: string, limit: Limit): Test => [
  marker,
  `>${limitOf(limit)}`,
  (value) => atLimit(value, limit, isAbove),
  typeof limit === 'number' ? undefined : `>${limit[1]}`,
];
const atLeast = (marker: string, limit: Limit): Test => [
  marker,
  `≥${limitOf(limit)}`,
  (value) => atLimit(value, limit, isAtLeast),
  typeof limit === 'number' ? undefined : `≥${limit[1]}`,
];
/** From a lower limit to below an upper one; a censored value is in no such band for certain. */
const within = (marker: string, low: Limit, high: Limit): Test => [
  marker,
  `${limitOf(low)}–<${limitOf(high)}`,
  (value) => value.comparator === null && atLimit(value, low, isAtLeast) && atLimit(value, high, isBelow),
  typeof low === 'number' || typeof high === 'number' ? undefined : `${low[1]}–<${high[1]}`,
];

/** Limits as they are published in mg/dL and in mmol/L. */
const FASTING_RAISED = [100, 5.6] as const;
const FASTING_DIABETIC = [126, 7] as const;
const TWO_HOURS_RAISED = [140, 7.8] as const;
const GLUCOSE_DIABETIC = [200, 11.1] as const;
const TRIGLYCERIDES_RAISED = [150, 1.7] as const;
const TRIGLYCERIDES_VERY_HIGH = [500, 5.6] as const;
const LDL_HIGH = [190, 4.9] as const;

/** Looks for the values that cross thresholds. */
class Reader {
  readonly values: Map<string, ConfirmedValue>;

  constructor(values: readonly ConfirmedValue[]) {
    this.values = new Map(values.map((value) => [value.marker, value]));
  }

  private because([marker, threshold, , molarThreshold]: Test): BloodFinding['because'][number] {
    const { value, comparator, molar } = this.values.get(marker)!;
    if (molar !== undefined && molarThreshold !== undefined)
      return { marker, value: molar, comparator, unit: 'mmol/L', threshold: molarThreshold };
    return { marker, value, comparator, unit: bloodMarker(marker).unit, threshold };
  }

  /** Every test that holds; null when none does. */
  any(tests: readonly Test[]): BloodFinding['because'] | null {
    const held = tests.filter(([marker, , holds]) => {
      const value = this.values.get(marker);
      return value !== undefined && holds(value);
    });
    return held.length === 0 ? null : held.map((test) => this.because(test));
  }

  /** All of the tests; null when one does not hold, or its value is missing. */
  all(tests: readonly Test[]): BloodFinding['because'] | null {
    const held = this.any(tests);
    return held?.length === tests.length ? held : null;
  }

  /** A value as context, without a threshold. */
  beside(marker: string): BloodFinding['because'] {
    const value = this.values.get(marker);
    return value === undefined
      ? []
      : [
          {
            marker,
            value: value.value,
            comparator: value.comparator,
            unit: bloodMarker(marker).unit,
            threshold: null,
          },
        ];
  }
}

type Indices = ReadonlyMap<string, BloodIndex & { value: number }>;

/** A computed index below its limit, with the value that it was computed from beside it; null where it is not. */
function indexBelow(
  reader: Reader,
  indices: Indices,
  [id, limit, input]: readonly [id: string, limit: number, input: string],
): BloodFinding['because'] | null {
  const index = indices.get(id);
  if (index === undefined || index.value >= limit) return null;
  const { value, unit } = index;
  return [{ marker: id, value, comparator: null, unit, threshold: `<${limit}` }, ...reader.beside(input)];
}

type Rule = Omit<BloodFinding, 'because'> & {
  find: (reader: Reader, facts: FindingFacts, indices: Indices) => BloodFinding['because'] | null;
};

const GLUCOSE = ['glucose', 'glucose_fasting', 'glucose_2h'] as const;
const { OURS, CRITICAL_CHEMISTRY, CRITICAL_BLOOD_COUNT, CRITICAL_INR } = FINDING_SOURCES;

/** 10³/µL. */
const FEWEST_NEUTROPHILS = 1;
/** mg/dL and mmol/L. */
const MOST_CALCIUM = [12, 3] as const;

interface CriticalTest {
  rule: string;
  tests: readonly Test[];
  source: { en: string };
  /** Published for adults: a child is not judged by it. At an age that is not known it holds, because silence may kill. */
  isOfAdults?: true;
  /** The same from what a laboratory prints instead: the parts of a value. */
  computed?: (reader: Reader, indices: Indices) => BloodFinding['because'] | null;
}

/** Neutrophils by their share of the leukocytes, where no number of them is printed. */
function neutrophilsOfShare(reader: Reader): BloodFinding['because'] | null {
  const [cells, share] = ['wbc', 'neutrophils_percent'].map((id) => reader.values.get(id));
  if (reader.values.has('neutrophils') || !cells || !share) return null;
  if (cells.comparator !== null || share.comparator !== null) return null;
  const value = (cells.value * share.value) / 100;
  if (value >= FEWEST_NEUTROPHILS) return null;
  const { unit } = bloodMarker('neutrophils');
  return [
    { marker: 'neutrophils', value, comparator: null, unit, threshold: `<${FEWEST_NEUTROPHILS}` },
    ...reader.beside('wbc'),
    ...reader.beside('neutrophils_percent'),
  ];
}

/** Calcium corrected for albumin, of which the limits of laboratories are. */
function calciumByAlbumin(reader: Reader, indices: Indices): BloodFinding['because'] | null {
  const value = indices.get('CORRECTED_CALCIUM')?.value;
  if (value === undefined || value <= MOST_CALCIUM[0]) return null;
  const { unit } = bloodMarker('calcium_corrected');
  return [
    { marker: 'calcium_corrected', value, comparator: null, unit, threshold: `>${MOST_CALCIUM[0]}` },
    ...reader.beside('calcium'),
    ...reader.beside('albumin'),
  ];
}

/** Also in pregnancy, and at an age that is not known; the limits without `isOfAdults` at any age. */
const CRITICAL_TESTS: readonly CriticalTest[] = [
  { rule: 'CRITICAL_POTASSIUM', tests: [below('potassium', 3), above('potassium', 6)], source: OURS },
  {
    rule: 'CRITICAL_GLUCOSE',
    tests: GLUCOSE.flatMap((id) => [below(id, 54), above(id, 300)]),
    source: OURS,
  },
  { rule: 'CRITICAL_SODIUM', tests: [below('sodium', 125)], source: OURS },
  { rule: 'CRITICAL_HEMOGLOBIN', tests: [below('hemoglobin', 7)], source: OURS },
  {
    rule: 'CRITICAL_SODIUM_HIGH',
    tests: [above('sodium', 150)],
    source: CRITICAL_CHEMISTRY,
    isOfAdults: true,
  },
  {
    rule: 'CRITICAL_CALCIUM',
    tests: ['calcium', 'calcium_corrected'].flatMap((id) => [below(id, [7.2, 1.8]), above(id, MOST_CALCIUM)]),
    computed: calciumByAlbumin,
    source: CRITICAL_CHEMISTRY,
    isOfAdults: true,
  },
  {
    rule: 'CRITICAL_PLATELETS',
    tests: [below('platelets', 50)],
    source: CRITICAL_BLOOD_COUNT,
    isOfAdults: true,
  },
  {
    rule: 'CRITICAL_NEUTROPHILS',
    tests: [below('neutrophils', FEWEST_NEUTROPHILS)],
    computed: neutrophilsOfShare,
    source: CRITICAL_BLOOD_COUNT,
    isOfAdults: true,
  },
  { rule: 'CRITICAL_INR', tests: [above('inr', 5)], source: CRITICAL_INR, isOfAdults: true },
];

const isChild = (age: number | null): boolean => age !== null && age < ADULT_AGE;

const CRITICAL: readonly Rule[] = CRITICAL_TESTS.map(({ rule, tests, source, isOfAdults, computed }) => ({
  rule,
  level: 'CRITICAL',
  advice: 'CONTACT_PHYSICIAN',
  source: source.en,
  find: (reader, { age }, indices) =>
    isOfAdults && isChild(age) ? null : (reader.any(tests) ?? computed?.(reader, indices) ?? null),
}));

/** The analytes whose value is beyond a limit at which a laboratory usually telephones for a person of this age. */
export function criticalMarkers(values: readonly ConfirmedValue[], age: number | null): ReadonlySet<string> {
  const reader = new Reader(values);
  return new Set(
    CRITICAL_TESTS.filter(({ isOfAdults }) => !(isOfAdults && isChild(age)))
      .flatMap(({ tests, computed }) => reader.any(tests) ?? computed?.(reader, new Map()) ?? [])
      .filter(({ threshold }) => threshold !== null)
      .map(({ marker }) => marker),
  );
}

/** Fasting glucose: named so by the laboratory, or of a sample that is known to be fasting. */
const fasting = ({ isFasting }: FindingFacts, test: (marker: string) => Test): Test[] =>
  isFasting === true ? [test('glucose_fasting'), test('glucose')] : [test('glucose_fasting')];

/** What reaches the range of diabetes; of a sample that may not be fasting, glucose from the limit at any hour of the day. */
const diabetic = (facts: FindingFacts): Test[] => [
  ...fasting(facts, (id) => atLeast(id, FASTING_DIABETIC)),
  ...(facts.isFasting === true ? [] : [atLeast('glucose', GLUCOSE_DIABETIC)]),
  atLeast('hba1c', 6.5),
  atLeast('glucose_2h', GLUCOSE_DIABETIC),
];

const isAnaemic = (reader: Reader, { sex }: FindingFacts): BloodFinding['because'] | null =>
  sex === null ? null : reader.any([below('hemoglobin', sex === 'FEMALE' ? 12 : 13)]);

/** A measurement of the body that reaches its limit; nothing when it does not, or is not known. */
const bodyAtLeast = (
  marker: keyof typeof BODY_UNITS,
  value: number | null,
  limit: number,
): BloodFinding['because'] =>
  value !== null && value >= limit
    ? [{ marker, value, comparator: null, unit: BODY_UNITS[marker], threshold: `≥${limit}` }]
    : [];

/** A waist at or above the limit for the person's sex. */
const wideWaist = ({ sex, waist, waistLimits }: FindingFacts): BloodFinding['because'] =>
  sex === null ? [] : bodyAtLeast('WAIST', waist, sex === 'FEMALE' ? waistLimits.female : waistLimits.male);

/** Parts of the metabolic syndrome that are present, as the harmonised definition counts them. */
function metabolicParts(
  reader: Reader,
  facts: FindingFacts,
): { parts: number; because: BloodFinding['because'] } {
  const { sex, systolic, diastolic } = facts;
  if (sex === null) return { parts: 0, because: [] };
  const held = [
    reader.any(fasting(facts, (id) => atLeast(id, FASTING_RAISED))) ?? [],
    reader.any([atLeast('triglycerides', TRIGLYCERIDES_RAISED)]) ?? [],
    reader.any([below('hdl', sex === 'FEMALE' ? 50 : 40)]) ?? [],
    wideWaist(facts),
    [...bodyAtLeast('SYSTOLIC', systolic, 130), ...bodyAtLeast('DIASTOLIC', diastolic, 85)],
  ].filter((because) => because.length > 0);
  return { parts: held.length, because: held.flat() };
}

const upperLimit = (reader: Reader, id: string, facts: FindingFacts): number | null => {
  const own = reader.values.get(id)?.high ?? null;
  const usual = bloodMarker(id).usual;
  return (
    own ??
    (facts.sex === null || usual === undefined
      ? null
      : (facts.sex === 'FEMALE' ? usual.female : usual.male)[1])
  );
};

/** For adults who are not pregnant. */
const ADULT: readonly Rule[] = [
  {
    rule: 'DIABETES_RANGE',
    level: 'COMPATIBLE',
    advice: 'CONFIRM_ON_SECOND_RESULT',
    source: FINDING_SOURCES.ADA.en,
    find: (reader, facts) => reader.any(diabetic(facts)),
  },
  {
    rule: 'PREDIABETES_RANGE',
    level: 'COMPATIBLE',
    advice: 'CONFIRM_ON_SECOND_RESULT',
    source: FINDING_SOURCES.ADA.en,
    find: (reader, facts) => {
      const higher = reader.any(diabetic(facts));
      return higher
        ? null
        : reader.any([
            ...fasting(facts, (id) => within(id, FASTING_RAISED, FASTING_DIABETIC)),
            within('hba1c', 5.7, 6.5),
            within('glucose_2h', TWO_HOURS_RAISED, GLUCOSE_DIABETIC),
          ]);
    },
  },
  {
    rule: 'METABOLIC_SYNDROME',
    level: 'COMPATIBLE',
    advice: 'REFER',
    source: FINDING_SOURCES.METABOLIC_SYNDROME.en,
    find: (reader, facts) => {
      const { parts, because } = metabolicParts(reader, facts);
      return parts >= 3 ? because : null;
    },
  },
  {
    rule: 'HIGH_LDL',
    level: 'COMPATIBLE',
    advice: 'REFER',
    source: FINDING_SOURCES.HIGH_LDL.en,
    find: (reader) => reader.any(['ldl_direct', 'ldl', 'ldl_calculated'].map((id) => atLeast(id, LDL_HIGH))),
  },
  {
    rule: 'VERY_HIGH_TRIGLYCERIDES',
    level: 'COMPATIBLE',
    advice: 'REFER',
    source: FINDING_SOURCES.TRIGLYCERIDES.en,
    find: (reader) => reader.any([atLeast('triglycerides', TRIGLYCERIDES_VERY_HIGH)]),
  },
  {
    rule: 'IRON_DEFICIENCY_ANAEMIA_PATTERN',
    level: 'COMPATIBLE',
    advice: 'REFER',
    source: FINDING_SOURCES.MICROCYTIC_ANAEMIA.en,
    find: (reader, facts, indices) => {
      const anaemia = isAnaemic(reader, facts);
      const small = reader.any([below('mcv', 80)]);
      const iron =
        reader.any([below('ferritin', 30), below('tsat', 20)]) ??
        indexBelow(reader, indices, ['TSAT', 20, 'iron']);
      return anaemia && small && iron ? [...anaemia, ...small, ...iron] : null;
    },
  },
  {
    rule: 'MACROCYTIC_ANAEMIA_PATTERN',
    level: 'COMPATIBLE',
    advice: 'REFER',
    source: FINDING_SOURCES.MACROCYTIC_ANAEMIA.en,
    find: (reader, facts) => {
      const anaemia = isAnaemic(reader, facts);
      const large = reader.any([above('mcv', 100)]);
      return anaemia && large
        ? [...anaemia, ...large, ...reader.beside('vitamin_b12'), ...reader.beside('folate')]
        : null;
    },
  },
  {
    rule: 'ANAEMIA_RANGE',
    level: 'COMPATIBLE',
    advice: 'REFER',
    source: FINDING_SOURCES.ANAEMIA.en,
    find: isAnaemic,
  },
  {
    rule: 'DEPLETED_IRON_STORES',
    level: 'COMPATIBLE',
    advice: 'REFER',
    source: FINDING_SOURCES.IRON_STORES.en,
    find: (reader) => reader.any([below('ferritin', 30)]),
  },
  {
    rule: 'FERRITIN_WITH_INFLAMMATION',
    level: 'CAUTION',
    advice: 'READ_WITH_CARE',
    source: FINDING_SOURCES.FERRITIN_WITH_INFLAMMATION.en,
    find: (reader, facts) => {
      const limit = upperLimit(reader, 'ferritin', facts);
      const high = limit === null ? null : reader.any([above('ferritin', limit)]);
      const inflamed = reader.any([above('crp', 5), above('hs_crp', 5)]);
      return high && inflamed ? [...high, ...inflamed] : null;
    },
  },
  {
    rule: 'VITAMIN_D_DEFICIENT',
    level: 'COMPATIBLE',
    advice: 'REFER',
    source: FINDING_SOURCES.VITAMIN_D_DEFICIENT.en,
    find: (reader) => reader.any([below('vitamin_d', 12), below('vitamin_d_total', 12)]),
  },
  {
    rule: 'VITAMIN_D_INSUFFICIENT',
    level: 'COMPATIBLE',
    advice: 'REFER',
    source: FINDING_SOURCES.VITAMIN_D_INSUFFICIENT.en,
    find: (reader) => reader.any([within('vitamin_d', 12, 20), within('vitamin_d_total', 12, 20)]),
  },
  {
    rule: 'VITAMIN_B12_LOW',
    level: 'COMPATIBLE',
    advice: 'REFER',
    source: FINDING_SOURCES.VITAMIN_B12.en,
    find: (reader) => reader.any([below('vitamin_b12', 200)]),
  },
  {
    rule: 'SUBCLINICAL_HYPOTHYROIDISM_PATTERN',
    level: 'COMPATIBLE',
    advice: 'CONFIRM_ON_SECOND_RESULT',
    source: FINDING_SOURCES.SUBCLINICAL_HYPOTHYROIDISM.en,
    find: (reader, facts) => {
      const free = reader.values.get('ft4');
      const usual = bloodMarker('ft4').usual!.male;
      const [low, high] = [free?.low ?? usual[0]!, free?.high ?? usual[1]!];
      const isNormal =
        free !== undefined && free.comparator === null && free.value >= low && free.value <= high;
      const raised = reader.any([above('tsh', upperLimit(reader, 'tsh', facts) ?? 4)]);
      return raised && isNormal ? [...raised, ...reader.beside('ft4')] : null;
    },
  },
  {
    rule: 'HYPERURICAEMIA',
    level: 'COMPATIBLE',
    advice: 'REFER',
    source: FINDING_SOURCES.URIC_ACID.en,
    find: (reader, { sex }) =>
      sex === null ? null : reader.any([above('uric_acid', sex === 'FEMALE' ? 6 : 7)]),
  },
  {
    rule: 'STEATOSIS_PATTERN',
    level: 'COMPATIBLE',
    advice: 'REFER',
    source: FINDING_SOURCES.STEATOSIS.en,
    find: (reader, facts) => {
      const limit = upperLimit(reader, 'alt', facts);
      const raised = limit === null ? null : reader.any([above('alt', limit)]);
      const fat = [
        ...(reader.any([atLeast('triglycerides', TRIGLYCERIDES_RAISED)]) ?? []),
        ...wideWaist(facts),
      ];
      return raised && fat.length > 0 ? [...raised, ...fat] : null;
    },
  },
  {
    rule: 'REDUCED_FILTRATION',
    level: 'CAUTION',
    advice: 'REFER',
    source: FINDING_SOURCES.FILTRATION.en,
    find: (reader, _facts, indices) => {
      const printed = reader.any([below('egfr_2021', 60), below('egfr', 60)]);
      return printed ?? indexBelow(reader, indices, ['EGFR_CKD_EPI_2021', 60, 'creatinine']);
    },
  },
  {
    rule: 'HS_CRP_REPEAT',
    level: 'CAUTION',
    advice: 'REPEAT',
    source: FINDING_SOURCES.HS_CRP.en,
    find: (reader) => reader.any([above('hs_crp', 10)]),
  },
];

function withheldOf({ age, isPregnant }: BloodSubject): BloodFindings['withheld'] {
  if (isChild(age)) return 'CHILD';
  if (isPregnant === true) return 'PREGNANT';
  // Who may be a child is not judged as an adult.
  return age === null ? 'AGE_UNKNOWN' : null;
}

/** Years; ours: older women are not asked about pregnancy in an earlier sample. */
const OLDEST_PREGNANT = 50;

/** What also shows a range: whoever was in that of diabetes had passed that of prediabetes. */
const SHOWN_BY: Readonly<Partial<Record<string, readonly string[]>>> = {
  PREDIABETES_RANGE: ['PREDIABETES_RANGE', 'DIABETES_RANGE'],
};

/** The day of the latest earlier sample of the adult, not pregnant, in which a rule holds; null where there is none. */
function confirmedOn(rule: string, facts: FindingFacts, earlier: readonly EarlierSample[]): string | null {
  const rules = ADULT.filter((each) => (SHOWN_BY[rule] ?? [rule]).includes(each.rule));
  const found = earlier.find(({ age, isPregnant, isFasting, values }) => {
    // A record says pregnancy of today: of a sample that nobody was asked about it may have been one.
    if (facts.sex !== 'MALE' && isPregnant === null && (age === null || age <= OLDEST_PREGNANT)) return false;
    const then = { ...facts, age, isPregnant, isFasting };
    const reader = new Reader(values);
    return withheldOf(then) === null && rules.some(({ find }) => find(reader, then, new Map()) !== null);
  });
  return found?.sampledOn ?? null;
}

/**
 * What a specialist should see in confirmed values: each observation with the values that it rests on, the thresholds and
 * their source. Compatible with, never a diagnosis.
 *
 * @param indices what {@link bloodIndices} computed from the same values
 * @param earlier earlier samples of the same patient, the latest first: one that shows the same is the second result that
 * a range is confirmed by
 */
export function bloodFindings(
  values: readonly ConfirmedValue[],
  indices: readonly BloodIndex[],
  facts: FindingFacts,
  earlier: readonly EarlierSample[] = [],
): BloodFindings {
  const reader = new Reader(values);
  const computed = new Map(
    indices.flatMap((index) => {
      const { id, value } = index;
      return value === null ? [] : [[id, { ...index, value }] as const];
    }),
  );
  const withheld = withheldOf(facts);
  const rules = withheld === null ? [...CRITICAL, ...ADULT] : CRITICAL;
  const findings = rules.flatMap(({ find, ...rule }) => {
    const because = find(reader, facts, computed);
    if (because === null || because.length === 0) return [];
    const earlierOn =
      rule.advice === 'CONFIRM_ON_SECOND_RESULT' ? confirmedOn(rule.rule, facts, earlier) : null;
    return earlierOn === null
      ? [{ ...rule, because }]
      : [{ ...rule, advice: 'CONFIRMED_BY_EARLIER' as const, because, earlierOn }];
  });
  const isCritical = findings.some(({ level }) => level === 'CRITICAL');
  return { findings, allowsNutritionText: !isCritical, withheld };
}
