import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage, startI18n } from '../app/i18n.ts';
import { chosenLanguage, forgetChosenLanguage } from './known-language.ts';
import { currentAccountIdAtom, forgetAccount, switchAccount } from './account.ts';
import { accountToRestore } from './remembered-account.ts';
import { deviceMemory, lastingTabStorage, tabMemory } from './browser-storage.ts';
import { chooseGlucoseUnit, glucoseUnitAtom } from './glucose-unit.ts';
import { store } from './store.ts';
import { chooseTheme, themeAtom } from './theme.ts';

const KINDS = ['localStorage', 'sessionStorage'] as const;
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
/** Full: existing values can be read, nothing new is stored. */
const full = () => ({
  getItem: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

afterEach(() => {
  vi.unstubAllGlobals();
  forgetAccount();
  forgetChosenLanguage();
  for (const kind of KINDS) globalThis[kind].clear();
});

describe.each([
  ['blocked', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ['full', full],
])('a storage that is %s', (_, broken) => {
  beforeEach(() => KINDS.forEach((kind) => vi.stubGlobal(kind, broken())));

  it('remembers for this visit', () => {
    for (const memory of [deviceMemory, tabMemory]) {
      expect(memory.get('healzy.some')).toBeNull();
      expect(memory.set('healzy.some', 'thing')).toBe(false);
      expect(memory.get('healzy.some')).toBe('thing');
      memory.remove('healzy.some');
      expect(memory.get('healzy.some')).toBeNull();
    }
    expect(lastingTabStorage()).toBeNull();
  });

  it('does not prevent choosing account, theme, unit or language', async () => {
    const contexts = ['alba', 'brisa'].map((accountId) => ({ accountId, professionalId: null, roles: [] }));
    expect(accountToRestore(contexts)).toBe('alba');
    switchAccount('brisa');
    expect(store.get(currentAccountIdAtom)).toBe('brisa');
    expect(accountToRestore(contexts)).toBe('brisa');
    chooseTheme('dark');
    expect([store.get(themeAtom), document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
    chooseTheme('system');
    chooseGlucoseUnit('mmol/L');
    expect(store.get(glucoseUnitAtom)).toBe('mmol/L');
    await startI18n('es');
    await changeLanguage('en');
    expect(chosenLanguage()).toBe('en');
  });
});

it('that throws on access, as when a browser blocks site data, is no obstacle either', () => {
  for (const kind of KINDS) {
    const own = Object.getOwnPropertyDescriptor(globalThis, kind);
    Object.defineProperty(globalThis, kind, { configurable: true, get: refuse });
    try {
      expect(deviceMemory.get('healzy.any')).toBeNull();
      expect(tabMemory.get('healzy.any')).toBeNull();
    } finally {
      if (own) Object.defineProperty(globalThis, kind, own);
    }
  }
});

it('is accessed in one place only, so that no other can throw', () => {
  const root = join(import.meta.dirname, '..');
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
    .filter((path) => /\b(local|session)Storage\b(?!')/.test(readFileSync(join(root, path), 'utf8')));
  expect(found).toEqual(['state/browser-storage.ts']);
});
