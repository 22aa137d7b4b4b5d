import { moveBorder, type Phase } from '@healzy/domain/calorimetry';
import type { TimelineHandle } from '@healzy/ui/charts/PhaseTimeline';

/** A border of a phase that a person moves; one that two phases share is the earlier one's end. */
interface PhaseBorder extends Omit<TimelineHandle, 'name'> {
  index: number;
  side: 'start' | 'end';
}

/** The whole recording, in seconds. */
export interface Extent {
  readonly firstS: number;
  readonly lastS: number;
}

const timeOf = (phase: Phase | undefined, side: 'start' | 'end'): number =>
  (side === 'start' ? phase?.startS : phase?.endS) ?? NaN;

/** Every border with the limits that the phases beside it and the recording leave it. */
export function phaseBorders(phases: readonly Phase[], { firstS, lastS }: Extent): PhaseBorder[] {
  return phases.flatMap((phase, index) =>
    (['start', 'end'] as const).flatMap((side) => {
      const isOfTheOther = side === 'start' && phases[index - 1]?.endS === phase.startS;
      if (isOfTheOther) return [];
      const at = timeOf(phase, side);
      const reached = (timeS: number) => timeOf(moveBorder(phases, index, side, timeS)[index], side);
      // A border that is outside of the recording stays where it is until somebody moves it.
      return [
        {
          id: `${index}-${side}`,
          index,
          side,
          at,
          min: Math.min(at, reached(firstS)),
          max: Math.max(at, reached(lastS)),
        },
      ];
    }),
  );
}

/** Moves the border of an id. */
export function withBorder(phases: readonly Phase[], id: string, timeS: number): Phase[] {
  const [index, side] = id.split('-');
  return side === 'start' || side === 'end' ? moveBorder(phases, Number(index), side, timeS) : [...phases];
}
