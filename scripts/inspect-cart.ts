import {
  calorimetryResults,
  cartEnergyEquation,
  cartSubstrates,
  parseCartFile,
  proposePhases,
  type CartFileResult,
  type ParseCartOptions,
  type RestingBody,
} from '../packages/domain/src/calorimetry/index.ts';

/** What a person answers on the command line, by the names of the questions. */
const ANSWERS = ['timeUnit', 'vo2Unit', 'vco2Unit', 'speedUnit', 'decimalMark', 'weightKg', 'sheet'] as const;

/** Reads `vo2Unit=L_MIN`; null when it is none of the answers. */
export function cartAnswer(text: string): ParseCartOptions | null {
  const at = text.indexOf('=');
  const name = ANSWERS.find((each) => each === text.slice(0, at));
  if (name === undefined) return null;
  const value = text.slice(at + 1);
  return { [name]: name === 'weightKg' ? Number(value) : value };
}

/** Of whom a file is, where it does not say so. */
type Subject = Pick<RestingBody, 'ageYears' | 'sex'>;

/** A cart's file with its phases and figures; null when the bytes are rather another kind of file. */
export function inspectCart(file: Uint8Array, options: ParseCartOptions, subject: Subject): object | null {
  const result = parseCartFile(file, options);
  return isCart(result) ? described(result, options, subject) : null;
}

/** Whether a file is a cart's: it was read, or headings besides a time say that it is one without gas. */
function isCart(result: CartFileResult): boolean {
  if (result.kind !== 'refused') return true;
  const known = (result.details.columns ?? []).flatMap(({ quantity }) => quantity ?? []);
  return result.code === 'MEASUREMENT003' && new Set(known).size >= 2;
}

function described(result: CartFileResult, options: ParseCartOptions, subject: Subject): object {
  if (result.kind === 'refused')
    return { recognised: null, readings: null, questions: [], code: result.code, details: result.details };
  const { columns, ...recognised } = result.recognised;
  if (result.kind === 'question') {
    return { recognised, readings: null, questions: result.questions, code: null, columns };
  }
  const { series, report, doubts } = result;
  const { person, read } = recognised;
  const proposed = proposePhases(series, {
    phase: read.PHASE?.column ?? null,
    time: read.TIME?.column ?? null,
  });
  const body: RestingBody = {
    sex: person.sex ?? subject.sex,
    ageYears: person.ageYears ?? subject.ageYears,
    weightKg: options.weightKg ?? person.weightKg,
    heightCm: person.heightCm,
    leanMassKg: null,
  };
  const { phases, ...results } = calorimetryResults({ series, phases: proposed.phases, body });
  return {
    recognised,
    readings: {
      ...report,
      hasVco2: series.vco2 !== null,
      firstVo2MlMin: series.vo2[0],
      markers: series.markers,
    },
    doubts,
    questions: [],
    code: null,
    phases: proposed,
    cart: { energy: cartEnergyEquation(series), substrates: cartSubstrates(series) },
    results: {
      ...results,
      phases: phases.map(({ phase, window, figures, flags, cart }) => ({
        kind: phase.kind,
        window: window && { startS: window.startS, endS: window.endS, grade: window.grade },
        variation: window && { vo2: window.means.cvVo2, vco2: window.means.cvVco2 },
        figures: Object.fromEntries(
          Object.entries(figures).map(([id, { value, gap }]) => [id, value ?? gap]),
        ),
        flags,
        cart,
      })),
    },
  };
}
