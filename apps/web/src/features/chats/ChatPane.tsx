import { useChat } from '@healzy/api/chats';
import { Box } from '@healzy/ui/primitives';
import { Loaded } from '../../app/Loaded.tsx';
import { ChatHead } from './ChatHead.tsx';
import { ChatMessages } from './ChatMessages.tsx';

/** The chat with one patient: who, what can be done with it, and its messages. */
export function ChatPane({ patientId, hasBack }: { patientId: string; hasBack: boolean }) {
  const chat = useChat(patientId);
  return (
    <Loaded queries={[chat]}>
      {chat.data && (
        <Box height="window" display="flex" flexDirection="column" gap="sm" minWidth="zero">
          <ChatHead chat={chat.data} hasBack={hasBack} />
          <ChatMessages chat={chat.data} />
        </Box>
      )}
    </Loaded>
  );
}
