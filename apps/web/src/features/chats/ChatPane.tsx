import { useChat } from '@healzy/api/chats';
import { Box, Columns } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../app/Loaded.tsx';
import { useIsWide } from '../../app/useIsDesktop.ts';
import { ChatContext } from './chat-context.tsx';
import { ChatHead } from './ChatHead.tsx';
import { ChatMessages } from './ChatMessages.tsx';

export interface ChatPaneProps {
  patientId: string;
  hasBack: boolean;
  /** The page around it names the patient and their alerts. */
  isInRecord?: boolean;
}

/** The chat with one patient: who, what can be done with it, and its messages; beside them what is known about them. */
export function ChatPane({ patientId, hasBack, isInRecord = false }: ChatPaneProps) {
  const { t } = useTranslation('chats');
  const chat = useChat(patientId);
  const isWide = useIsWide();
  return (
    <Loaded queries={[chat]}>
      {chat.data && (
        // The conversation keeps its place when the window changes.
        <Columns count={isWide ? 'startWide' : 1} gap="lg">
          <Box height="window" display="flex" flexDirection="column" gap="sm" minWidth="zero">
            <ChatHead chat={chat.data} hasBack={hasBack} isInRecord={isInRecord} />
            <ChatMessages chat={chat.data} />
          </Box>
          {isWide && (
            <Box as="aside" aria-label={t('context.title')} height="window" overflow="auto" padding="xxs">
              <ChatContext patientId={patientId} isIdentified={!isInRecord} />
            </Box>
          )}
        </Columns>
      )}
    </Loaded>
  );
}
