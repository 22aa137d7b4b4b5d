import type { Theme } from '@healzy/domain/profile';
import { atom } from 'jotai';
import { deviceMemory } from './browser-storage.ts';
import { store } from './store.ts';

/** `public/theme.js` reads the same key before the first paint. */
const STORAGE_KEY = 'healzy.theme';

function remembered(): Theme {
  const value = deviceMemory.get(STORAGE_KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

export const themeAtom = atom<Theme>(remembered());

export function chooseTheme(theme: Theme): void {
  store.set(themeAtom, theme);
  if (theme === 'system') {
    deviceMemory.remove(STORAGE_KEY);
    delete document.documentElement.dataset.theme;
  } else {
    deviceMemory.set(STORAGE_KEY, theme);
    document.documentElement.dataset.theme = theme;
  }
}
