import { atom } from 'jotai';
import { store } from '../../state/store.ts';

/** What answers when somebody asks for support: the built-in messenger or another service. */
export interface SupportMessenger {
  open(): void;
}

/** The messenger that is mounted now; null until one is. */
export const supportMessengerAtom = atom<SupportMessenger | null>(null);

/** How many answers of support nobody has read yet; shown on the button. */
export const supportUnreadAtom = atom(0);

/**
 * Mounts a messenger: from now on the top bar and the profile menu offer support. Returns the way to take it away.
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
