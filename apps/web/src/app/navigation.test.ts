import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isMenuOpenAtom } from '../state/menu.ts';
import { clearNotices, noticesAtom, notify } from '../state/notices.ts';
import { store } from '../state/store.ts';
import { followNavigation, goTo, type Navigator } from './navigation.ts';

function router(pathname: string) {
  const listeners = new Set<(state: Navigator['state']) => void>();
  const navigator = {
    state: { location: { pathname } },
    subscribe: (listener: (state: Navigator['state']) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: vi.fn((to: string) => {
      navigator.state = { location: { pathname: to } };
      for (const listener of listeners) listener(navigator.state);
      return Promise.resolve();
    }),
  };
  return navigator;
}

beforeEach(() => clearNotices());

describe('navigating', () => {
  it('scrolls to the top, closes the menu and clears the notices', async () => {
    const navigator = router('/patients');
    const scrollTo = vi.fn();
    followNavigation(navigator, { scrollTo });
    store.set(isMenuOpenAtom, true);
    notify({ tone: 'info', text: 'old' });
    await navigator.navigate('/patient/1/info');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(store.get(isMenuOpenAtom)).toBe(false);
    expect(store.get(noticesAtom)).toEqual([]);
  });

  it('keeps a notice given once the new page is reached', async () => {
    const navigator = router('/patients');
    followNavigation(navigator, { scrollTo: vi.fn() });
    await navigator.navigate('/patient/1/info');
    notify({ tone: 'success', text: 'created' });
    expect(store.get(noticesAtom).map((notice) => notice.text)).toEqual(['created']);
  });

  it('does nothing while only the query of the address changes', async () => {
    const navigator = router('/patients');
    const scrollTo = vi.fn();
    followNavigation(navigator, { scrollTo });
    await navigator.navigate('/patients');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('sends a forbidden call to its error screen, once', () => {
    const navigator = router('/patients');
    followNavigation(navigator, { scrollTo: vi.fn() });
    goTo('/error/no-grants');
    goTo('/error/no-grants');
    expect(navigator.navigate).toHaveBeenCalledOnce();
  });
});
