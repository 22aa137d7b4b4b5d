import { gasSamples, type GasSamples, type Span } from './averages.ts';
import { compareWithCart, type CartComparison } from './cart-equations.ts';
import {
  energyKcalMin,
  energyShares,
  metsOf,
  oxidation,
  PLAUSIBLE_RER,
  shownOxidation,
  type EnergyEquationId,
  type SubstrateEquationId,
} from './equations.ts';
import { fatMax, type FatMax } from './fat-max.ts';
import { isRestKind, treadmillSpeed, type Phase, type PhaseKind } from './phases.ts';
import { predictedResting, type Prediction, type RestingBody } from './predicted.ts';
import { ADULT_AGE } from '../shared/index.ts';
import type { CalorimetrySeries } from './series.ts';
import { MIN_COVERED, proposeWindow, windowAt, type SteadyWindow } from './steady.ts';

/** Which equations the figures are computed by. */
export interface CalorimetryMethod {
  energy: EnergyEquationId;
  substrates: SubstrateEquationId;
  /** Urinary nitrogen in g a day, where it was measured. */
  nitrogenGDay?: number;
}

/** Weir's equation with its own coefficients, and Frayn's, both without nitrogen unless it was measured. */
export const DEFAULT_METHOD: CalorimetryMethod = { energy: 'WEIR', substrates: 'FRAYN_1983' };

/** What a figure is computed from. */
interface FigureInput {
  window: SteadyWindow;
  weightKg: number | null;
  method: CalorimetryMethod;
}

/** Why a figure is not there. */
export type FigureGap =
  | 'NOT_MEASURED'
  | 'NO_VCO2'
  | 'RER_IMPLAUSIBLE'
  | 'NO_WEIGHT'
  | 'NO_HEART_RATE'
  | 'NO_VENTILATION'
  | 'AGE_UNKNOWN'
  | 'CHILD';

interface FigureDefinition {
  id: string;
  unit: 'mL/min' | 'mL/kg/min' | 'kcal/day' | 'kcal/min' | 'g/min' | '%' | 'bpm' | 'L/min' | 'MET' | '';
  /** Decimals that are shown. */
  decimals: number;
  needs: readonly Exclude<FigureGap, 'NOT_MEASURED'>[];
  /** How it is computed, in the figures' own terms, for a person who asks. */
  formula: string;
  /** null where the measurement gives nothing. */
  value: (input: FigureInput) => number | null;
}

const gasOf = ({ window: { means }, method }: FigureInput) => ({
  vo2: means.vo2,
  vco2: means.vco2 ?? NaN,
  ...(method.nitrogenGDay !== undefined && { nitrogenGDay: method.nitrogenGDay }),
});
const amountsOf = (input: FigureInput) => oxidation(gasOf(input), input.method.substrates);
const FUEL = ['NO_VCO2', 'RER_IMPLAUSIBLE'] as const;

/**
 * The figures of a phase: results, table, explanation, export and comparison all derive from this. Each is of the means over
 * the phase's window. A figure that needs what was not measured is left out with the reason, never filled in.
 */
