import { atom } from 'jotai';

/** Whether the overlay menu of narrow screens (991 px or less) is open. */
export const isMenuOpenAtom = atom(false);
