import { ADULT_AGE } from '../../shared/index.ts';
import type { BloodSubject, ConfirmedValue } from '../values.ts';
import {
  anionGap,
  apri,
  atherogenicIndex,
  bindingCapacity,
  correctedCalcium,
  egfr2021,
  estimatedGlucose,
  fib4,
  homaB,
  homaIr,
  ironSaturation,
  ldlFriedewald,
  ldlMartin,
  ldlSampson,
  osmolality,
  quicki,
  triglycerideGlucose,
} from './formulas.ts';

/** Why an index has no value. */
export type IndexReason =
  | 'MISSING'
  | 'CENSORED'
  | 'AGE_UNKNOWN'
  | 'SEX_UNKNOWN'
  | 'CHILD'
  | 'PREGNANT'
  | 'NOT_FASTING'
  | 'OUT_OF_VALIDITY'
  | 'MEASURED'
  | 'LIMIT_MISSING';

/** What to keep in mind with a value. */
export type IndexCaution =
  | 'FASTING_UNKNOWN'
  | 'PREGNANCY_UNKNOWN'
  | 'AGE_UNKNOWN'
  | 'HIGH_TRIGLYCERIDES'
  | 'LOW_LDL'
  | 'UNRELIABLE'
  | 'AGE_LIMITS'
  | 'FROM_TRANSFERRIN';

export interface BloodIndex {
  id: string;
  unit: string;
  value: number | null;
  reason: IndexReason | null;
  cautions: IndexCaution[];
  /** The values it was computed from. */
  inputs: { marker: string; value: number }[];
  source: string;
}

type Figures = Record<string, number>;
type Computed = number | null | { reason: IndexReason };

interface Definition {
  id: string;
  unit: string;
  source: string;
  /** Each is an analyte, or several of which the first present counts. */
  needs: readonly (readonly string[])[];
  isFasting?: boolean;
  isForAdults?: boolean;
  isNotForPregnancy?: boolean;
  /** A concentration: a difference of zero or below says that the values, or the formula, do not fit the sample. */
  isPositive?: boolean;
  compute: (figures: Figures, subject: BloodSubject, values: Map<string, ConfirmedValue>) => Computed;
  cautions?: (figures: Figures, subject: BloodSubject) => IndexCaution[];
}

const FASTING_GLUCOSE = ['glucose_fasting', 'glucose'] as const;
const LIPIDS = [['chol_total'], ['hdl'], ['triglycerides']] as const;
/** A measured LDL is the better one: it is never replaced by a computed one. */
const unlessMeasured =
  (formula: (total: number, hdl: number, triglycerides: number) => number | null): Definition['compute'] =>
  ({ chol_total, hdl, triglycerides }, _subject, values) =>
    values.has('ldl_direct') ? { reason: 'MEASURED' } : formula(chol_total!, hdl!, triglycerides!);
const lipidCautions = ({ triglycerides }: Figures): IndexCaution[] =>
  triglycerides! >= 400 ? ['HIGH_TRIGLYCERIDES'] : [];
const lowFriedewald = ({ chol_total, hdl, triglycerides }: Figures): IndexCaution[] =>
  (ldlFriedewald(chol_total!, hdl!, triglycerides!) ?? 100) < 70 ? ['LOW_LDL'] : [];

