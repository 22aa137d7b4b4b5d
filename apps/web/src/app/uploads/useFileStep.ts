import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { onAccountChanged } from '../../state/account.ts';
import { holdPage } from './page-hold.ts';
import { addressNow, tellArrivedElsewhere, tellAskedElsewhere, tellFailedElsewhere } from './way-back.ts';

/** How far the file of a screen with steps is, and what the other screens hear of it. */
export interface FileSteps<Step> {
  readonly first: Step;
  /** The file is on its way, or a person has to answer something about it: leaving the screen ends nothing. */
  readonly isOnItsWay: (step: Step) => boolean;
  /** Why it went no further; null while it did. */
  readonly failureOf: (step: Step) => { readonly name: string; readonly why: string } | null;
  /** The name of the file about which a person has to answer something; null while there is nothing to answer. */
  readonly askedOf?: (step: Step) => string | null;
}

interface Kept {
  readonly first: unknown;
  step: unknown;
  running: AbortController | null;
  screens: number;
  address: string;
  /** It ended while no screen showed it. */
  isUnseen: boolean;
  release: (() => void) | null;
  readonly listeners: Set<() => void>;
}

const kept = new Map<string, Kept>();

onAccountChanged(({ previous }) => {
  if (previous === null) return;
  for (const one of kept.values()) {
    one.running?.abort();
    one.release?.();
    // The place remains: a screen that shows it goes on listening to it.
    Object.assign(one, { step: one.first, running: null, release: null, address: '', isUnseen: false });
    one.listeners.forEach((listener) => listener());
  }
});

function keptOf(place: string, first: unknown): Kept {
  const known = kept.get(place);
  if (known !== undefined) return known;
  const fresh: Kept = {
    first,
    step: first,
    running: null,
    screens: 0,
    address: '',
    isUnseen: false,
    release: null,
    listeners: new Set(),
  };
  kept.set(place, fresh);
  return fresh;
}

/**
 * The step of a file that is chosen, sent and then read: it outlives its screen for as long as the file is on its way,
 * and, where it ended meanwhile, until somebody has seen how.
 *
 * @param place different within an account for everything that takes files
 */
export function useFileStep<Step>(place: string, steps: FileSteps<Step>) {
  const { first, isOnItsWay, failureOf, askedOf } = steps;
  const follow = useCallback(
    (listener: () => void) => {
      const { listeners } = keptOf(place, first);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    [place, first],
  );
  const step = useSyncExternalStore(follow, () => keptOf(place, first).step as Step);
  useEffect(() => {
    const one = keptOf(place, first);
    one.screens += 1;
    one.isUnseen = false;
    return () => {
      one.screens -= 1;
      if (one.screens > 0 || one.isUnseen || isOnItsWay(one.step as Step)) return;
      one.running?.abort();
      one.step = first;
    };
  }, [place, first, isOnItsWay]);

  const setStep = (change: Step | ((before: Step) => Step)) => {
    const one = keptOf(place, first);
    one.step = typeof change === 'function' ? (change as (before: Step) => Step)(one.step as Step) : change;
    if (isOnItsWay(one.step as Step)) one.release ??= holdPage();
    else {
      one.release?.();
      one.release = null;
    }
    one.isUnseen = one.screens === 0;
    one.listeners.forEach((listener) => listener());
    const asked = one.isUnseen ? (askedOf?.(one.step as Step) ?? null) : null;
    if (asked !== null) tellAskedElsewhere({ name: asked, address: one.address });
    const failure = one.isUnseen ? failureOf(one.step as Step) : null;
    if (failure !== null) tellFailedElsewhere({ name: failure.name, address: one.address }, failure.why);
  };
  return {
    step,
    setStep,
    /** Stops what was running, and returns the signal of what begins. */
    begin: (): AbortSignal => {
      const one = keptOf(place, first);
      one.running?.abort();
      one.running = new AbortController();
      one.address = addressNow();
      return one.running.signal;
    },
    stop: () => keptOf(place, first).running?.abort(),
    /** Whether a screen shows the place at this moment. */
    isShown: () => keptOf(place, first).screens > 0,
    /** Says on another screen that the file has arrived. */
    tellArrived: (name: string) => tellArrivedElsewhere({ name, address: keptOf(place, first).address }),
  };
}
