import { atom } from 'jotai';

/** A new build has replaced the one of this page; the user decides when to load it. */
export const newVersionAtom = atom(false);
