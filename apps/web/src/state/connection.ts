import { atom, useAtomValue } from 'jotai';

/** The server cannot be reached: no network, or no answer. */
export const isOfflineAtom = atom(false);

export const useIsOffline = (): boolean => useAtomValue(isOfflineAtom);
