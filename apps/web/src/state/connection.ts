import { atom } from 'jotai';

/** The server cannot be reached: no network, or nobody at the other end. */
export const isOfflineAtom = atom(false);
