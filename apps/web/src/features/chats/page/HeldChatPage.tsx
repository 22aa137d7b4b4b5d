import { useAdmitChatDevice, useHeldChat } from '@healzy/api/chats/held-chat';
import { hasCode } from '@healzy/api/runtime';
import { Text } from '@healzy/ui/primitives';
import type { PictogramName } from '@healzy/ui/primitives/Pictogram';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkDevice } from '../../../app/link-page/LinkDevice.tsx';
import { LinkNotice } from '../../../app/link-page/LinkNotice.tsx';
import { LinkPage } from '../../../app/link-page/LinkPage.tsx';
import { LinkWaiting } from '../../../app/link-page/LinkWaiting.tsx';
import { useLinkLanguage } from '../../../app/link-page/useLinkLanguage.ts';
import { HeldMessages } from './HeldMessages.tsx';
import { MailChoice } from './MailChoice.tsx';

/** How often new messages are looked for beside the stream, which some networks hold back. */
const EVERY_MS = 10_000;

/** `/chat#…`: the chat of a link, or why it cannot be opened. */
export function HeldChatPage({ link }: { link: string }) {
  return (
    <Suspense fallback={<LinkWaiting />}>
      {link === '' ? <Closed reason="unknown" /> : <HeldChat link={link} />}
    </Suspense>
  );
}

const PICTOGRAMS: Record<'unknown' | 'ended', PictogramName> = {
  unknown: 'lost',
  ended: 'expired',
};

function Closed({ reason }: { reason: keyof typeof PICTOGRAMS }) {
  const { t } = useTranslation('chats');
  return (
    <LinkNotice
      pictogram={PICTOGRAMS[reason]}
      title={t(`page.${reason}Title`)}
      text={t(`page.${reason}Text`)}
    />
  );
}

function HeldChat({ link }: { link: string }) {
  const { t } = useTranslation('chats');
  const chat = useHeldChat(EVERY_MS);
  const admit = useAdmitChatDevice();
  const held = chat.data?.pages[0];
  const isReady = useLinkLanguage(held?.language);
  if (hasCode(chat.error, 'CHAT_LINK_USED')) return <LinkDevice error={chat.error} admit={admit} />;
  if (hasCode(chat.error, 'CHAT_LINK_ENDED')) return <Closed reason="ended" />;
  if (hasCode(chat.error, 'NOT_FOUND') || hasCode(chat.error, 'VALIDATION'))
    return <Closed reason="unknown" />;
  if (held === undefined || !isReady) return <LinkWaiting queries={[chat]} />;
  const account = { account: held.accountName };
  return (
    <LinkPage
      title={t('page.title', account)}
      account={held.accountName}
      languageLabel={t('page.language')}
      gap="sm"
    >
      <Text tone="muted">
        {`${t('page.greeting', { ...account, name: held.patientName })} ${t('page.urgent')}`}
      </Text>
      {held.sendsMail && <MailChoice isMailed={held.isMailed} />}
      <HeldMessages link={link} chat={chat} accountName={held.accountName} timeZone={held.timezone} />
    </LinkPage>
  );
}
