import { atom } from 'jotai';
import { openRail } from '../../../state/rail.ts';
import { store } from '../../../state/store.ts';

/** The event that the rail shows; null until one is chosen on a curve. */
export const chosenEventAtom = atom<{ readonly medicalTestId: string; readonly eventId: string } | null>(
  null,
);

export function showEventInRail(medicalTestId: string, eventId: string): void {
  store.set(chosenEventAtom, { medicalTestId, eventId });
  openRail('cgmEvents');
}
