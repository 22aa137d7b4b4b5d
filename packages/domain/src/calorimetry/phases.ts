/** Phases of the protocol, in the order in which they come. */
export const PHASE_KINDS = [
  'RECLINED',
  'SEATED',
  'TREADMILL_4',
  'TREADMILL_5',
  'TREADMILL_6',
  'TREADMILL_7',
  'TREADMILL_8',
  'RECOVERY',
] as const;
export type PhaseKind = (typeof PHASE_KINDS)[number];

/** Seconds that a phase lasts, give or take the tolerance (specification 9.7, 14.2). */
export const PHASE_LENGTHS_S = [180, 240, 360] as const;
const LENGTH_TOLERANCE_S = 20;
/** A phase shorter than this says nothing about a steady state, whatever its name. */
const SHORTEST_S = 120;
/** Rest long enough for the consensus on resting energy needs no length of the protocol. */
const LONG_REST_S = 600;

/** A phase of a test: after its start, up to and with its end. */
export interface Phase {
  /** null until someone names it. */
  kind: PhaseKind | null;
  /** What the file calls it. */
  label: string | null;
  startS: number;
  endS: number;
}

export const isRestKind = (kind: PhaseKind | null): boolean => kind === 'RECLINED' || kind === 'SEATED';
/** Speed of a phase on the treadmill in km/h; null elsewhere. */
export const treadmillSpeed = (kind: PhaseKind | null): number | null =>
  kind?.startsWith('TREADMILL_') === true ? Number(kind.slice('TREADMILL_'.length)) : null;

/** What a file, a person or a marker may call a phase. */
const NAMES: readonly (readonly [RegExp, PhaseKind])[] = [
  [
    /^(?:reclined|reclining|recostad[oa]|reclinad[oa]|tumbad[oa]|acostad[oa]|supin[oe]|lying|decubito.*|liegend)$/,
    'RECLINED',
  ],
  [/^(?:seated|sitting|sentad[oa]|sitzend)$/, 'SEATED'],
  [/^(?:recovery|recuperacion|erholung|recup|cool ?down)$/, 'RECOVERY'],
];
/** What carts call their own stages, which are not those of the protocol. */
const CART_STAGES =
  /^(?:none|rest|ruhe|reposo|warm ?up|aufwarmen|erwarmung|calentamiento|exercise|ejercicio|belastung|load|test|unloaded|unbelastetes treten|pre|baseline|referenz)$/;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/^\s*\d+\s*[.)]\s*/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();

/** The phase that a text names; null when it names none. */
export function phaseKindOf(text: string): PhaseKind | null {
  const name = plain(text);
  const known = NAMES.find(([pattern]) => pattern.test(name));
  if (known !== undefined) return known[1];
  const speed =
    /^(?:treadmill|cinta|tapiz|laufband|walk(?:ing)?|caminar|marcha|run(?:ning)?|carrera)?\s*(?:a |at )?([4-8])(?:[.,]0+)?\s*(?:km ?\/? ?h|kmh|kph)?$/.exec(
      name,
    );
  // A number alone is a stage, not a speed.
  return speed === null || name === speed[1] ? null : (`TREADMILL_${speed[1]}` as PhaseKind);
}

/** Whether a text is what a cart calls a stage of its own. */
export const isCartStage = (text: string): boolean =>
  CART_STAGES.test(plain(text)) || /^\d*$/.test(plain(text));

export type PhaseProblemId =
  | 'NO_PHASES'
  | 'UNKNOWN_PHASE'
  | 'OUT_OF_ORDER'
  | 'REPEATED'
  | 'LENGTH'
  | 'TOO_SHORT'
  | 'OVERLAP'
  | 'OUTSIDE';

/** Why phases are not a valid document (MEASUREMENT004), and where: the index is null when there are no phases. */
export interface PhaseProblem {
  id: PhaseProblemId;
  index: number | null;
  /** What is allowed there. */
  expected: string[];
  found: string;
}

const EPSILON = 1e-6;

/**
 * Everything that is wrong with phases, in their order; empty when they may be saved.
 *
 * @param recorded from the start of the first sample to the end of the last; without it, phases may be anywhere
 */
