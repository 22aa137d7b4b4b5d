import { useFollowedChats } from '@healzy/api/chats';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Box, Columns } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AppScreen } from '../../app/AppScreen.tsx';
import { useIsDesktop } from '../../app/useIsDesktop.ts';
import { CHOSEN } from './chat-address.ts';
import { ChatList } from './ChatList.tsx';
import { ChatPane } from './ChatPane.tsx';

/** `/chats`: who has written and, beside it, the chosen chat; on a phone one of the two. */
export function ChatsScreen() {
  const { t } = useTranslation('chats');
  useFollowedChats();
  const chosen = useSearchParams()[0].get(CHOSEN);
  const isDesktop = useIsDesktop();
  const list = <ChatList chosen={chosen} />;
  const pane = chosen !== null && <ChatPane key={chosen} patientId={chosen} hasBack={!isDesktop} />;
  return (
    <AppScreen title={t('title')}>
      {isDesktop ? (
        <Columns count="endWide" collapseBelow="tablet" gap="lg">
          <Box height="window" overflow="auto" padding="xxs">
            {list}
          </Box>
          {pane || (
            <EmptyState pictogram="messages" title={t('choose.title')} description={t('choose.text')} />
          )}
        </Columns>
      ) : (
        pane || list
      )}
    </AppScreen>
  );
}
