import { atom } from 'jotai';

/** Whether the overlay menu of narrow screens (991 px or less) stands open. */
export const isMenuOpenAtom = atom(false);
