import { atom } from 'jotai';
import { store } from './store.ts';

/** A short message about something that has happened. `action` offers to take it back. */
export interface Notice {
  readonly id: number;
  readonly tone: 'success' | 'info' | 'warning' | 'critical';
  readonly text: string;
  /** What is known beyond that: why, or what to do about it. */
  readonly detail?: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export const noticesAtom = atom<readonly Notice[]>([]);

let lastId = 0;

export function notify(notice: Omit<Notice, 'id'>): void {
  lastId += 1;
  const next = { ...notice, id: lastId };
  store.set(noticesAtom, (notices) => [...notices, next]);
}

export function dismissNotice(id: number): void {
  store.set(noticesAtom, (notices) => notices.filter((notice) => notice.id !== id));
}

export function clearNotices(): void {
  store.set(noticesAtom, []);
}
