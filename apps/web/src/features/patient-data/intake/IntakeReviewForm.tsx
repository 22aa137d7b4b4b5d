import { Button } from '@healzy/ui/components/Button';
import { Checkbox } from '@healzy/ui/components/Checkbox';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBodyLabels } from '../body/useBodyLabels.ts';
import { AnswerChoices, type ChoicesProps } from './AnswerChoices.tsx';
import { tickedBeforehand, type Differences } from './intake-choice.ts';

export interface IntakeReviewFormProps {
  differences: Differences;
  consent: string | null;
  isDeciding: boolean;
  onAccept: (ticked: ReadonlySet<string>) => void;
  onDecline: () => void;
}

/**
 * The patient's answers that differ from the record, to be accepted one by one. Removals from the record are never
 * preselected, and not included in "tick all".
 */
export function IntakeReviewForm({
  differences,
  consent,
  isDeciding,
  onAccept,
  onDecline,
}: IntakeReviewFormProps) {
  const { t } = useTranslation(['patient-data', 'app']);
  const keys = [...differences.answers, ...differences.figures].map(({ key }) => key);
  const safe = tickedBeforehand(differences);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(safe));
  const toggle = (key: string) => (isTicked: boolean) =>
    setTicked((now) => new Set(isTicked ? [...now, key] : [...now].filter((one) => one !== key)));
  const count = keys.filter((key) => ticked.has(key)).length;
  const safeCount = safe.filter((key) => ticked.has(key)).length;
  const removals = differences.answers.filter(
    ({ key, kind }) => kind === 'REMOVED' && ticked.has(key),
  ).length;
  return (
    <Stack gap="lg">
      {keys.length === 0 ? (
        <Text as="p">{t('intake.review.none')}</Text>
      ) : (
        <>
          <Stack gap="xs">
            <Text weight="medium">{t('intake.review.differences', { count: keys.length })}</Text>
            <Text size="sm" tone="muted">
              {`${t('intake.review.what')} ${t('intake.review.depends')}`}
            </Text>
          </Stack>
          {safe.length > 0 && (
            <Checkbox
              isSelected={safeCount === safe.length}
              isIndeterminate={safeCount > 0 && safeCount < safe.length}
              onChange={(isAll) =>
                setTicked(
                  new Set([...[...ticked].filter((key) => !safe.includes(key)), ...(isAll ? safe : [])]),
                )
              }
            >
              {t(safe.length === keys.length ? 'intake.review.all' : 'intake.review.allSafe')}
            </Checkbox>
          )}
          <FigureChoices differences={differences} ticked={ticked} onToggle={toggle} />
          <AnswerChoices differences={differences} ticked={ticked} onToggle={toggle} />
        </>
      )}
      {consent !== null && (
        <Disclosure title={t('intake.review.consent')}>
          <Text as="p" size="sm">
            {consent}
          </Text>
        </Disclosure>
      )}
      {removals > 0 && (
        <InlineMessage tone="critical" role="status">
          {t('intake.review.removes', { count: removals })}
        </InlineMessage>
      )}
      <Inline justify="end">
        <Button intent="quiet" onPress={onDecline} isDisabled={isDeciding}>
          {t('intake.review.decline')}
        </Button>
        <Button
          intent="primary"
          isPending={isDeciding}
          pendingLabel={t('app:form.saving')}
          onPress={() => onAccept(ticked)}
        >
          {count === 0 ? t('intake.review.acceptNone') : t('intake.review.accept', { count })}
        </Button>
      </Inline>
    </Stack>
  );
}

function FigureChoices({ differences: { figures }, ticked, onToggle }: ChoicesProps) {
  const { t } = useTranslation('patient-data');
  const labels = useBodyLabels();
  if (figures.length === 0) return null;
  return (
    <FormSection title={t('intake.review.measures')}>
      <Stack gap="sm">
        {figures.map(({ key, magnitude, before, after }) => (
          <Checkbox
            key={key}
            isSelected={ticked.has(key)}
            onChange={onToggle(key)}
            hint={t('intake.review.before', {
              value: before === null ? t('body.chart.missing') : labels.value(magnitude, before),
            })}
          >
            {`${labels.name(magnitude)}: ${labels.value(magnitude, after)}`}
          </Checkbox>
        ))}
      </Stack>
    </FormSection>
  );
}