/** The indices, each with what it needs, when it holds and where it is published. HOMA2 has no published closed formula. */
const DEFINITIONS: readonly Definition[] = [
  {
    id: 'EGFR_CKD_EPI_2021',
    unit: 'mL/min/1.73m2',
    source: '10.1056/NEJMoa2102953',
    needs: [['creatinine']],
    isForAdults: true,
    isNotForPregnancy: true,
    compute: ({ creatinine }, { age, sex }) => {
      if (age === null) return { reason: 'AGE_UNKNOWN' };
      return sex === null ? { reason: 'SEX_UNKNOWN' } : egfr2021(creatinine!, age, sex);
    },
  },
  {
    id: 'HOMA_IR',
    unit: '',
    source: '10.1007/BF00280883',
    needs: [FASTING_GLUCOSE, ['insulin']],
    isFasting: true,
    isForAdults: true,
    isNotForPregnancy: true,
    compute: (figures) => homaIr(figures.glucose_fasting ?? figures.glucose!, figures.insulin!),
  },
  {
    id: 'HOMA_B',
    unit: '%',
    source: '10.1007/BF00280883',
    needs: [FASTING_GLUCOSE, ['insulin']],
    isFasting: true,
    isForAdults: true,
    isNotForPregnancy: true,
    compute: (figures) => homaB(figures.glucose_fasting ?? figures.glucose!, figures.insulin!),
  },
  {
    id: 'QUICKI',
    unit: '',
    source: '10.1210/jcem.85.7.6661',
    needs: [FASTING_GLUCOSE, ['insulin']],
    isFasting: true,
    isForAdults: true,
    isNotForPregnancy: true,
    compute: (figures) => quicki(figures.glucose_fasting ?? figures.glucose!, figures.insulin!),
  },
  {
    id: 'TYG',
    unit: '',
    source: '10.1089/met.2008.0034',
    needs: [['triglycerides'], FASTING_GLUCOSE],
    isFasting: true,
    isForAdults: true,
    isNotForPregnancy: true,
    compute: (figures) =>
      triglycerideGlucose(figures.triglycerides!, figures.glucose_fasting ?? figures.glucose!),
  },
  {
    id: 'LDL_FRIEDEWALD',
    unit: 'mg/dL',
    source: 'Friedewald 1972, PMID 4337382',
    needs: LIPIDS,
    isFasting: true,
    isNotForPregnancy: true,
    isPositive: true,
    compute: unlessMeasured(ldlFriedewald),
    cautions: lowFriedewald,
  },
  {
    id: 'LDL_SAMPSON',
    unit: 'mg/dL',
    source: '10.1001/jamacardio.2020.0013',
    needs: LIPIDS,
    isNotForPregnancy: true,
    isPositive: true,
    compute: unlessMeasured(ldlSampson),
    cautions: lipidCautions,
  },
  {
    id: 'LDL_MARTIN_HOPKINS',
    unit: 'mg/dL',
    source: '10.1001/jama.2013.280532',
    needs: LIPIDS,
    isNotForPregnancy: true,
    isPositive: true,
    compute: unlessMeasured(ldlMartin),
    cautions: lipidCautions,
  },
  {
    id: 'NON_HDL',
    unit: 'mg/dL',
    source: 'by definition',
    needs: [['chol_total'], ['hdl']],
    isPositive: true,
    compute: ({ chol_total, hdl }) => chol_total! - hdl!,
  },
  {
    id: 'REMNANT',
    unit: 'mg/dL',
    source: 'by definition',
    needs: [['chol_total'], ['hdl'], ['ldl_direct', 'ldl', 'ldl_calculated']],
    isPositive: true,
    compute: ({ chol_total, hdl, ldl_direct, ldl, ldl_calculated }) =>
      chol_total! - hdl! - (ldl_direct ?? ldl ?? ldl_calculated!),
  },
  {
    id: 'AIP',
    unit: '',
    source: '10.1016/S0009-9120(01)00263-6',
    needs: [['triglycerides'], ['hdl']],
    isFasting: true,
    isNotForPregnancy: true,
    compute: ({ triglycerides, hdl }) => atherogenicIndex(triglycerides!, hdl!),
  },
  {
    id: 'TG_HDL',
    unit: '',
    source: 'by definition',
    needs: [['triglycerides'], ['hdl']],
    isFasting: true,
    isNotForPregnancy: true,
    compute: ({ triglycerides, hdl }) => triglycerides! / hdl!,
  },
  {
    id: 'TC_HDL',
    unit: '',
    source: 'by definition',
    needs: [['chol_total'], ['hdl']],
    compute: ({ chol_total, hdl }) => chol_total! / hdl!,
  },
  {
    id: 'FIB4',
    unit: '',
    source: '10.1002/hep.21178',
    needs: [['ast'], ['alt'], ['platelets']],
    isForAdults: true,
    isNotForPregnancy: true,
    compute: ({ ast, alt, platelets }, { age }) =>
      age === null ? { reason: 'AGE_UNKNOWN' } : fib4(age, ast!, alt!, platelets!),
    // Derived in people from 35 to 65 years.
    cautions: (_figures, { age }) => (age !== null && (age < 35 || age > 65) ? ['AGE_LIMITS'] : []),
  },
  {
    id: 'APRI',
    unit: '',
    source: '10.1053/jhep.2003.50346',
    needs: [['ast'], ['platelets']],
    isForAdults: true,
    isNotForPregnancy: true,
    compute: ({ ast, platelets }, _subject, values) => {
      const limit = values.get('ast')?.high ?? null;
      return limit === null ? { reason: 'LIMIT_MISSING' } : apri(ast!, limit, platelets!);
    },
  },
  {
    id: 'DE_RITIS',
    unit: '',
    source: 'De Ritis 1957',
    needs: [['ast'], ['alt']],
    compute: ({ ast, alt }) => ast! / alt!,
  },
  {
    id: 'NLR',
    unit: '',
    source: 'by definition',
    needs: [['neutrophils'], ['lymphocytes']],
    compute: ({ neutrophils, lymphocytes }) => (lymphocytes === 0 ? null : neutrophils! / lymphocytes!),
  },
  {
    id: 'TSAT',
    unit: '%',
    source: 'by definition; TIBC = 1.25 · transferrin',
    needs: [['iron'], ['tibc', 'transferrin']],
    compute: ({ iron, tibc, transferrin }, _subject, values) =>
      values.has('tsat')
        ? { reason: 'MEASURED' }
        : ironSaturation(iron!, tibc ?? bindingCapacity(transferrin!)),
    cautions: ({ tibc }) => (tibc === undefined ? ['FROM_TRANSFERRIN'] : []),
  },
  {
    id: 'CORRECTED_CALCIUM',
    unit: 'mg/dL',
    source: '10.1136/bmj.4.5893.643',
    needs: [['calcium'], ['albumin']],
    isForAdults: true,
    compute: ({ calcium, albumin }) => correctedCalcium(calcium!, albumin!),
    cautions: () => ['UNRELIABLE'],
  },
  {
    id: 'ANION_GAP',
    unit: 'mmol/L',
    source: 'by definition, without potassium',
    needs: [['sodium'], ['chloride'], ['bicarbonate', 'co2_total']],
    compute: ({ sodium, chloride, bicarbonate, co2_total }) =>
      anionGap(sodium!, chloride!, bicarbonate ?? co2_total!),
  },
  {
    id: 'OSMOLALITY',
    unit: 'mOsm/kg',
    source: '2·Na + glucose/18 + BUN/2.8',
    needs: [['sodium'], ['glucose', 'glucose_fasting'], ['urea']],
    compute: ({ sodium, glucose, glucose_fasting, urea }) =>
      osmolality(sodium!, glucose ?? glucose_fasting!, urea!),
  },
  {
    id: 'ESTIMATED_GLUCOSE',
    unit: 'mg/dL',
    source: '10.2337/dc08-0545',
    needs: [['hba1c']],
    isForAdults: true,
    isNotForPregnancy: true,
    compute: ({ hba1c }) => estimatedGlucose(hba1c!),
  },
];

