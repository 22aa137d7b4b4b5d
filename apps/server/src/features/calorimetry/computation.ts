import {
  calorimetryCurves,
  calorimetryResults,
  cartEnergyEquation,
  cartSubstrates,
  parseCartFile,
  placedProblems,
  PREDICTED_EQUATIONS,
  proposePhases,
  type CalorimetryCurves,
  type CalorimetryMethod,
  type CalorimetrySeries,
  type CartFileResult,
  type ParseCartOptions,
  type Phase,
  type PhaseKind,
  type PlacedPhaseProblem,
  type RestingBody,
} from '@healzy/domain/calorimetry';
import type { CalorimetryRecording, CalorimetryResults } from '@healzy/api/schema';
import { packSamples, unpackSamples } from './samples.ts';

/** The equations as they are stored and sent. */
export interface StoredMethod extends Omit<CalorimetryMethod, 'nitrogenGDay'> {
  nitrogenGDay: number | null;
}

/** Phases as they are stored. */
export interface StoredPhases {
  source: 'FILE' | 'MARKERS' | 'SPEED' | 'CURVES' | 'PERSON';
  /** Those of a file are only where they have no fault. */
  isSaved: boolean;
  items: Phase[];
  problems: PlacedPhaseProblem[];
}

/** Windows that a person moved, by phase. */
export type StoredWindows = Partial<Record<PhaseKind, { startS: number; endS: number }>>;

/** What figures are computed for, besides the samples. */
export interface Circumstances {
  body: Required<RestingBody>;
  method: StoredMethod;
}

/** A recording with everything that is computed of it. */
export interface ReadCart {
  recognised: Extract<CartFileResult, { kind: 'ready' }>['recognised'];
  report: Extract<CartFileResult, { kind: 'ready' }>['report'];
  doubts: Extract<CartFileResult, { kind: 'ready' }>['doubts'];
  markers: CalorimetrySeries['markers'];
  phases: StoredPhases;
  packed: Uint8Array;
  figures: Computed;
  curves: CalorimetryCurves;
}

/** What is stored of a recording besides its samples and phases, because it is computed from them. */
export interface Computed {
  hasVco2: boolean;
  cart: CalorimetryRecording['cart'];
  results: CalorimetryResults;
}

/** Work on the samples of a recording: quick for a short one, and seconds for a day of breaths. */
export type CartWork =
  | { kind: 'read'; bytes: Uint8Array; options: ParseCartOptions; circumstances: Circumstances }
  | {
      kind: 'compute';
      packed: Uint8Array;
      phases: readonly Phase[];
      windows: StoredWindows;
      circumstances: Circumstances;
      /** Column of the file that problems of phases are placed in; null computes whatever the phases are. */
      check: { column: number | null } | null;
    };

export type CartAnswer =
  | { kind: 'ready'; file: ReadCart }
  | Exclude<CartFileResult, { kind: 'ready' }>
  | { kind: 'computed'; figures: Computed }
  | { kind: 'problems'; problems: PlacedPhaseProblem[] };

/** Longest text of a file that is stored: a heading or a marker, not a book. */
const MOST_CHARACTERS = 500;

/** More phases than any protocol has, and more columns than any cart writes. */
const MOST_PHASES = 100;
const MOST_COLUMNS = 300;

/** Texts of a file as the database can store them: without NUL and halves of characters. */
function storable<Value>(value: Value): Value {
  if (typeof value === 'string')
    return value
      .slice(0, MOST_CHARACTERS)
      .replace(/\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '') as Value;
  if (Array.isArray(value)) return value.map(storable) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [name, storable(each)]),
  ) as Value;
}

/** Does the work, in whichever thread. */
export function workOnCart(work: CartWork): CartAnswer {
  if (work.kind === 'read') return readFile(work);
  const series = unpackSamples(work.packed);
  if (work.check !== null) {
    const problems = placedProblems(series, work.phases, work.check.column);
    if (problems.length > 0) return { kind: 'problems', problems };
  }
  return { kind: 'computed', figures: computeFigures(series, work) };
}

function readFile({ bytes, options, circumstances }: Extract<CartWork, { kind: 'read' }>): CartAnswer {
  const result = parseCartFile(bytes, options);
  if (result.kind !== 'ready') return result;
  const { series, recognised, report, doubts } = result;
  const { PHASE, TIME } = recognised.read;
  const proposed = proposePhases(series, { phase: PHASE?.column ?? null, time: TIME?.column ?? null });
  const { source } = proposed;
  // A column of numbers or remarks may look like one of phases: so many are none.
  const items = proposed.phases.length > MOST_PHASES ? [] : proposed.phases;
  const problems = items.length === 0 ? placedProblems(series, items, null) : proposed.problems;
  const phases = { source, isSaved: source === 'FILE' && problems.length === 0, items, problems };
  return {
    kind: 'ready',
    file: {
      recognised: storable({
        ...recognised,
        columns: recognised.columns.slice(0, MOST_COLUMNS),
        unknown: recognised.unknown.slice(0, MOST_COLUMNS),
      }),
      report,
      doubts: storable(doubts),
      markers: storable(series.markers),
      phases: storable(phases),
      packed: packSamples(series),
      figures: computeFigures(series, { phases: storable(items), windows: {}, circumstances }),
      curves: calorimetryCurves(series),
    },
  };
}

/** Everything that is stored because it is computed from samples and phases. */
export function computeFigures(
  series: CalorimetrySeries,
  {
    phases,
    windows,
    circumstances: { body, method },
  }: { phases: readonly Phase[]; windows: StoredWindows; circumstances: Circumstances },
): Computed {
  const moved = phases.flatMap(({ kind }, index) => {
    const window = kind === null ? undefined : windows[kind];
    return window === undefined ? [] : [[index, window] as const];
  });
  const { nitrogenGDay, ...equations } = method;
  const {
    phases: results,
    resting,
    fatMax,
  } = calorimetryResults({
    series,
    phases,
    body,
    method: { ...equations, ...(nitrogenGDay !== null && { nitrogenGDay }) },
    windows: Object.fromEntries(moved),
  });
  return {
    hasVco2: series.vco2 !== null,
    cart: { energy: cartEnergyEquation(series), substrates: cartSubstrates(series) },
    results: {
      phases: results.map(({ window, ...result }) => ({
        ...result,
        window: window && {
          startS: window.startS,
          endS: window.endS,
          grade: window.grade,
          count: window.means.count,
          covered: window.means.covered,
          cvVo2: window.means.cvVo2,
          cvVco2: window.means.cvVco2,
        },
      })),
      resting: resting && {
        ...resting,
        predictions: resting.predictions.map((prediction) => ({
          ...prediction,
          source: PREDICTED_EQUATIONS.find(({ id }) => id === prediction.id)!.source,
        })),
      },
      fatMax,
    },
  };
}
