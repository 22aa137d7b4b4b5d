import { atom } from 'jotai';

/** The window of the frame that stands open over the page; one at a time. */
export type ShellWindow = 'palette' | 'keys' | 'about';

export const shellWindowAtom = atom<ShellWindow | null>(null);

/** The letters that were typed for the palette while its code was on its way. */
export const typedAheadAtom = atom('');