function conditions(definition: Definition, subject: BloodSubject): IndexReason | null {
  const { isFasting, isForAdults, isNotForPregnancy } = definition;
  if (isForAdults === true && subject.age !== null && subject.age < ADULT_AGE) return 'CHILD';
  if (isNotForPregnancy === true && subject.isPregnant === true) return 'PREGNANT';
  return isFasting === true && subject.isFasting === false ? 'NOT_FASTING' : null;
}

function openConditions(definition: Definition, subject: BloodSubject, figures: Figures): IndexCaution[] {
  const { isFasting, isForAdults, isNotForPregnancy } = definition;
  const isKnownFasting = subject.isFasting === true || figures.glucose_fasting !== undefined;
  const mayBePregnant =
    subject.isPregnant === null && subject.sex !== 'MALE' && (subject.age === null || subject.age < 56);
  return [
    ...(isFasting === true && !isKnownFasting ? ['FASTING_UNKNOWN' as const] : []),
    ...(isNotForPregnancy === true && mayBePregnant ? ['PREGNANCY_UNKNOWN' as const] : []),
    ...(isForAdults === true && subject.age === null ? ['AGE_UNKNOWN' as const] : []),
  ];
}

/**
 * Computes every index for which a sample has the values. One that does not hold for this person or sample has no value and
 * says why; a censored value is never used as if it were exact.
 */
export function bloodIndices(values: readonly ConfirmedValue[], subject: BloodSubject): BloodIndex[] {
  const byMarker = new Map(values.map((value) => [value.marker, value]));
  return DEFINITIONS.flatMap((definition) => {
    const used = definition.needs.map((any) =>
      any.map((id) => byMarker.get(id)).find((value) => value !== undefined),
    );
    // An index of which nothing was measured is not worth a line.
    if (used.every((value) => value === undefined)) return [];
    const found = used.filter((value) => value !== undefined);
    const figures: Figures = Object.fromEntries(found.map(({ marker, value }) => [marker, value]));
    const inputs = found.map(({ marker, value }) => ({ marker, value }));
    const { id, unit, source } = definition;
    const none = (reason: IndexReason): BloodIndex => ({
      id,
      unit,
      source,
      inputs,
      value: null,
      reason,
      cautions: [],
    });
    if (found.length < used.length) return [none('MISSING')];
    if (found.some(({ comparator }) => comparator !== null)) return [none('CENSORED')];
    const against = conditions(definition, subject);
    if (against) return [none(against)];
    const computed = definition.compute(figures, subject, byMarker);
    if (computed !== null && typeof computed !== 'number') return [none(computed.reason)];
    if (computed === null || !Number.isFinite(computed) || (definition.isPositive === true && computed <= 0))
      return [none('OUT_OF_VALIDITY')];
    const cautions = [
      ...openConditions(definition, subject, figures),
      ...(definition.cautions?.(figures, subject) ?? []),
    ];
    return [{ id, unit, source, inputs, value: computed, reason: null, cautions }];
  });
}
