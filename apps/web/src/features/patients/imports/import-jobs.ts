import type { PatientImport } from '@healzy/api/patients/imports';
import { isWorthRetrying } from '../../../app/api-errors.ts';
import { currentAccountIdAtom } from '../../../state/account.ts';
import { deviceMemory } from '../../../state/browser-storage.ts';
import { store } from '../../../state/store.ts';
import { holdImport, isImportHeld } from './import-locks.ts';

/** What this tab is doing with an import; the import's own state is in its record. */
export type ImportWork =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working' }
  /** The network or the server is unavailable; it resumes by itself. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Whether it continues by itself; a failed import waits for the user. */
export const isBusy = ({ kind }: ImportWork): boolean => kind === 'working' || kind === 'waiting';

const IDLE: ImportWork = { kind: 'idle' };
const WORKING: ImportWork = { kind: 'working' };
const WAITING: ImportWork = { kind: 'waiting' };
const WAIT_MS = 3_000;

/** Waits until the network is back, or for a while. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, WAIT_MS);
    addEventListener('online', finish);
    signal.addEventListener('abort', finish);
  });
}

export interface ImportJob {
  /** Idempotent: sent twice, it has no further effect. */
  step: (latest: PatientImport) => Promise<PatientImport>;
  isUnderWay: (latest: PatientImport) => boolean;
  onStep: (latest: PatientImport) => void;
}

const works = new Map<string, ImportWork>();
const running = new Map<string, AbortController>();
const listeners = new Set<() => void>();
const pausedKey = (importId: string) => `healzy.import-paused.${importId}`;

function tell(importId: string, work: ImportWork): void {
  works.set(importId, work);
  for (const listener of listeners) listener();
}

/** The running imports of this tab, whichever page is open: users may leave while one runs. */
export const importJobs = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  workOf: (importId: string): ImportWork => works.get(importId) ?? IDLE,

  /** Whether the user has paused it; it then waits for them, in every tab and after a reload. */
  isPaused: (importId: string): boolean => deviceMemory.get(pausedKey(importId)) !== null,

  /** Whether it may resume by itself: it is not paused, and no tab, including this one, runs it. */
  async mayGoOn(importId: string): Promise<boolean> {
    const isLeft = () => importJobs.workOf(importId).kind === 'idle' && !importJobs.isPaused(importId);
    return isLeft() && !(await isImportHeld(importId)) && isLeft();
  },

  /** Stops after the step in flight. */
  stop(importId: string): void {
    running.get(importId)?.abort();
    tell(importId, IDLE);
  },

  pause(importId: string): void {
    deviceMemory.set(pausedKey(importId), '1');
    importJobs.stop(importId);
  },

  /**
   * Runs step after step until the import is no longer in progress. Returns it then; null if it was stopped, the user
   * left the account, or another tab took it over.
   */
  async carryOut(
    from: PatientImport,
    { step, isUnderWay, onStep }: ImportJob,
  ): Promise<PatientImport | null> {
    const { id } = from;
    running.get(id)?.abort();
    deviceMemory.remove(pausedKey(id));
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    const account = store.get(currentAccountIdAtom);
    const unwatch = store.sub(currentAccountIdAtom, () => {
      if (store.get(currentAccountIdAtom) !== account) importJobs.stop(id);
    });
    const endHold = holdImport(id, () => {
      controller.abort();
      if (running.get(id) === controller) tell(id, IDLE);
    });
    tell(id, WORKING);
    let latest = from;
    let isBegun = false;
    try {
      while (!signal.aborted && (!isBegun || isUnderWay(latest))) {
        try {
          latest = await step(latest);
          isBegun = true;
          if (signal.aborted) break;
          onStep(latest);
          tell(id, WORKING);
        } catch (error) {
          if (signal.aborted) break;
          if (!isWorthRetrying(error)) {
            tell(id, { kind: 'failed', error });
            throw error;
          }
          tell(id, WAITING);
          await pause(signal);
        }
      }
      if (signal.aborted) return null;
      tell(id, IDLE);
      return latest;
    } finally {
      unwatch();
      endHold();
      if (running.get(id) === controller) running.delete(id);
    }
  },
};
