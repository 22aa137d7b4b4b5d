import { atom } from 'jotai';

/** The dialog of the frame that is open over the page; one at a time. */
export type ShellWindow = 'palette' | 'keys' | 'about';

export const shellWindowAtom = atom<ShellWindow | null>(null);

/** Letters typed for the palette while its code was loading. */
export const typedAheadAtom = atom('');
