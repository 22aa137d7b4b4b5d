import { type Chat, useCreateChatLink, useUpdateChat } from '@healzy/api/chats';
import { usePatient } from '@healzy/api/patients';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { FormFailure } from '@healzy/ui/components/FormErrorSummary';
import { Switch } from '@healzy/ui/components/Switch';
import { TextField } from '@healzy/ui/components/TextField';
import { Box, Divider, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { preciseSentenceFor } from '../../app/api-errors.ts';
import { useConfig } from '../../app/config-context.ts';
import { CopyText } from '../../app/CopyText.tsx';
import { useFormats } from '../../app/formats.ts';
import { LinkDeliveryFields, useLinkDelivery } from '../../app/LinkDeliveryFields.tsx';
import { fullName } from '../../app/full-name.ts';
import { failedSentence, report } from '../../app/messages.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { chatLinkHref } from './chat-link.ts';

interface ChatLinkDialogProps {
  chat: Chat;
  onClose: () => void;
}

/** Makes the link with which a patient reads and answers, and sends it or shows it once to be copied. */
export function ChatLinkDialog({ chat, onClose }: ChatLinkDialogProps) {
  const { t } = useTranslation('chats');
  const { patientId } = chat;
  const { sendsMail } = useConfig();
  const { data: card } = usePatient(patientId);
  const create = useCreateChatLink();
  const way = useLinkDelivery({ email: card?.email, phone: card?.phone }, 'COPY');
  const { delivery } = way;
  const make = () => {
    const body = way.take();
    if (body !== null) create.mutate({ patientId, body });
  };
  const refusal =
    create.error === null ? null : (preciseSentenceFor(create.error) ?? failedSentence('chat.create'));
  return (
    <Dialog
      title={t('link.title', { name: fullName(chat) })}
      size="small"
      onClose={onClose}
      actions={
        create.data === undefined ? (
          <Button
            intent="primary"
            isPending={create.isPending}
            pendingLabel={t(delivery === 'COPY' ? 'link.creating' : 'link.sending')}
            onPress={make}
          >
            {t(delivery === 'COPY' ? 'link.create' : 'link.send')}
          </Button>
        ) : (
          <Button onPress={onClose}>{t('link.close')}</Button>
        )
      }
    >
      <Stack gap="md">
        <Text>{t('link.text')}</Text>
        {create.data === undefined ? (
          <>
            <Text tone="muted">{t('link.warning')}</Text>
            {refusal !== null && <FormFailure>{refusal}</FormFailure>}
            <LinkDeliveryFields way={way} onChoose={() => create.reset()} />
          </>
        ) : (
          <MadeLink link={create.data} />
        )}
        {sendsMail && <MailSwitch chat={chat} />}
      </Stack>
    </Dialog>
  );
}

interface MadeLinkProps {
  link: { secret: string; expiresAt: string; sentTo: string | null };
}

/** The link, once: it can be copied also when it was sent. */
function MadeLink({ link }: MadeLinkProps) {
  const { t } = useTranslation('chats');
  const formats = useFormats();
  const zone = useOwnZone();
  const address = location.origin + chatLinkHref(link.secret);
  return (
    <>
      {link.sentTo !== null && (
        <Box role="status">
          <Text>{t('link.sent', { to: link.sentTo })}</Text>
        </Box>
      )}
      <TextField label={t('link.address')} value={address} isReadOnly />
      <CopyText
        text={address}
        labels={{ copy: t('link.copy'), done: t('link.copied'), failed: t('link.notCopied') }}
      />
      <Text tone="muted">{t('link.expires', { date: formats.date(link.expiresAt, zone) })}</Text>
    </>
  );
}

/** Whether the patient gets an e-mail when somebody has written, since when, and who noted that they want it. */
function MailSwitch({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chats');
  const formats = useFormats();
  const zone = useOwnZone();
  const update = useUpdateChat();
  const { patientId, mailSince, mailByName } = chat;
  // Until the chat has been fetched again, which the change waits for.
  const isOn = update.isPending ? update.variables.body.mailsPatient === true : mailSince !== null;
  const told = (since: string) => {
    const date = formats.date(since, zone);
    return mailByName === null ? t('link.mailOwn', { date }) : t('link.mailBy', { date, name: mailByName });
  };
  return (
    <>
      <Divider />
      <Switch
        isSelected={isOn}
        hint={mailSince === null ? t('link.mailHint') : told(mailSince)}
        onChange={(mailsPatient) =>
          void report('chat.edit', update.mutateAsync({ patientId, body: { mailsPatient } }))
        }
      >
        {t('link.mail')}
      </Switch>
    </>
  );
}
