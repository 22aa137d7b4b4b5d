import type { Patient } from '@healzy/api/patients';
import type { Wearables } from '@healzy/api/wearables';
import { Banner } from '@healzy/ui/components/Banner';
import { Inline, Link, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useSilenceText } from './useSilenceText.ts';

export interface SilenceBannerProps {
  wearables: Pick<Wearables, 'state' | 'silentSince' | 'devices' | 'zone'>;
  patient: Pick<Patient, 'phone' | 'email'>;
}

/** Devices that should deliver and do not, since when, and how to reach the patient; nothing while one of them does. */
export function SilenceBanner({
  wearables: { state, silentSince, devices, zone },
  patient: { phone, email },
}: SilenceBannerProps) {
  const { t } = useTranslation('wearables');
  const formats = useFormats();
  const silenceText = useSilenceText();
  if (state !== 'SILENT' && state !== 'LOST') return null;
  const silent = devices.filter(({ revokedAt }) => revokedAt === null);
  return (
    <Banner
      tone="warning"
      title={t('silence.title', {
        count: silent.length,
        devices: formats.list(silent.map(({ name }) => name)),
      })}
    >
      <Stack gap="xs">
        <Text>
          {silentSince === null
            ? t('silence.never')
            : t('silence.until', {
                ago: silenceText(silentSince),
                at: formats.recentDateTime(silentSince, zone),
              })}
        </Text>
        <Inline gap="md">
          {phone && <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{t('silence.call', { phone })}</Link>}
          {email && (
            <Link href={`mailto:${email}`} aria-label={`${t('silence.write')}: ${email}`}>
              {t('silence.write')}
            </Link>
          )}
        </Inline>
      </Stack>
    </Banner>
  );
}
