import { useChatCounts } from '@healzy/api/chats';
import { may } from '@healzy/domain/session';
import { useEffect, useState } from 'react';
import { menuCountsAtom } from '../../app/shell/menu-counts.ts';
import { useRoles } from '../../state/account.ts';
import { store } from '../../state/store.ts';

/** How often to look while no chat is open; the page of chats itself is live. */
const EVERY_MS = 60_000;
/** The first screen has priority. */
const BEGIN_MS = 2_000;

/** Next to every screen: says in the menu how many chats have something new. */
export function Chats() {
  const isOpen = may('getChatCounts', useRoles());
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setBegun(true), BEGIN_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOpen && hasBegun ? <WaitingChats /> : null;
}

function WaitingChats() {
  const unread = useChatCounts(EVERY_MS).data?.unread ?? 0;
  useEffect(() => {
    store.set(menuCountsAtom, (before) => ({ ...before, chats: unread }));
    return () => store.set(menuCountsAtom, (before) => ({ ...before, chats: 0 }));
  }, [unread]);
  return null;
}