export function phaseProblems(
  phases: readonly Phase[],
  recorded?: { startS: number; endS: number },
): PhaseProblem[] {
  if (phases.length === 0) return [{ id: 'NO_PHASES', index: null, expected: [...PHASE_KINDS], found: '' }];
  const problems: PhaseProblem[] = [];
  let highest = -1;
  const seen = new Set<PhaseKind>();
  for (const [index, { kind, label, startS, endS }] of phases.entries()) {
    const seconds = endS - startS;
    const previous = phases[index - 1];
    if (previous !== undefined && startS < previous.endS - EPSILON)
      problems.push({ id: 'OVERLAP', index, expected: [String(previous.endS)], found: String(startS) });
    if (recorded !== undefined && (startS < recorded.startS - EPSILON || endS > recorded.endS + EPSILON))
      problems.push({
        id: 'OUTSIDE',
        index,
        expected: [String(recorded.startS), String(recorded.endS)],
        found: String(startS < recorded.startS - EPSILON ? startS : endS),
      });
    if (kind === null) {
      problems.push({ id: 'UNKNOWN_PHASE', index, expected: [...PHASE_KINDS], found: label ?? '' });
    } else {
      const rank = PHASE_KINDS.indexOf(kind);
      if (seen.has(kind))
        problems.push({ id: 'REPEATED', index, expected: PHASE_KINDS.slice(highest + 1), found: kind });
      else if (rank < highest)
        problems.push({ id: 'OUT_OF_ORDER', index, expected: PHASE_KINDS.slice(highest + 1), found: kind });
      seen.add(kind);
      highest = Math.max(highest, rank);
    }
    const isOfProtocol = PHASE_LENGTHS_S.some(
      (length) => Math.abs(seconds - length) <= LENGTH_TOLERANCE_S + EPSILON,
    );
    const isLongRest = isRestKind(kind) && seconds >= LONG_REST_S - EPSILON;
    if (seconds < SHORTEST_S - EPSILON)
      problems.push({ id: 'TOO_SHORT', index, expected: [String(SHORTEST_S)], found: String(seconds) });
    else if (!isOfProtocol && !isLongRest)
      problems.push({ id: 'LENGTH', index, expected: PHASE_LENGTHS_S.map(String), found: String(seconds) });
  }
  return problems;
}

/** Nearest that two borders may come to each other, in seconds. */
const NEAREST_S = 1;
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/**
 * Moves the start or the end of a phase; a border that two phases share moves for both. It stops before it would pass
 * another border, so that phases keep their order and never overlap.
 */
export function moveBorder(
  phases: readonly Phase[],
  index: number,
  side: 'start' | 'end',
  timeS: number,
): Phase[] {
  const phase = phases[index];
  if (phase === undefined || Number.isNaN(timeS)) return [...phases];
  const [left, right] = side === 'start' ? [phases[index - 1], phase] : [phase, phases[index + 1]];
  const isShared = left !== undefined && right !== undefined && Math.abs(left.endS - right.startS) < EPSILON;
  let low = -Infinity;
  let high = Infinity;
  if (left !== undefined && (side === 'end' || isShared)) low = left.startS + NEAREST_S;
  else if (left !== undefined) low = left.endS;
  if (right !== undefined && (side === 'start' || isShared)) high = right.endS - NEAREST_S;
  else if (right !== undefined) high = right.startS;
  const moved = low > high ? (side === 'start' ? phase.startS : phase.endS) : clamp(timeS, low, high);
  return phases.map((each) => {
    if (each === left && (side === 'end' || isShared)) return { ...each, endS: moved };
    return each === right && (side === 'start' || isShared) ? { ...each, startS: moved } : each;
  });
}

/** Joins a phase with the next one; it keeps its name. */
export function mergePhases(phases: readonly Phase[], index: number): Phase[] {
  const next = phases[index + 1];
  if (phases[index] === undefined || next === undefined) return [...phases];
  return phases.flatMap((each, i) =>
    i === index ? [{ ...each, endS: next.endS }] : i === index + 1 ? [] : [each],
  );
}

/** Splits a phase at a moment inside it; the second part has no name yet. */
export function splitPhase(phases: readonly Phase[], index: number, timeS: number): Phase[] {
  const phase = phases[index];
  if (phase === undefined || !(timeS >= phase.startS + NEAREST_S && timeS <= phase.endS - NEAREST_S))
    return [...phases];
  return phases.flatMap((each, i) =>
    i === index
      ? [
          { ...each, endS: timeS },
          { kind: null, label: null, startS: timeS, endS: each.endS },
        ]
      : [each],
  );
}

export const renamePhase = (phases: readonly Phase[], index: number, kind: PhaseKind | null): Phase[] =>
  phases.map((each, i) => (i === index ? { ...each, kind } : each));
