import { PHASE_KINDS, type PhaseKind } from './phases.ts';
import { CALORIMETRY_FIGURES, type CalorimetryFigure, type CalorimetryFigureId } from './results.ts';

/** A figure of two tests. */
export interface ComparedFigure {
  now: number | null;
  before: number | null;
  /** Now minus before; null when one is missing. */
  change: number | null;
}

/** What is compared of a test's results. */
export interface ComparableResults {
  phases: readonly {
    phase: { kind: PhaseKind | null };
    figures: Readonly<Record<CalorimetryFigureId, CalorimetryFigure>>;
  }[];
  resting: { kcalDay: number } | null;
}

export interface ComparedTests {
  phases: { kind: PhaseKind; figures: Record<CalorimetryFigureId, ComparedFigure> }[];
  resting: ComparedFigure;
}

const compared = (now: number | null, before: number | null): ComparedFigure => ({
  now,
  before,
  change: now === null || before === null ? null : now - before,
});

/** Every figure of the phases that at least one of two tests has, in the order of the protocol. */
export function compareTests(now: ComparableResults, before: ComparableResults): ComparedTests {
  const figuresIn = ({ phases }: ComparableResults, kind: PhaseKind) =>
    phases.find(({ phase }) => phase.kind === kind)?.figures;
  const phases = PHASE_KINDS.flatMap((kind) => {
    const [mine, earlier] = [figuresIn(now, kind), figuresIn(before, kind)];
    if (mine === undefined && earlier === undefined) return [];
    const entries = CALORIMETRY_FIGURES.map(({ id }): [CalorimetryFigureId, ComparedFigure] => [
      id,
      compared(mine?.[id].value ?? null, earlier?.[id].value ?? null),
    ]);
    // The keys are those of the table, which the compiler cannot follow through `fromEntries`.
    return [{ kind, figures: Object.fromEntries(entries) as Record<CalorimetryFigureId, ComparedFigure> }];
  });
  return { phases, resting: compared(now.resting?.kcalDay ?? null, before.resting?.kcalDay ?? null) };
}