export const CALORIMETRY_FIGURES = [
  {
    id: 'vo2',
    unit: 'mL/min',
    decimals: 0,
    needs: [],
    formula: 'mean VO₂',
    value: ({ window }) => window.means.vo2,
  },
  {
    id: 'vco2',
    unit: 'mL/min',
    decimals: 0,
    needs: ['NO_VCO2'],
    formula: 'mean VCO₂',
    value: ({ window }) => window.means.vco2,
  },
  {
    id: 'vo2PerKg',
    unit: 'mL/kg/min',
    decimals: 1,
    needs: ['NO_WEIGHT'],
    formula: 'VO₂ / weight',
    value: ({ window, weightKg }) => window.means.vo2 / weightKg!,
  },
  {
    id: 'rer',
    unit: '',
    decimals: 2,
    needs: ['NO_VCO2'],
    formula: 'mean VCO₂ / mean VO₂',
    value: ({ window }) => window.means.rer,
  },
  {
    id: 'energyKcalMin',
    unit: 'kcal/min',
    decimals: 2,
    needs: ['NO_VCO2'],
    formula: 'energy equation (VO₂, VCO₂)',
    value: (input) => energyKcalMin(gasOf(input), input.method.energy),
  },
  {
    id: 'energyKcalDay',
    unit: 'kcal/day',
    decimals: 0,
    needs: ['NO_VCO2'],
    formula: 'energy equation (VO₂, VCO₂) × 1,440',
    value: (input) => energyKcalMin(gasOf(input), input.method.energy) * 1440,
  },
  {
    id: 'fatGMin',
    unit: 'g/min',
    decimals: 2,
    needs: FUEL,
    formula: 'substrate equation (VO₂, VCO₂), at least 0',
    value: (input) => shownOxidation(amountsOf(input)).fat,
  },
  {
    id: 'carbohydrateGMin',
    unit: 'g/min',
    decimals: 2,
    needs: FUEL,
    formula: 'substrate equation (VO₂, VCO₂), at least 0',
    value: (input) => shownOxidation(amountsOf(input)).carbohydrate,
  },
  {
    id: 'fatShare',
    unit: '%',
    decimals: 0,
    needs: FUEL,
    formula: '9 × fat / (9 × fat + 4 × carbohydrate)',
    value: (input) => energyShares(amountsOf(input))?.fat ?? null,
  },
  {
    id: 'carbohydrateShare',
    unit: '%',
    decimals: 0,
    needs: FUEL,
    formula: '100 − share of fat',
    value: (input) => energyShares(amountsOf(input))?.carbohydrate ?? null,
  },
  {
    id: 'heartRate',
    unit: 'bpm',
    decimals: 0,
    needs: ['NO_HEART_RATE'],
    formula: 'mean heart rate',
    value: ({ window }) => window.means.heartRate,
  },
  {
    id: 'ventilation',
    unit: 'L/min',
    decimals: 1,
    needs: ['NO_VENTILATION'],
    formula: 'mean ventilation',
    value: ({ window }) => window.means.ventilation,
  },
  {
    id: 'mets',
    unit: 'MET',
    decimals: 1,
    needs: ['NO_WEIGHT', 'AGE_UNKNOWN', 'CHILD'],
    formula: 'VO₂ / weight / 3.5',
    value: ({ window, weightKg }) => metsOf(window.means.vo2, weightKg!),
  },
] as const satisfies readonly FigureDefinition[];
export type CalorimetryFigureId = (typeof CALORIMETRY_FIGURES)[number]['id'];

/** A figure: its value as computed, not rounded, or why there is none. */
export interface CalorimetryFigure {
  value: number | null;
  gap: FigureGap | null;
}

/** What a person has to see beside the figures. */
export type CalorimetryFlag =
  /** A ratio that no person has: the measurement is wrong. No fuels are shown. */
  | 'RER_IMPLAUSIBLE'
  /** At rest above 1: hyperventilation, a meal before the test, or a leak. */
  | 'RESTING_RER_HIGH'
  /** At rest below 0.7: a leak, a cart that is not calibrated, or a long fast. */
  | 'RESTING_RER_LOW'
  /** Above 1, fat is not oxidised by these equations: its amount is 0 and not negative. */
  | 'FAT_NOT_OXIDISED'
  /** Below about 0.7, carbohydrate is not oxidised by these equations. */
  | 'CARBOHYDRATE_NOT_OXIDISED'
  /** Far more air for the carbon dioxide at rest than breathing calmly takes: hyperventilation. */
  | 'HYPERVENTILATION'
  /** Far less oxygen than an adult uses at rest: a mask that leaks draws in room air. */
  | 'LEAK'
  /** Little variation, in less than five minutes. */
  | 'NOT_STEADY_BY_CONSENSUS'
  | 'UNSTEADY'
  | 'STEADINESS_UNKNOWN'
  /** Less than four fifths of the window were measured. */
  | 'INCOMPLETE';

export interface PhaseResult {
  phase: Phase;
  /** null when nothing was measured in the phase. */
  window: SteadyWindow | null;
  isWindowMoved: boolean;
  figures: Record<CalorimetryFigureId, CalorimetryFigure>;
  flags: CalorimetryFlag[];
  /** The cart's own energy; null where it computes none. */
  cart: CartComparison | null;
}

/** Resting energy as measured, beside what equations predict. */
export interface RestingResult {
  kind: PhaseKind;
  kcalDay: number;
  /** Whether five steady minutes make it a resting energy by the consensus. */
  isSteady: boolean;
  flags: CalorimetryFlag[];
  predictions: (Prediction & { differenceKcal: number | null; percent: number | null })[];
  /** Far from every prediction; for children and in pregnancy nothing is predicted, so nothing is far. */
  isFarFromPredicted: boolean;
}

