import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { glucoseUnitAtom } from './glucose-unit.ts';
import {
  adoptPreferences,
  choosePreference,
  forgetPreferences,
  hasShortcutsAtom,
  menuModeAtom,
} from './preferences.ts';
import { sessionAtom } from './session.ts';
import { store } from './store.ts';
import { themeAtom } from './theme.ts';

const signIn = (userId: string) =>
  store.set(sessionAtom, {
    status: 'signed-in',
    user: { userId, email: null, name: null, language: null, timezone: null, accountContexts: [] },
  });
const nothing = { menuMode: null, theme: null, glucoseUnit: null, hasShortcuts: null } as const;

beforeEach(() => signIn('ana'));
afterEach(() => forgetPreferences());

describe('preferences', () => {
  it('apply at once for the user who chose them, and for nobody else on the device', () => {
    choosePreference({ menuMode: 'static', hasShortcuts: false });
    expect(store.get(menuModeAtom)).toBe('static');
    expect(store.get(hasShortcutsAtom)).toBe(false);
    signIn('luis');
    expect(store.get(menuModeAtom)).toBe('slim');
    expect(store.get(hasShortcutsAtom)).toBe(true);
    signIn('ana');
    expect(store.get(menuModeAtom)).toBe('static');
  });

  it('come from the server; without an answer, this device’s copy for the user is kept', () => {
    adoptPreferences('ana', {
      menuMode: 'overlay',
      theme: 'dark',
      glucoseUnit: 'mmol/L',
      hasShortcuts: true,
    });
    expect(store.get(menuModeAtom)).toBe('overlay');
    expect(store.get(themeAtom)).toBe('dark');
    expect(store.get(glucoseUnitAtom)).toBe('mmol/L');
    adoptPreferences('ana', nothing);
    expect(store.get(menuModeAtom)).toBe('overlay');
    expect(store.get(themeAtom)).toBe('dark');
  });

  it('of someone else do not stay when the next user has chosen nothing', () => {
    adoptPreferences('ana', { ...nothing, theme: 'dark', glucoseUnit: 'mmol/L' });
    signIn('luis');
    adoptPreferences('luis', nothing);
    expect(store.get(themeAtom)).toBe('system');
    expect(store.get(glucoseUnitAtom)).toBe('mg/dL');
  });

  it('chosen while the answer was in flight are not reverted by it; an answer about another user is dropped', () => {
    choosePreference({ theme: 'light' });
    adoptPreferences('ana', { ...nothing, theme: 'dark', menuMode: 'static' });
    expect(store.get(themeAtom)).toBe('light');
    expect(store.get(menuModeAtom)).toBe('static');
    adoptPreferences('luis', { ...nothing, menuMode: 'overlay' });
    expect(store.get(menuModeAtom)).toBe('static');
  });

  it('are gone after logging out', () => {
    choosePreference({ theme: 'dark', menuMode: 'static' });
    forgetPreferences();
    expect(store.get(themeAtom)).toBe('system');
    expect(store.get(menuModeAtom)).toBe('slim');
  });
});
