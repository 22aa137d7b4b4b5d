import { atom } from 'jotai';
import { store } from './store.ts';

/** A short message about something that has happened. `action` offers to undo it. */
export interface Notice {
  readonly id: number;
  readonly tone: 'success' | 'info' | 'warning' | 'critical';
  readonly text: string;
  /** What its action undoes, as `note/<id>`: a later notice about the same replaces it, and no other does. */
  readonly of?: string;
  /** Further detail: why, or what to do about it. */
  readonly detail?: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** It is about another screen than the one on which it appeared: leaving that does not take it away. */
  readonly staysOnLeaving?: boolean;
}

export const noticesAtom = atom<readonly Notice[]>([]);

let lastId = 0;

/**
 * An identical notice replaces the earlier one: it is announced again and shown once. One that offers to undo is replaced
 * by the next about the same thing alone: the earlier could not be undone any more, and what is said of another thing
 * in the same words still can.
 */
export function notify(notice: Omit<Notice, 'id'>): void {
  lastId += 1;
  const next = { ...notice, id: lastId };
  const isSame = ({ of, tone, text, detail }: Notice) =>
    of === next.of &&
    (of !== undefined || (tone === next.tone && text === next.text && detail === next.detail));
  store.set(noticesAtom, (notices) => [...notices.filter((other) => !isSame(other)), next]);
}

export function dismissNotice(id: number): void {
  store.set(noticesAtom, (notices) => notices.filter((notice) => notice.id !== id));
}

/** A screen is left: what was said there is over. */
export function clearNoticesOfScreen(): void {
  store.set(noticesAtom, (notices) => notices.filter(({ staysOnLeaving }) => staysOnLeaving === true));
}

export function clearNotices(): void {
  store.set(noticesAtom, []);
}