export interface CalorimetryResults {
  method: CalorimetryMethod;
  phases: PhaseResult[];
  resting: RestingResult | null;
  fatMax: FatMax;
}

export interface ResultsInput {
  series: CalorimetrySeries;
  phases: readonly Phase[];
  /** The record's, on the day of the test. */
  body: RestingBody;
  method?: CalorimetryMethod;
  /** Windows that a person moved, by the index of the phase. */
  windows?: Readonly<Record<number, Span>>;
}

/** L/min of air for L/min of carbon dioxide at rest; 25–40 is usual, and panting is far above. Ours. */
const RESTING_VE_VCO2 = 55;
/** mL/kg/min: two thirds of what adults of any weight rest at. Ours. */
const RESTING_VO2_LOW = 1.8;
/** Percent of the nearest prediction beyond which a resting energy is looked at again. Ours. */
const FAR_PERCENT = { low: 75, high: 135 };

/** Figures, windows and flags of every phase, resting energy against predictions, and the highest oxidation of fat. */
export function calorimetryResults(input: ResultsInput): CalorimetryResults {
  const { series, phases, body, windows = {}, method = DEFAULT_METHOD } = input;
  const samples = gasSamples(series);
  const results = phases.map((phase, index) =>
    phaseResult({ samples, series, phase, body, method, moved: windows[index] }),
  );
  return { method, phases: results, resting: restingOf(results, body), fatMax: fatMax(stagesOf(results)) };
}

interface PhaseInput {
  samples: GasSamples;
  series: CalorimetrySeries;
  phase: Phase;
  body: RestingBody;
  method: CalorimetryMethod;
  moved: Span | undefined;
}

function phaseResult({ samples, series, phase, body, method, moved }: PhaseInput): PhaseResult {
  const isRest = isRestKind(phase.kind);
  const window =
    moved === undefined ? proposeWindow(samples, phase, isRest) : windowAt(samples, insideOf(moved, phase));
  const { weightKg, ageYears } = body;
  const figures = figuresOf(window, { weightKg, method, ageYears });
  return {
    phase,
    window,
    isWindowMoved: moved !== undefined,
    figures,
    flags: window === null ? ['INCOMPLETE'] : flagsOf(window, { isRest, weightKg, method }),
    cart:
      window === null
        ? null
        : compareWithCart(series, samples, { span: window, kcalDay: figures.energyKcalDay.value }),
  };
}

/** A window never leaves its phase. */
const insideOf = ({ startS, endS }: Span, phase: Span): Span => {
  const start = Math.min(Math.max(startS, phase.startS), phase.endS);
  return { startS: start, endS: Math.max(start, Math.min(endS, phase.endS)) };
};

function figuresOf(
  window: SteadyWindow | null,
  { weightKg, method, ageYears }: Omit<FigureInput, 'window'> & Pick<RestingBody, 'ageYears'>,
): PhaseResult['figures'] {
  const gapOf = (needs: readonly FigureGap[]): FigureGap | null => {
    if (window === null) return 'NOT_MEASURED';
    const { means } = window;
    const isMissing: Record<FigureGap, boolean> = {
      NOT_MEASURED: false,
      NO_VCO2: means.vco2 === null,
      RER_IMPLAUSIBLE: means.rer !== null && !isPlausible(means.rer),
      NO_WEIGHT: weightKg === null,
      NO_HEART_RATE: means.heartRate === null,
      NO_VENTILATION: means.ventilation === null,
      // An unknown age may be a child's, whose rest differs.
      AGE_UNKNOWN: ageYears === null,
      // A child rests at far more than 3.5 mL/kg/min.
      CHILD: ageYears !== null && ageYears < ADULT_AGE,
    };
    return needs.find((need) => isMissing[need]) ?? null;
  };
  const entries = CALORIMETRY_FIGURES.map((figure): [CalorimetryFigureId, CalorimetryFigure] => {
    const gap = gapOf(figure.needs);
    const value = gap === null ? figure.value({ window: window!, weightKg, method }) : null;
    return [figure.id, { value, gap: gap ?? (value === null ? 'NOT_MEASURED' : null) }];
  });
  return Object.fromEntries(entries) as PhaseResult['figures'];
}

const isPlausible = (rer: number): boolean => rer >= PLAUSIBLE_RER.low && rer <= PLAUSIBLE_RER.high;

