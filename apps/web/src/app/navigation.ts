import { isMenuOpenAtom } from '../state/menu.ts';
import { clearNoticesOfScreen } from '../state/notices.ts';
import { store } from '../state/store.ts';

type Place = Readonly<Pick<Location, 'pathname' | 'search' | 'hash'>>;

/** The part of the data router that this file needs. */
export interface Navigator {
  readonly state: {
    readonly location: { readonly pathname: string };
    readonly navigation?: { readonly location?: Place | undefined };
  };
  subscribe(listener: (state: Navigator['state']) => void): () => void;
  navigate(to: string, options?: { replace?: boolean }): Promise<void>;
}

let current: Navigator | null = null;

/**
 * Specification 2.2: each navigation scrolls to the top, closes the menu and clears the notices of the screen that is left. Listens outside React
 * so that a notice given right after `await navigate(…)` is not cleared with the old ones.
 */
export function followNavigation(router: Navigator, page: Pick<Window, 'scrollTo'> = window): () => void {
  current = router;
  let place = router.state.location.pathname;
  return router.subscribe(({ location }) => {
    if (location.pathname === place) return;
    place = location.pathname;
    clearNoticesOfScreen();
    store.set(isMenuOpenAtom, false);
    page.scrollTo(0, 0);
  });
}

/** Navigates from code outside React, for example after a forbidden call. */
export function goTo(path: string): void {
  if (current === null || current.state.location.pathname === path) return;
  void current.navigate(path);
}

/** The address of the navigation in progress; null if there is none. */
export function addressAhead(): string | null {
  const ahead = current?.state.navigation?.location;
  return ahead === undefined ? null : ahead.pathname + ahead.search + ahead.hash;
}
