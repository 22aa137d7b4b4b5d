import { useSupportMessenger } from '@healzy/api/support';
import { useEffect, useState } from 'react';
import { loadWords } from '../../app/i18n.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { provideSupport, supportUnreadAtom } from '../../app/shell/support.ts';
import { onAccountChanged } from '../../state/account.ts';
import { store } from '../../state/store.ts';

const SupportPanel = lazyPart(async () => {
  const [panel] = await Promise.all([import('./SupportPanel.tsx'), loadWords(['support'])]);
  return panel.SupportPanel;
});

/** How often to poll for new messages while the panel is closed. */
const EVERY_MS = 60_000;
/** The first screen has priority. */
const BEGIN_MS = 2_000;

/** Mounts the support messenger in the shell: its button shows the number of unread messages, and opens it. */
export function Support() {
  const [hasBegun, setBegun] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setBegun(true), BEGIN_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => provideSupport({ open: () => setOpen(true) }), []);
  useEffect(() => onAccountChanged(() => setOpen(false)), []);
  return (
    <>
      {hasBegun && <WaitingMessages />}
      {isOpen && <SupportPanel onClose={() => setOpen(false)} />}
    </>
  );
}

function WaitingMessages() {
  const unread = useSupportMessenger(EVERY_MS).data?.unread ?? 0;
  useEffect(() => {
    store.set(supportUnreadAtom, unread);
    return () => store.set(supportUnreadAtom, 0);
  }, [unread]);
  return null;
}
