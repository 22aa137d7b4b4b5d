import { Button } from '@healzy/ui/components/Button';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { Dialog } from '@healzy/ui/components/Dialog';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { TextField } from '@healzy/ui/components/TextField';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { Copy, Link2Off, RefreshCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { preciseSentenceFor } from './api-errors.ts';
import { copyText } from './copy-text.ts';
import { useFormats } from './formats.ts';
import { Loaded } from './Loaded.tsx';
import { useOwnZone } from '../state/own-zone.ts';

interface Change {
  mutate: (nothing: undefined, options: { onSettled: () => void }) => void;
  reset: () => void;
  isPending: boolean;
  isError: boolean;
  error: unknown;
}

interface CalendarAddressDialogProps {
  query: Parameters<typeof Loaded>[0]['queries'][number] & {
    data?: { url: string | null; renewedAt: string | null } | undefined;
  };
  renew: Change;
  remove: Change;
  /** Each sentence of the dialog by its key. */
  t: (key: CalendarAddressKey) => string;
  /** Since when the address works. */
  since: (when: string) => string;
  failedSentence: (which: 'renew' | 'remove') => string;
  onClose: () => void;
}

type CalendarAddressKey =
  | 'title'
  | 'text'
  | 'whatItTells'
  | 'none'
  | 'address'
  | 'create'
  | 'copy'
  | 'copied'
  | 'copyFailed'
  | 'renew'
  | 'renewTitle'
  | 'renewText'
  | 'remove'
  | 'removeTitle'
  | 'removeText'
  | 'dismiss'
  | 'working';

/** A secret address from which another calendar reads: created, copied, replaced, revoked. */
export function CalendarAddressDialog({
  query,
  renew,
  remove,
  t,
  since,
  failedSentence,
  onClose,
}: CalendarAddressDialogProps) {
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null);
  const url = query.data?.url ?? null;
  const formats = useFormats();
  const zone = useOwnZone();
  const renewedAt = query.data?.renewedAt ?? null;
  const hint = renewedAt === null ? null : since(formats.dateTime(renewedAt, zone));
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
      <Dialog title={t('title')} onClose={onClose}>
        <Stack gap="md">
          <Text as="p">{t('text')}</Text>
          <Text as="p" tone="muted">
            {t('whatItTells')}
          </Text>
          <Loaded queries={[query]}>
            {url === null ? (
              <>
                <Text as="p">{t('none')}</Text>
                <Inline>
                  <Button
                    intent="primary"
                    isPending={renew.isPending}
                    pendingLabel={t('working')}
                    onPress={act}
                  >
                    {t('create')}
                  </Button>
                </Inline>
              </>
            ) : (
              <Address t={t} url={url} hint={hint}>
                <Button icon={RefreshCw} onPress={() => setAsked('renew')}>
                  {t('renew')}
                </Button>
                <Button icon={Link2Off} onPress={() => setAsked('remove')}>
                  {t('remove')}
                </Button>
              </Address>
            )}
          </Loaded>
          {failed !== null && (
            <InlineMessage tone="critical" role="alert">
              {failedSentence(failed)} {preciseSentenceFor(failed === 'renew' ? renew.error : remove.error)}
            </InlineMessage>
          )}
        </Stack>
      </Dialog>
      {asked !== null && (
        <ConfirmDialog
          title={t(`${asked}Title`)}
          intent="danger"
          onClose={() => setAsked(null)}
          confirmLabel={t(asked)}
          cancelLabel={t('dismiss')}
          isPending={renew.isPending || remove.isPending}
          pendingLabel={t('working')}
          onConfirm={act}
        >
          <Text as="p">{t(`${asked}Text`)}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}

interface AddressProps {
  url: string;
  hint: string | null;
  t: CalendarAddressDialogProps['t'];
  children: ReactNode;
}

function Address({ t, url, hint, children }: AddressProps) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = () =>
    copyText(url).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  return (
    <Stack gap="sm">
      <TextField
        label={t('address')}
        {...(hint === null ? {} : { hint })}
        value={url}
        isReadOnly
        spellCheck="false"
      />
      <Inline>
        <Button intent="primary" icon={Copy} onPress={() => void copy()}>
          {t('copy')}
        </Button>
        {children}
        {outcome !== null && (
          <InlineMessage tone={outcome === 'copied' ? 'success' : 'critical'} role="status">
            {t(outcome)}
          </InlineMessage>
        )}
      </Inline>
    </Stack>
  );
}
