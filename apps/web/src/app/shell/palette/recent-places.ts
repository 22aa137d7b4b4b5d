import { atom } from 'jotai';
import { onAccountChanged } from '../../../state/account.ts';
import { store } from '../../../state/store.ts';

/** A place that somebody went to from the palette. */
export interface RecentPlace {
  readonly id: string;
  readonly title: string;
  readonly href: string;
}

const MOST = 5;

/**
 * The last places of this person in this account. In memory alone: names of patients do not stay on a device that
 * others use.
 */
export const recentPlacesAtom = atom<readonly RecentPlace[]>([]);

/** Puts a place first among the recent ones. */
export function rememberPlace(place: RecentPlace): void {
  store.set(recentPlacesAtom, (places) =>
    [place, ...places.filter(({ id }) => id !== place.id)].slice(0, MOST),
  );
}

onAccountChanged(() => store.set(recentPlacesAtom, []));
