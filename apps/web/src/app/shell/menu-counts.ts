import { atom } from 'jotai';
import type { PageName } from '../module.ts';

/** What waits behind entries of the menu, by the name of their page; entries without anything are absent. */
export const menuCountsAtom = atom<Readonly<Partial<Record<PageName, number>>>>({});
