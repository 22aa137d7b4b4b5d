import { useFollowedChats } from '@healzy/api/chats';
import { Box, Columns, Skeleton } from '@healzy/ui/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useIsDesktop } from '../../app/useIsDesktop.ts';
import { CHOSEN } from './chat-address.ts';
import { ChatList } from './ChatList.tsx';

// Writing is heavy, and loads while the list does.
const ChatPane = lazyPart(
  async () => (await import('./ChatPane.tsx')).ChatPane,
  <Skeleton shape="block" height={480} />,
);

/** `/chats`: who has written, in full width until a chat is chosen, then beside it; on a phone one of the two. */
export function ChatsScreen() {
  const { t } = useTranslation('chats');
  useFollowedChats();
  const chosen = useSearchParams()[0].get(CHOSEN);
  const isDesktop = useIsDesktop();
  useEffect(() => ChatPane.preload(), []);
  const pane = chosen !== null && <ChatPane key={chosen} patientId={chosen} hasBack={!isDesktop} />;
  return (
    <AppScreen title={t('title')}>
      {/* The chat keeps its place when the window changes: what is open in it stays open. */}
      <Columns count={isDesktop && pane ? 'endWide' : 1} gap="lg">
        {(isDesktop || chosen === null) && (
          <Box height={isDesktop ? 'window' : 'auto'} overflow={isDesktop ? 'auto' : 'visible'} padding="xxs">
            <ChatList chosen={chosen} />
          </Box>
        )}
        {pane}
      </Columns>
    </AppScreen>
  );
}
