import { withFrequencyChanges } from '../../foods/plates/frequency-changes.ts';
import type { LocalDate } from '../../shared/index.ts';
import { OCCASION } from '../food-facts.ts';
import { cookingDays, hasWishes } from '../food-preferences.ts';
import type { FillRequest } from '../plan-problem.ts';
import type { ComposerProblem } from './composer-problem.ts';
import { figureOf } from './plate.ts';

/** A week to compose with what this person likes and has time for, and with the frequencies of their plan. */
export function withWishes(
  problem: ComposerProblem,
  { preferences, frequencies }: Pick<FillRequest, 'preferences' | 'frequencies'>,
  startsOn: LocalDate,
  week: number,
): ComposerProblem {
  const { dishes, expected } = problem;
  return {
    ...problem,
    expected: {
      ...expected,
      leftovers: preferences?.wantsLeftovers === true,
      frequencies: withFrequencyChanges(expected.frequencies, frequencies ?? [], (kind) =>
        dishes.some(({ levels }) => levels.some(({ figures }) => figures[figureOf(kind)]! >= OCCASION)),
      ),
    },
    preferences:
      preferences && hasWishes(preferences)
        ? { preferences, days: cookingDays(preferences, startsOn, week) }
        : undefined,
  };
}
