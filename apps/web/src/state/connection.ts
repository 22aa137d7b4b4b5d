import { atom } from 'jotai';

/** The server cannot be reached: no network, or no answer. */
export const isOfflineAtom = atom(false);
