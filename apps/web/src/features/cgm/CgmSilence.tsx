import { useCgmImports } from '@healzy/api/cgm';
import type { MedicalTest } from '@healzy/api/medical-tests';
import { CGM_SILENCE_HOURS } from '@healzy/domain/cgm';
import { Banner } from '@healzy/ui/components/Banner';
import { Inline, Link, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useOpenPatient } from '../../app/open-patient.ts';

/** Advice to contact the patient when a test in progress has received no data for a day, and how to. */
export function CgmSilence({ test }: { test: MedicalTest }) {
  const { t } = useTranslation('cgm-screen');
  const formats = useFormats();
  const patient = useOpenPatient().data;
  const imports = useCgmImports(test.id).data?.items;
  const [now] = useState(() => Date.now());
  if (test.state !== 'IN_PROGRESS' || !imports || !patient) return null;
  const last = imports
    .map(({ lastAt }) => lastAt)
    .reduce<string | null>((a, b) => (a && a > b ? a : b), null);
  const since = last ?? test.inProgressAt ?? test.createdAt;
  if (now - Date.parse(since) < CGM_SILENCE_HOURS * 3_600_000) return null;
  const at = formats.dateTime(since, patient.timezone);
  const { phone, email } = patient;
  return (
    <Banner tone="warning" title={t('silence.title')}>
      <Stack gap="xs">
        <Text>{last === null ? t('silence.never', { at }) : t('silence.until', { at })}</Text>
        <Inline gap="md">
          {phone && <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{t('silence.call', { phone })}</Link>}
          {email && <Link href={`mailto:${email}`}>{t('silence.write', { email })}</Link>}
        </Inline>
      </Stack>
    </Banner>
  );
}
