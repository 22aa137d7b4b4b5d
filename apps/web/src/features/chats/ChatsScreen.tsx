import { useFollowedChats } from '@healzy/api/chats';
import { EmptyState } from '@healzy/ui/components/EmptyState';
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

/** `/chats`: who has written and, beside it, the chosen chat; on a phone one of the two. */
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
      <Columns count="endWide" collapseBelow={isDesktop ? 'tablet' : 'wide'} gap="lg">
        {(isDesktop || chosen === null) && (
          <Box height={isDesktop ? 'window' : 'auto'} overflow={isDesktop ? 'auto' : 'visible'} padding="xxs">
            <ChatList chosen={chosen} />
          </Box>
        )}
        {pane ||
          (isDesktop && (
            <EmptyState pictogram="messages" title={t('choose.title')} description={t('choose.text')} />
          ))}
      </Columns>
    </AppScreen>
  );
}
