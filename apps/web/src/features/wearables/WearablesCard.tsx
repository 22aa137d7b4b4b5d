import type { Patient, PatientRecordSummary } from '@healzy/api/patients';
import { Card } from '@healzy/ui/components/Card';
import { Link, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { followUpHref } from './follow-up-address.ts';
import { WearableStatePill } from './WearableStatePill.tsx';

export interface WearablesCardProps {
  patient: Pick<Patient, 'id'>;
  summary: Pick<PatientRecordSummary, 'wearable'>;
}

/** Whether wearables deliver, and when they last did. */
export function WearablesCard({ patient, summary: { wearable } }: WearablesCardProps) {
  const { t } = useTranslation('wearables');
  const formats = useFormats();
  return (
    <Card title={t('record.title')} actions={wearable !== null && <WearableStatePill of={wearable} />}>
      {wearable === null ? (
        <Text tone="muted">{t('record.none')}</Text>
      ) : (
        <Stack gap="xxs">
          <Text as="p">
            <Link href={followUpHref(patient.id)}>
              {wearable.lastOn === null ? t('lastNever') : t('last', { on: formats.day(wearable.lastOn) })}
            </Link>
          </Text>
          {wearable.sources.length > 0 && (
            <Text as="p" size="sm" tone="muted">
              {t('record.sources', { sources: formats.list(wearable.sources) })}
            </Text>
          )}
        </Stack>
      )}
    </Card>
  );
}
