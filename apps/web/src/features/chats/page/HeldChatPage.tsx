import { useHeldChat } from '@healzy/api/chats/held-chat';
import { hasCode } from '@healzy/api/runtime';
import { type Language, LANGUAGES } from '@healzy/domain/shared';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Box, Heading, Text } from '@healzy/ui/primitives';
import type { PictogramName } from '@healzy/ui/primitives/Pictogram';
import i18next from 'i18next';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded, LoadingPlace } from '../../../app/Loaded.tsx';
import { BrandHead } from '../../../app/shell/BrandHead.tsx';
import { useLanguage } from '../../../state/language.ts';
import { HeldMessages } from './HeldMessages.tsx';

/** How often new messages are looked for beside the stream, which some networks hold back. */
const EVERY_MS = 10_000;

const NAMES: Record<Language, string> = { es: 'Español', en: 'English' };

/** `/chat#…`: the chat of a link, or why it cannot be opened. */
export function HeldChatPage({ link }: { link: string }) {
  return (
    <Suspense
      fallback={
        <Box as="main" padding="lg">
          <LoadingPlace />
        </Box>
      }
    >
      {link === '' ? <Closed reason="unknown" /> : <HeldChat link={link} />}
    </Suspense>
  );
}

const PICTOGRAMS: Record<'unknown' | 'used' | 'ended', PictogramName> = {
  unknown: 'lost',
  used: 'lost',
  ended: 'expired',
};

function Closed({ reason }: { reason: keyof typeof PICTOGRAMS }) {
  const { t } = useTranslation('chats');
  const title = t(`page.${reason}Title`);
  return (
    <>
      <title>{title}</title>
      <BrandHead />
      <Box as="main" padding="lg">
        <EmptyState
          level={1}
          pictogram={PICTOGRAMS[reason]}
          size="lg"
          title={title}
          description={t(`page.${reason}Text`)}
        />
      </Box>
    </>
  );
}

function HeldChat({ link }: { link: string }) {
  const { t } = useTranslation('chats');
  const language = useLanguage();
  const chat = useHeldChat(EVERY_MS);
  const held = chat.data?.pages[0];
  useOpensIn(held?.language ?? null);
  if (hasCode(chat.error, 'CHAT_LINK_USED')) return <Closed reason="used" />;
  if (hasCode(chat.error, 'CHAT_LINK_ENDED')) return <Closed reason="ended" />;
  if (hasCode(chat.error, 'NOT_FOUND') || hasCode(chat.error, 'VALIDATION'))
    return <Closed reason="unknown" />;
  if (held === undefined) {
    return (
      <Box as="main" padding="lg">
        <Loaded queries={[chat]}>
          <LoadingPlace />
        </Loaded>
      </Box>
    );
  }
  const account = { account: held.accountName };
  return (
    <>
      <title>{t('page.title', account)}</title>
      <BrandHead name={held.accountName}>
        <SegmentedControl
          label={t('page.language')}
          options={LANGUAGES.map((id) => ({ id, label: NAMES[id] }))}
          value={language}
          onChange={(id) => void i18next.changeLanguage(id)}
        />
      </BrandHead>
      <Box
        as="main"
        paddingX="md"
        paddingBottom="md"
        maxWidth="form"
        display="flex"
        flexDirection="column"
        gap="sm"
      >
        <Heading level={1} size="md">
          {t('page.title', account)}
        </Heading>
        <Text tone="muted">
          {`${t('page.greeting', { ...account, name: held.patientName })} ${t('page.urgent')}`}
        </Text>
        <HeldMessages link={link} chat={chat} accountName={held.accountName} timeZone={held.timezone} />
      </Box>
    </>
  );
}

/** Switches to the patient's language once it is known; what they choose afterwards stays. */
function useOpensIn(language: Language | null): void {
  useEffect(() => {
    if (language !== null) void i18next.changeLanguage(language);
  }, [language]);
}
