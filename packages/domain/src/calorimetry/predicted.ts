import { katchMcArdleKcal, mifflinStJeorKcal } from '../patient-data/index.ts';
import { ADULT_AGE } from '../shared/index.ts';

/** What predicts resting energy; null where it is unknown. */
export interface RestingBody {
  sex: 'MALE' | 'FEMALE' | null;
  ageYears: number | null;
  weightKg: number | null;
  heightCm: number | null;
  /** Fat-free mass. */
  leanMassKg: number | null;
  isPregnant?: boolean;
}
type KnownBody = { [Key in 'ageYears' | 'weightKg' | 'heightCm' | 'leanMassKg']: number } & {
  isMale: boolean;
};
type BodyNeed = 'sex' | 'ageYears' | 'weightKg' | 'heightCm' | 'leanMassKg';

interface PredictedEquation {
  id: string;
  needs: readonly BodyNeed[];
  /** kcal a day. */
  kcal: (body: KnownBody) => number;
  source: string;
}

const byAge = (
  { ageYears, weightKg }: KnownBody,
  [young, middle, old]: readonly (readonly [perKg: number, constant: number])[],
): number => {
  const [perKg, constant] = ageYears < 30 ? young! : ageYears < 60 ? middle! : old!;
  return perKg * weightKg + constant;
};

/** Equations that predict an adult's resting energy; weight in kg, height in cm, age in whole years. */
export const PREDICTED_EQUATIONS = [
  {
    id: 'MIFFLIN',
    needs: ['sex', 'ageYears', 'weightKg', 'heightCm'],
    kcal: ({ isMale, ...body }) => mifflinStJeorKcal({ ...body, sex: isMale ? 'MALE' : 'FEMALE' }),
    source: 'Mifflin et al. 1990, Am J Clin Nutr 51:241–247',
  },
  {
    id: 'HARRIS_BENEDICT_1918',
    needs: ['sex', 'ageYears', 'weightKg', 'heightCm'],
    kcal: ({ isMale, weightKg, heightCm, ageYears }) =>
      isMale
        ? 66.473 + 13.7516 * weightKg + 5.0033 * heightCm - 6.755 * ageYears
        : 655.0955 + 9.5634 * weightKg + 1.8496 * heightCm - 4.6756 * ageYears,
    source: 'Harris & Benedict 1918',
  },
  {
    id: 'ROZA_SHIZGAL_1984',
    needs: ['sex', 'ageYears', 'weightKg', 'heightCm'],
    kcal: ({ isMale, weightKg, heightCm, ageYears }) =>
      isMale
        ? 88.362 + 13.397 * weightKg + 4.799 * heightCm - 5.677 * ageYears
        : 447.593 + 9.247 * weightKg + 3.098 * heightCm - 4.33 * ageYears,
    source: 'Roza & Shizgal 1984',
  },
  {
    id: 'KATCH_MCARDLE',
    needs: ['leanMassKg'],
    kcal: ({ leanMassKg }) => katchMcArdleKcal(leanMassKg),
    source: 'Katch & McArdle',
  },
  {
    id: 'CUNNINGHAM_1980',
    needs: ['leanMassKg'],
    kcal: ({ leanMassKg }) => 500 + 22 * leanMassKg,
    source: 'Cunningham 1980',
  },
  {
    id: 'SCHOFIELD_1985',
    needs: ['sex', 'ageYears', 'weightKg'],
    kcal: (body) =>
      byAge(
        body,
        body.isMale
          ? [
              [15.057, 692.2],
              [11.472, 873.1],
              [11.711, 587.7],
            ]
          : [
              [14.818, 486.6],
              [8.126, 845.6],
              [9.082, 658.5],
            ],
      ),
    source: 'Schofield 1985, by weight',
  },
  {
    id: 'HENRY_2005',
    needs: ['sex', 'ageYears', 'weightKg'],
    kcal: (body) =>
      byAge(
        body,
        body.isMale
          ? [
              [16, 545],
              [14.2, 593],
              [13.5, 514],
            ]
          : [
              [13.1, 558],
              [9.74, 694],
              [10.1, 569],
            ],
      ),
    source: 'Henry 2005 (Oxford), 10.1079/PHN2005801, by weight',
  },
  {
    id: 'OWEN',
    needs: ['sex', 'weightKg'],
    kcal: ({ isMale, weightKg }) => (isMale ? 879 + 10.2 * weightKg : 795 + 7.18 * weightKg),
    source: 'Owen et al. 1986 (women), 1987 (men)',
  },
  {
    id: 'MULLER_2004',
    needs: ['sex', 'ageYears', 'weightKg'],
    kcal: ({ isMale, weightKg, ageYears }) =>
      (0.047 * weightKg + (isMale ? 1.009 : 0) - 0.01452 * ageYears + 3.21) / 0.004184,
    source: 'Müller et al. 2004, 10.1093/ajcn/80.5.1379',
  },
  {
    id: 'LIVINGSTON_2005',
    needs: ['sex', 'ageYears', 'weightKg'],
    kcal: ({ isMale, weightKg, ageYears }) =>
      isMale ? 293 * weightKg ** 0.433 - 5.92 * ageYears : 248 * weightKg ** 0.4356 - 5.09 * ageYears,
    source: 'Livingston & Kohlstadt 2005',
  },
] as const satisfies readonly PredictedEquation[];
export type PredictedEquationId = (typeof PREDICTED_EQUATIONS)[number]['id'];

/** Why an equation predicts nothing for a person. */
export type PredictionGap = BodyNeed | 'adult' | 'notPregnant';

export interface Prediction {
  id: PredictedEquationId;
  /** kcal a day; null when the equation does not apply. */
  kcal: number | null;
  gaps: PredictionGap[];
}

/**
 * Resting energy by each equation. All were derived from adults who were not pregnant: for a child, for an unknown age and
 * in pregnancy they predict nothing, rather than a number that looks like one.
 */
export function predictedResting(body: RestingBody): Prediction[] {
  const common: PredictionGap[] = [];
  if (body.ageYears === null) common.push('ageYears');
  else if (body.ageYears < ADULT_AGE) common.push('adult');
  if (body.isPregnant === true) common.push('notPregnant');
  const known: KnownBody = {
    isMale: body.sex === 'MALE',
    ageYears: body.ageYears ?? NaN,
    weightKg: body.weightKg ?? NaN,
    heightCm: body.heightCm ?? NaN,
    leanMassKg: body.leanMassKg ?? NaN,
  };
  return PREDICTED_EQUATIONS.map(({ id, needs, kcal }) => {
    const gaps = [...new Set([...common, ...needs.filter((need) => body[need] === null)])];
    return { id, kcal: gaps.length === 0 ? kcal(known) : null, gaps };
  });
}
