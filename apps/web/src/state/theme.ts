import { atom } from 'jotai';
import { store } from './store.ts';

/** `system` follows the operating system. */
export type Theme = 'system' | 'light' | 'dark';

/** `public/theme.js` reads the same key before the first paint. */
const STORAGE_KEY = 'healzy.theme';

function remembered(): Theme {
  const value = localStorage.getItem(STORAGE_KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

export const themeAtom = atom<Theme>(remembered());

export function chooseTheme(theme: Theme): void {
  store.set(themeAtom, theme);
  if (theme === 'system') {
    localStorage.removeItem(STORAGE_KEY);
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem(STORAGE_KEY, theme);
    document.documentElement.dataset.theme = theme;
  }
}
