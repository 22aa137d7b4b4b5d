import type { BloodFinding } from '@healzy/api/blood-analysis';
import { Banner } from '@healzy/ui/components/Banner';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useBecauseText } from './findings.ts';

/** Critical values, before anything else: whom to contact, and why. Nothing if there are none. */
export function CriticalBanner({ findings }: { findings: readonly BloodFinding[] }) {
  const { t } = useTranslation('blood-analysis');
  const becauseText = useBecauseText();
  if (findings.length === 0) return null;
  return (
    <Banner tone="critical" title={t('critical.title')}>
      <Stack gap="xs">
        {findings.map(({ rule, because }) => (
          <Text key={rule} as="p" weight="medium" isNumeric>
            {`${t(`rule.${rule}`)}. ${because.map(becauseText).join(' · ')}`}
          </Text>
        ))}
        <Text as="p">{t('critical.text')}</Text>
      </Stack>
    </Banner>
  );
}
