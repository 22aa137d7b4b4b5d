import { useCgmImports } from '@healzy/api/cgm';
import type { MedicalTest } from '@healzy/api/medical-tests';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { Banner } from '@healzy/ui/components/Banner';
import { Inline, Link, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useOpenPatient } from '../../app/open-patient.ts';
import { silenceOf } from './silence.ts';

/** Advice to contact the patient when a test in progress has received no data for a day, and how to. */
export function CgmSilence({ test }: { test: MedicalTest }) {
  const { t } = useTranslation('cgm-screen');
  const formats = useFormats();
  const patient = useOpenPatient().data;
  const imports = useCgmImports(test.id).data?.items;
  const [now] = useState(() => serverNow().getTime());
  const silence = imports ? silenceOf(test, imports, now) : null;
  if (silence === null || !patient) return null;
  const at = formats.dateTime(silence.since, patient.timezone);
  const { phone, email } = patient;
  return (
    <Banner tone="warning" title={t('silence.title')}>
      <Stack gap="xs">
        <Text>{silence.hasData ? t('silence.until', { at }) : t('silence.never', { at })}</Text>
        <Inline gap="md">
          {phone && <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{t('silence.call', { phone })}</Link>}
          {email && <Link href={`mailto:${email}`}>{t('silence.write', { email })}</Link>}
        </Inline>
      </Stack>
    </Banner>
  );
}
