type Kind = 'localStorage' | 'sessionStorage';

/** The browser's storage. Never throws: if it is missing or full, values last for this visit only. */
export interface BrowserMemory {
  get(key: string): string | null;
  /** True if it outlives this visit. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

function memoryIn(kind: Kind): BrowserMemory {
  const visit = new Map<string, string | null>();
  return {
    get(key) {
      const here = visit.get(key);
      if (here !== undefined) return here;
      try {
        return globalThis[kind].getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        globalThis[kind].setItem(key, value);
        visit.delete(key);
        return true;
      } catch {
        visit.set(key, value);
        return false;
      }
    },
    remove(key) {
      try {
        globalThis[kind].removeItem(key);
        visit.delete(key);
      } catch {
        // What could not be removed must not reappear while this page is open.
        visit.set(key, null);
      }
    },
  };
}

/** Stored on this device, for every tab. */
export const deviceMemory = memoryIn('localStorage');

/** Stored in this tab, also across a reload. */
export const tabMemory = memoryIn('sessionStorage');

/** This device's storage as it is, for what every tab reads at each step; undefined where the browser keeps nothing. */
export function deviceStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

const TRIAL_KEY = 'healzy.trial';

/** This tab's storage, if it survives a reload and the redirect to the sign-in; otherwise null. */
export function lastingTabStorage(): Storage | null {
  const isKept = tabMemory.set(TRIAL_KEY, '1');
  tabMemory.remove(TRIAL_KEY);
  return isKept ? sessionStorage : null;
}