function flagsOf(
  window: SteadyWindow,
  { isRest, weightKg, method }: { isRest: boolean; weightKg: number | null; method: CalorimetryMethod },
): CalorimetryFlag[] {
  const flags: CalorimetryFlag[] = [];
  const { means, grade } = window;
  const { rer, vco2, ventilation } = means;
  if (rer !== null) {
    if (!isPlausible(rer)) flags.push('RER_IMPLAUSIBLE');
    if (isRest && rer > 1) flags.push('RESTING_RER_HIGH');
    if (isRest && rer < 0.7) flags.push('RESTING_RER_LOW');
    if (isPlausible(rer)) {
      const { fat, carbohydrate } = amountsOf({ window, weightKg, method });
      if (fat < 0) flags.push('FAT_NOT_OXIDISED');
      if (carbohydrate < 0) flags.push('CARBOHYDRATE_NOT_OXIDISED');
    }
  }
  if (isRest && ventilation !== null && vco2 !== null && ventilation / (vco2 / 1000) > RESTING_VE_VCO2)
    flags.push('HYPERVENTILATION');
  if (isRest && weightKg !== null && means.vo2 / weightKg < RESTING_VO2_LOW) flags.push('LEAK');
  if (grade === 'UNSTEADY') flags.push('UNSTEADY');
  if (grade === 'UNKNOWN') flags.push('STEADINESS_UNKNOWN');
  if (grade === 'SHORT' && isRest) flags.push('NOT_STEADY_BY_CONSENSUS');
  if (means.covered < MIN_COVERED) flags.push('INCOMPLETE');
  return flags;
}

/** Lying is the position that resting energy is defined in; sitting takes its place where nobody lay. */
function restingOf(results: readonly PhaseResult[], body: RestingBody): RestingResult | null {
  const found = (['RECLINED', 'SEATED'] as const)
    .map((kind) => results.find(({ phase }) => phase.kind === kind))
    .find((result) => result !== undefined && result.figures.energyKcalDay.value !== null);
  if (found === undefined) return null;
  const kcalDay = found.figures.energyKcalDay.value!;
  const predictions = predictedResting(body).map((prediction) => ({
    ...prediction,
    differenceKcal: prediction.kcal === null ? null : kcalDay - prediction.kcal,
    percent: prediction.kcal === null ? null : (100 * kcalDay) / prediction.kcal,
  }));
  const percents = predictions.flatMap(({ percent }) => (percent === null ? [] : [percent]));
  return {
    kind: found.phase.kind!,
    kcalDay,
    isSteady: found.window!.grade === 'STEADY',
    flags: found.flags,
    predictions,
    isFarFromPredicted:
      percents.length > 0 &&
      (percents.every((percent) => percent < FAR_PERCENT.low) ||
        percents.every((percent) => percent > FAR_PERCENT.high)),
  };
}

type RestingVerdict = Pick<RestingResult, 'isSteady' | 'flags' | 'isFarFromPredicted'>;

/** Whether a resting energy may be called reliable: steady, with nothing that speaks against the measurement. */
export const isReliableResting = ({ isSteady, flags, isFarFromPredicted }: RestingVerdict): boolean =>
  isSteady && flags.length === 0 && !isFarFromPredicted;

/** Whether a plan may use it: a ratio that no person has makes it no energy of this one. */
export const isUsableResting = ({ flags }: Pick<RestingResult, 'flags'>): boolean =>
  !flags.includes('RER_IMPLAUSIBLE');

const stagesOf = (results: readonly PhaseResult[]) =>
  results.flatMap(({ phase, figures }) => {
    const intensity = treadmillSpeed(phase.kind);
    const fatGMin = figures.fatGMin.value;
    return intensity === null || fatGMin === null
      ? []
      : [{ intensity, fatGMin, heartRate: figures.heartRate.value }];
  });

/** Whether a figure means something in a phase: a rate for a whole day is one at rest alone. */
export const isShownFigure = (id: CalorimetryFigureId, kind: PhaseKind | null): boolean =>
  id !== 'energyKcalDay' || kind === null || isRestKind(kind);

/**
 * Energy of so many minutes at the rate of a phase, in kcal, that of rest included; null where it was not measured.
 * @example kcalOfMinutes(5.05, 30) // 151.5
 */
export const kcalOfMinutes = (kcalMin: number | null, minutes: number): number | null =>
  kcalMin === null ? null : kcalMin * minutes;
