import type { BloodDiagnosis } from '@healzy/api/blood-analysis';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { RichText } from '@healzy/ui/patterns/RichText';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useOwnZone } from '../../../state/own-zone.ts';

/** The texts that another person or a new diagnosis replaced, to be read. */
export function EarlierTexts({ earlier }: Pick<BloodDiagnosis, 'earlier'>) {
  const { t } = useTranslation('blood-analysis-diagnosis');
  const formats = useFormats();
  const zone = useOwnZone();
  if (earlier.length === 0) return null;
  return (
    <Disclosure title={t('earlier.title', { count: earlier.length })}>
      <Stack as="ul" gap="lg">
        {earlier.map(({ version, text, generatedAt, writtenBy, writtenAt }) => (
          <li key={version}>
            <Stack gap="xs">
              <Text as="p" size="sm" tone="muted">
                {writtenBy === null
                  ? t('earlier.generated', { version, when: formats.dateTime(generatedAt, zone) })
                  : t('earlier.by', { version, name: writtenBy, when: formats.dateTime(writtenAt, zone) })}
              </Text>
              <RichText text={text} headingLevel={3} />
            </Stack>
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}
