import { useCreateChatLink } from '@healzy/api/chats';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { TextField } from '@healzy/ui/components/TextField';
import { Box, Inline, Stack, Text } from '@healzy/ui/primitives';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { tellFailed } from '../../app/messages.ts';
import { useOwnZone } from '../../state/session.ts';

interface ChatLinkDialogProps {
  patientId: string;
  name: string;
  onClose: () => void;
}

/** Makes the link with which a patient reads and answers. It is shown once. */
export function ChatLinkDialog({ patientId, name, onClose }: ChatLinkDialogProps) {
  const { t } = useTranslation('chats');
  const formats = useFormats();
  const zone = useOwnZone();
  const create = useCreateChatLink();
  const [isCopied, setCopied] = useState(false);
  const address = create.data && `${location.origin}/chat#${create.data.secret}`;
  const copy = () => {
    // Without https there is no clipboard; the field can be copied from by hand.
    void navigator.clipboard?.writeText(address ?? '').then(() => setCopied(true));
  };
  return (
    <Dialog
      title={t('link.title', { name })}
      size="small"
      onClose={onClose}
      actions={
        address === undefined ? (
          <Button
            intent="primary"
            isPending={create.isPending}
            pendingLabel={t('link.creating')}
            onPress={() => create.mutate(patientId, { onError: (error) => tellFailed('chat.create', error) })}
          >
            {t('link.create')}
          </Button>
        ) : (
          <Button onPress={onClose}>{t('link.close')}</Button>
        )
      }
    >
      <Stack gap="md">
        <Text>{t('link.text')}</Text>
        {create.data === undefined || address === undefined ? (
          <Text tone="muted">{t('link.warning')}</Text>
        ) : (
          <>
            <TextField label={t('link.address')} value={address} isReadOnly />
            <Inline gap="sm">
              <Button intent="primary" icon={Copy} onPress={copy}>
                {t('link.copy')}
              </Button>
              <Box role="status">
                <Text tone="muted">{isCopied ? t('link.copied') : ''}</Text>
              </Box>
            </Inline>
            <Text tone="muted">{t('link.expires', { date: formats.date(create.data.expiresAt, zone) })}</Text>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
