import type { SupplementContext } from '@healzy/api/supplements';
import { checkAgainstRecord, cautionSource, type Draft } from '@healzy/domain/supplements';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Link, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { toContext } from './intake.ts';
import { useIntakeTexts } from './useIntakeTexts.ts';
import { useSupplementLabels } from './useSupplementLabels.ts';

/** What in the record speaks against each supplement, and what was not compared with it. */
export function RecordChecks({ taken, context }: { taken: readonly Draft[]; context: SupplementContext }) {
  const { t } = useTranslation('supplements');
  const labels = useSupplementLabels();
  const texts = useIntakeTexts();
  const { person, record } = toContext(context);
  return (
    <Card title={t('check.title')}>
      <Stack as="ul" gap="md">
        {taken.map((one) => {
          const check = checkAgainstRecord(one.supplement, record, person);
          const left = texts.left(check);
          return (
            <Stack as="li" key={one.id} gap="xs">
              <Text weight="medium">{labels.name(one.supplement)}</Text>
              {check.cautions.map((found) => (
                <InlineMessage key={found.code} tone="warning">
                  {texts.caution(found)}{' '}
                  <Link href={cautionSource(found.code).href} target="_blank">
                    {cautionSource(found.code).title}
                  </Link>
                </InlineMessage>
              ))}
              {left.map((text) => (
                <Text key={text} size="sm" tone="muted">
                  {text}
                </Text>
              ))}
              {check.cautions.length === 0 && left.length === 0 && (
                <Text size="sm" tone="muted">
                  {t('check.nothing')}
                </Text>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
