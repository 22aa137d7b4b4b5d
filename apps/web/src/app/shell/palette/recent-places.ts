import { atom } from 'jotai';
import { onAccountChanged } from '../../../state/account.ts';
import { store } from '../../../state/store.ts';

/** A page that the user opened from the palette. */
export interface RecentPlace {
  readonly id: string;
  readonly title: string;
  readonly href: string;
}

const MOST = 5;

/**
 * The pages that this user last opened in this account. In memory only: names of patients must not stay on a shared
 * device.
 */
export const recentPlacesAtom = atom<readonly RecentPlace[]>([]);

/** Moves a page to the front of the recent ones. */
export function rememberPlace(place: RecentPlace): void {
  store.set(recentPlacesAtom, (places) =>
    [place, ...places.filter(({ id }) => id !== place.id)].slice(0, MOST),
  );
}

onAccountChanged(() => store.set(recentPlacesAtom, []));
