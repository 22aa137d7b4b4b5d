import type { Calorimetry } from '@healzy/api/calorimetry';

export const VIEWS = ['results', 'phases', 'written', 'file'] as const;
export type View = (typeof VIEWS)[number];

/** The view that an address asks for, if there is something to see there; else what is to be done next. */
export function viewOf(
  asked: string | null,
  test: Pick<Calorimetry, 'recording' | 'phases'> | undefined,
): View {
  const wanted = VIEWS.find((view) => view === asked);
  if (test === undefined || test.recording === null) return wanted === 'written' ? 'written' : 'file';
  return wanted ?? (test.phases?.isSaved === true ? 'results' : 'phases');
}
