import { useStopChatMail } from '@healzy/api/chats/held-chat';
import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Box, Inline, Link, Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../../../app/config-context.ts';
import { BrandHead } from '../../../app/shell/BrandHead.tsx';
import { chatLinkHref } from '../chat-link.ts';

/**
 * `/chat?mail=off#…`, the address in an e-mail: stops further ones. On a press, since programs that check e-mails open what
 * is in them. Programs that do not know the press of `/chat?mail=off&stop=…` open this page, without a link.
 */
export function MailOffPage({ link, stop }: { link: string; stop: string | null }) {
  const { t } = useTranslation('chats');
  const { brand, apiUrl: baseUrl } = useConfig();
  const set = useStopChatMail({ baseUrl, stop: link === '' ? stop : null });
  const title = set.isSuccess ? t('page.off.done') : t('page.off.title', { brand: brand.name });
  return (
    <>
      <title>{title}</title>
      <BrandHead />
      <Box as="main" padding="lg">
        {/* Within the main part, which would not be one with another role. */}
        <div role={set.isSuccess ? 'status' : undefined}>
          <EmptyState
            level={1}
            size="lg"
            pictogram={set.isSuccess ? 'done' : 'messages'}
            title={title}
            description={t(set.isSuccess ? 'page.off.doneText' : 'page.off.ask')}
            action={
              <Stack gap="md">
                {set.isError && (
                  <InlineMessage tone="critical" role="alert">
                    {t('page.off.failed')}
                  </InlineMessage>
                )}
                <Inline justify="center">
                  {set.isSuccess ? (
                    link !== '' && <Link href={chatLinkHref(link)}>{t('page.off.chat')}</Link>
                  ) : (
                    <Button
                      intent="primary"
                      isPending={set.isPending}
                      pendingLabel={t('page.off.stopping')}
                      onPress={() => set.mutate()}
                    >
                      {t('page.off.stop')}
                    </Button>
                  )}
                </Inline>
              </Stack>
            }
          />
        </div>
      </Box>
    </>
  );
}
