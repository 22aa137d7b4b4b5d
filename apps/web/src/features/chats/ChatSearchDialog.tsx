import { Dialog } from '@healzy/ui/components/Dialog';
import { SearchField } from '@healzy/ui/components/SearchField';
import { Stack, Text } from '@healzy/ui/primitives';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebouncedValue } from '../../app/useDebouncedValue.ts';
import { useChatAddress } from './chat-address.ts';
import { MessageHits } from './MessageHits.tsx';

/** Longest search that the server takes. */
const SEARCH_LENGTH = 100;

/** Searches the messages of one chat; what is chosen is shown in it. */
export function ChatSearchDialog({
  patientId,
  name,
  onClose,
}: {
  patientId: string;
  name: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('chats');
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim().slice(0, SEARCH_LENGTH));
  // A hit is a link: once it was followed, the chat shows it.
  const { message } = useChatAddress();
  const before = useRef(message);
  useEffect(() => {
    if (message !== before.current) onClose();
  }, [message, onClose]);
  return (
    <Dialog title={t('search.title', { name })} size="medium" onClose={onClose}>
      <Stack gap="sm">
        <SearchField
          autoFocus
          label={t('search.field')}
          placeholder={t('search.placeholder')}
          value={typed}
          onChange={setTyped}
        />
        {search === '' ? (
          <Text tone="muted">{t('search.hint')}</Text>
        ) : (
          <MessageHits search={search} patientId={patientId} />
        )}
      </Stack>
    </Dialog>
  );
}
