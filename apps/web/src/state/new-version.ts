import { atom } from 'jotai';

/** A new build has taken the place of the one that this page is made of, and the person decides when to load it. */
export const newVersionAtom = atom(false);
