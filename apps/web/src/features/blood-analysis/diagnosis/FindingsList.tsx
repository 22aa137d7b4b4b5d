import type { BloodFinding } from '@healzy/api/blood-analysis';
import { sourceText } from '@healzy/domain/blood-analysis';
import { Card } from '@healzy/ui/components/Card';
import { StatusPill, type StatusPillProps } from '@healzy/ui/components/StatusPill';
import { Inline, Link, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useLanguage } from '../../../state/language.ts';
import { addressOfSource, useBecauseText } from '../findings.ts';

const TONES: Record<BloodFinding['level'], StatusPillProps['tone']> = {
  CRITICAL: 'critical',
  COMPATIBLE: 'info',
  CAUTION: 'warning',
};

/** What the values are compatible with: each rule with its values, thresholds and source, in cautious words. */
export function FindingsList({
  findings,
  markers,
}: {
  findings: readonly BloodFinding[];
  /** Of how many results the rules were asked. */
  markers: number;
}) {
  const { t } = useTranslation(['blood-analysis-diagnosis', 'blood-analysis']);
  const becauseText = useBecauseText();
  const language = useLanguage();
  const formats = useFormats();
  return (
    <Card title={t('findings.title')} description={t('findings.text')}>
      {findings.length === 0 ? (
        <Text as="p" tone="muted">
          {t('findings.none', { count: markers })}
        </Text>
      ) : (
        <Stack gap="lg" as="ul">
          {findings.map(({ rule, level, advice, because, source, earlierOn }) => {
            const href = addressOfSource(source);
            return (
              <li key={rule}>
                <Stack gap="xs">
                  <Inline gap="sm">
                    <StatusPill tone={TONES[level]} label={t(`blood-analysis:level.${level}`)} />
                    <Text weight="semibold">{t(`blood-analysis:rule.${rule}`)}</Text>
                  </Inline>
                  {because.map((value) => (
                    <Text key={value.marker} as="p" size="sm" isNumeric>
                      {becauseText(value)}
                    </Text>
                  ))}
                  <Text as="p" size="sm">
                    {t(`blood-analysis:advice.${advice}`, { day: formats.day(earlierOn ?? null) })}
                  </Text>
                  <Text as="p" size="xs" tone="muted">
                    {t('findings.source')}
                    {href === null ? (
                      sourceText(source, language)
                    ) : (
                      <Link href={href} target="_blank">
                        {sourceText(source, language)}
                      </Link>
                    )}
                  </Text>
                </Stack>
              </li>
            );
          })}
        </Stack>
      )}
    </Card>
  );
}
