import type { WearableLink } from '@healzy/api/wearables';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { TextField } from '@healzy/ui/components/TextField';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../../app/CopyText.tsx';
import { useFormats } from '../../../app/formats.ts';

export interface LinkCardProps {
  link: WearableLink | null;
  zone: string;
  onCreate: () => void;
  onWithdraw: () => void;
}

/** The link with which the patient sends an export from the telephone. */
export function LinkCard({ link, zone, onCreate, onWithdraw }: LinkCardProps) {
  const { t } = useTranslation('wearables');
  const formats = useFormats();
  return (
    <Card
      title={t('link.title')}
      description={t('link.text')}
      actions={
        <Button icon={Link2} onPress={onCreate}>
          {t(link === null ? 'link.create' : 'link.again')}
        </Button>
      }
    >
      {link !== null && (
        <Stack gap="md">
          <Stack gap="xxs">
            <Text as="p">{t('link.working', { day: formats.date(link.expiresAt, zone) })}</Text>
            <Text as="p" size="sm" tone="muted">
              {[
                ...(link.sentTo === null ? [] : [t('link.sentTo', { to: link.sentTo })]),
                link.openedAt === null
                  ? t('link.notOpened')
                  : t('link.opened', { at: formats.recentDateTime(link.openedAt, zone) }),
              ].join(' · ')}
            </Text>
          </Stack>
          <TextField label={t('link.field')} value={link.link} isReadOnly />
          <Inline gap="sm">
            <CopyText
              text={link.link}
              labels={{ copy: t('link.copy'), done: t('link.copied'), failed: t('link.notCopied') }}
            />
            <Button intent="quiet" onPress={onWithdraw}>
              {t('link.withdraw')}
            </Button>
          </Inline>
        </Stack>
      )}
    </Card>
  );
}
