import { useCalendarFeed, useRemoveCalendarFeed, useRenewCalendarFeed } from '@healzy/api/appointments';
import { Button } from '@healzy/ui/components/Button';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { Dialog } from '@healzy/ui/components/Dialog';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { TextField } from '@healzy/ui/components/TextField';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { Copy, Link2Off, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preciseSentenceFor } from '../../app/api-errors.ts';
import { useFormats } from '../../app/formats.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { failedSentence } from '../../app/messages.ts';
import { useOwnZone } from '../../state/session.ts';

/** The secret address from which another calendar reads the user's appointments: created, copied, replaced, revoked. */
export function CalendarFeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['appointments', 'app']);
  const query = useCalendarFeed();
  const renew = useRenewCalendarFeed();
  const remove = useRemoveCalendarFeed();
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null);
  const url = query.data?.url ?? null;
  const failed = renew.isError ? 'renew' : remove.isError ? 'remove' : null;
  const act = () => {
    const settled = { onSettled: () => setAsked(null) };
    if (asked === 'remove') {
      renew.reset();
      remove.mutate(undefined, settled);
    } else {
      remove.reset();
      renew.mutate(undefined, settled);
    }
  };
  return (
    <>
      <Dialog title={t('feed.title')} onClose={onClose}>
        <Stack gap="md">
          <Text as="p">{t('feed.text')}</Text>
          <Text as="p" tone="muted">
            {t('feed.whatItTells')}
          </Text>
          <Loaded queries={[query]}>
            {url === null ? (
              <>
                <Text as="p">{t('feed.none')}</Text>
                <Inline>
                  <Button
                    intent="primary"
                    isPending={renew.isPending}
                    pendingLabel={t('feed.working')}
                    onPress={act}
                  >
                    {t('feed.create')}
                  </Button>
                </Inline>
              </>
            ) : (
              <Address url={url} since={query.data?.renewedAt ?? null}>
                <Button icon={RefreshCw} onPress={() => setAsked('renew')}>
                  {t('feed.renew')}
                </Button>
                <Button icon={Link2Off} onPress={() => setAsked('remove')}>
                  {t('feed.remove')}
                </Button>
              </Address>
            )}
          </Loaded>
          {failed !== null && (
            <InlineMessage tone="critical" role="alert">
              {failedSentence(`calendarFeed.${failed}`)}{' '}
              {preciseSentenceFor(failed === 'renew' ? renew.error : remove.error)}
            </InlineMessage>
          )}
        </Stack>
      </Dialog>
      {asked !== null && (
        <ConfirmDialog
          title={t(`feed.${asked}Title`)}
          intent="danger"
          onClose={() => setAsked(null)}
          confirmLabel={t(`feed.${asked}`)}
          cancelLabel={t('feed.dismiss')}
          isPending={renew.isPending || remove.isPending}
          pendingLabel={t('feed.working')}
          onConfirm={act}
        >
          <Text as="p">{t(`feed.${asked}Text`)}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}

interface AddressProps {
  url: string;
  since: string | null;
  children: React.ReactNode;
}

function Address({ url, since, children }: AddressProps) {
  const { t } = useTranslation('appointments');
  const formats = useFormats();
  const zone = useOwnZone();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  return (
    <Stack gap="sm">
      <TextField
        label={t('feed.address')}
        {...(since === null ? {} : { hint: t('feed.since', { when: formats.dateTime(since, zone) }) })}
        value={url}
        isReadOnly
        spellCheck="false"
      />
      <Inline>
        <Button intent="primary" icon={Copy} onPress={() => void copy()}>
          {t('feed.copy')}
        </Button>
        {children}
        {outcome !== null && (
          <InlineMessage tone={outcome === 'copied' ? 'success' : 'critical'} role="status">
            {t(`feed.${outcome}`)}
          </InlineMessage>
        )}
      </Inline>
    </Stack>
  );
}
