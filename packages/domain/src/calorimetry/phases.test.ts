import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCartFile } from './file/parse.ts';
import {
  mergePhases,
  moveBorder,
  phaseKindOf,
  phaseProblems,
  renamePhase,
  splitPhase,
  type Phase,
  type PhaseKind,
} from './phases.ts';
import { proposePhases } from './propose-phases.ts';
import { PROTOCOL, simulateCart, type SimulateCartOptions, type SimulatedPhase } from './simulate-cart.ts';

/** A test as a cart's file with the columns that are asked for. */
function seriesOf(
  phases: readonly SimulatedPhase[],
  options: SimulateCartOptions,
  columns: readonly ('phase' | 'speed')[] = [],
  nameOf: (kind: PhaseKind) => string = (kind) => kind,
) {
  const head = ['time_s', 'vo2_ml_min', 'vco2_ml_min', 'hr_bpm', 've_l_min'];
  if (columns.includes('phase')) head.push('phase');
  if (columns.includes('speed')) head.push('speed_km_h');
  const lines = simulateCart(phases, options).map((row) =>
    [row.timeS, row.vo2.toFixed(2), row.vco2.toFixed(2), row.heartRate, row.ventilation.toFixed(2)]
      .concat(columns.includes('phase') ? [nameOf(row.kind)] : [])
      .concat(columns.includes('speed') ? [row.speed] : [])
      .join(','),
  );
  const result = parseCartFile(new TextEncoder().encode([head.join(','), ...lines].join('\n')));
  if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
  return result.series;
}

const bordersOf = (phases: readonly SimulatedPhase[]) =>
  phases.slice(0, -1).map((_, i) => phases.slice(0, i + 1).reduce((sum, { seconds }) => sum + seconds, 0));
const kinds = (phases: readonly { kind: PhaseKind | null }[]) => phases.map(({ kind }) => kind);

describe('phases of a file', () => {
  it('are those of its column, in any language and with numbers before them', () => {
    const spanish: Partial<Record<PhaseKind, string>> = {
      RECLINED: '1. Reclinado',
      SEATED: 'Sentada',
      RECOVERY: 'Recuperación',
    };
    const nameOf = (kind: PhaseKind) => spanish[kind] ?? `Cinta ${kind.at(-1)} km/h`;
    const proposed = proposePhases(seriesOf(PROTOCOL, {}, ['phase'], nameOf));
    expect(proposed).toMatchObject({ source: 'FILE', problems: [] });
    expect(kinds(proposed.phases)).toEqual(kinds(PROTOCOL));
  });

  it.each([
    ['TREADMILL 4', 'TREADMILL_4'],
    ['cinta a 6 km/h', 'TREADMILL_6'],
    ['5,0 km/h', 'TREADMILL_5'],
    ['walking 4kmh', 'TREADMILL_4'],
    ['4', null],
    ['TREADMILL_9', null],
    ['REST', null],
    ['Supine', 'RECLINED'],
  ])('reads %s', (text, kind) => expect(phaseKindOf(text)).toBe(kind));

  it('that are unknown, out of order or of another length are MEASUREMENT004, by row, column and what was expected', () => {
    const wrong: SimulatedPhase[] = [
      { ...PROTOCOL[1]!, seconds: 300 },
      { ...PROTOCOL[0]!, seconds: 360 },
      { ...PROTOCOL[2]!, seconds: 100 },
      { ...PROTOCOL[5]!, seconds: 240 },
    ];
    const series = seriesOf(wrong, {}, ['phase'], (kind) => (kind === 'RECOVERY' ? 'Jumping' : kind));
    expect(proposePhases(series, { phase: 6, time: 1 }).problems).toMatchObject([
      { id: 'LENGTH', row: 2, column: 6, expected: ['180', '240', '360'], found: '300' },
      { id: 'OUT_OF_ORDER', row: 32, column: 6, found: 'RECLINED' },
      { id: 'TOO_SHORT', row: 68, column: 6, expected: ['120'], found: '100' },
      { id: 'UNKNOWN_PHASE', row: 78, column: 6, found: 'Jumping' },
    ]);
  });

  it('may differ from 3, 4 or 6 minutes by 20 seconds, and rest may be as long as the consensus asks', () => {
    const phase = (kind: PhaseKind, seconds: number): Phase[] => [
      { kind, label: null, startS: 0, endS: seconds },
    ];
    for (const seconds of [160, 200, 220, 260, 340, 380])
      expect(phaseProblems(phase('SEATED', seconds))).toEqual([]);
    for (const seconds of [159, 201, 219, 261, 339, 381])
      expect(phaseProblems(phase('SEATED', seconds))).toHaveLength(1);
    expect(phaseProblems(phase('RECLINED', 1740))).toEqual([]);
    expect(phaseProblems(phase('TREADMILL_4', 1740))).toHaveLength(1);
    expect(phaseProblems([])).toMatchObject([{ id: 'NO_PHASES', index: null }]);
  });
});

