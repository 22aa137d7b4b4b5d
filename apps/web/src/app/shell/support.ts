import { atom } from 'jotai';
import { store } from '../../state/store.ts';

/** What opens when a user asks for support: the built-in messenger or another service. */
export interface SupportMessenger {
  open(): void;
}

/** The mounted messenger; null if there is none. */
export const supportMessengerAtom = atom<SupportMessenger | null>(null);

/** The number of unread answers from support, shown on the button. */
export const supportUnreadAtom = atom(0);

/**
 * Mounts a messenger: from now on the top bar and the profile menu offer support. Returns a function that unmounts it.
 * @example useEffect(() => provideSupport({ open: () => setOpen(true) }), []);
 */
export function provideSupport(messenger: SupportMessenger): () => void {
  store.set(supportMessengerAtom, messenger);
  return () => {
    if (store.get(supportMessengerAtom) === messenger) store.set(supportMessengerAtom, null);
  };
}

/** Opens the messenger; does nothing while none is mounted. */
export function openSupport(): void {
  store.get(supportMessengerAtom)?.open();
}