describe('proposed phases', () => {
  it('follow the speed', () => {
    const { source, phases } = proposePhases(seriesOf(PROTOCOL, { noise: 0.03 }, ['speed']));
    expect(source).toBe('SPEED');
    expect(kinds(phases)).toEqual(kinds(PROTOCOL));
    phases.forEach(({ endS }, i) => {
      if (i < phases.length - 1) expect(Math.abs(endS - bordersOf(PROTOCOL)[i]!)).toBeLessThanOrEqual(10);
    });
  });

  it.each([
    ['10 seconds of the truth, from steps with 3 % noise alone', 0, 10],
    // Sitting up is a small step, that slowness and noise blur.
    ['20 seconds, where the body takes half a minute to answer', 30, 20],
  ])('have borders within %s', (_, timeConstantS, tolerance) => {
    const off: string[] = [];
    for (let seed = 1; seed <= 10; seed++) {
      // Phases of every length, at once or as slowly as a body answers.
      const lengths = [360, 180, 240];
      const test = PROTOCOL.map((phase, i) => ({ ...phase, seconds: lengths[(i + seed) % 3]! }));
      const { phases, source } = proposePhases(
        seriesOf(test, { seed, stepS: seed % 3 === 0 ? 5 : 10, timeConstantS }),
      );
      expect(source).toBe('CURVES');
      const found = phases.slice(0, -1).map(({ endS }) => endS);
      const truth = bordersOf(test);
      const isRight =
        found.length === truth.length &&
        found.every((border, i) => Math.abs(border - truth[i]!) <= tolerance);
      if (!isRight) off.push(`seed ${seed}: ${found.join(' ')} for ${truth.join(' ')}`);
      else expect(kinds(phases)).toEqual(kinds(test));
    }
    expect(off).toEqual([]);
  });

  it('are one of rest where nothing changes', () => {
    const rest = [{ ...PROTOCOL[0]!, seconds: 1200 }];
    const { phases, problems } = proposePhases(seriesOf(rest, { stepS: 20 }));
    expect(kinds(phases)).toEqual(['RECLINED']);
    expect(problems).toEqual([]);
  });
});

it('calls nothing rest that nobody uses at rest, as that would be shown as resting energy', () => {
  const cycling = [700, 1100, 1500].map((vo2, i) => ({ ...PROTOCOL[i]!, seconds: 240, vo2 }));
  const { phases } = proposePhases(seriesOf(cycling, {}));
  expect(kinds(phases).filter((kind) => kind === 'RECLINED' || kind === 'SEATED')).toEqual([]);
});

describe('editing phases', () => {
  const phases: Phase[] = [0, 180, 360, 600].map((startS, i) => ({
    kind: (['RECLINED', 'SEATED', 'TREADMILL_4', 'RECOVERY'] as const)[i]!,
    label: null,
    startS,
    endS: [180, 360, 600, 840][i]!,
  }));

  it('moves a shared border for both phases, and flags a phase that becomes too short', () => {
    const moved = moveBorder(phases, 0, 'end', 290);
    expect([moved[0]!.endS, moved[1]!.startS]).toEqual([290, 290]);
    expect(phaseProblems(moved).map(({ id }) => id)).toEqual(['LENGTH', 'TOO_SHORT']);
    expect(moveBorder(phases, 1, 'start', 170)[0]!.endS).toBe(170);
  });

  it('merges, splits and renames', () => {
    expect(mergePhases(phases, 1)).toMatchObject([{}, { kind: 'SEATED', startS: 180, endS: 600 }, {}]);
    expect(splitPhase(phases, 2, 480)).toMatchObject([
      {},
      {},
      { endS: 480 },
      { kind: null, startS: 480, endS: 600 },
      {},
    ]);
    expect(splitPhase(phases, 2, 900)).toEqual(phases);
    expect(renamePhase(phases, 2, 'TREADMILL_6')[2]!.kind).toBe('TREADMILL_6');
  });

  it('keeps order and never makes an overlap, whatever is done', () => {
    const operation = fc.record({
      name: fc.constantFrom('move', 'merge', 'split', 'rename'),
      index: fc.integer({ min: -1, max: 6 }),
      side: fc.constantFrom('start' as const, 'end' as const),
      timeS: fc.oneof(fc.integer({ min: -500, max: 1500 }), fc.constant(NaN)),
    });
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 20 }), (operations) => {
        let edited: Phase[] = phases;
        for (const { name, index, side, timeS } of operations) {
          if (name === 'move') edited = moveBorder(edited, index, side, timeS);
          if (name === 'merge') edited = mergePhases(edited, index);
          if (name === 'split') edited = splitPhase(edited, index, timeS);
          if (name === 'rename') edited = renamePhase(edited, index, 'SEATED');
        }
        for (const [i, { startS, endS }] of edited.entries()) {
          expect(endS).toBeGreaterThan(startS);
          if (i > 0) expect(startS).toBeGreaterThanOrEqual(edited[i - 1]!.endS);
        }
      }),
    );
  });
});
