import { SECTION_IDS } from '@healzy/domain/patient-data';
import { Button } from '@healzy/ui/components/Button';
import { Checkbox } from '@healzy/ui/components/Checkbox';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Inline } from '@healzy/ui/primitives/Inline';
import { Stack } from '@healzy/ui/primitives/Stack';
import { Text } from '@healzy/ui/primitives/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBodyWords } from '../body/useBodyWords.ts';
import { useQuestionWords } from '../useQuestionWords.ts';
import type { Differences } from './intake-choice.ts';

export interface IntakeReviewFormProps {
  differences: Differences;
  consent: string | null;
  isDeciding: boolean;
  onAccept: (ticked: ReadonlySet<string>) => void;
  onDecline: () => void;
}

/** What the patient answered otherwise than the record has it, to be taken over answer by answer. */
export function IntakeReviewForm({
  differences,
  consent,
  isDeciding,
  onAccept,
  onDecline,
}: IntakeReviewFormProps) {
  const { t } = useTranslation(['patient-data', 'app']);
  const keys = [...differences.answers, ...differences.figures].map(({ key }) => key);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(keys));
  const toggle = (key: string) => (isTicked: boolean) =>
    setTicked((now) => new Set(isTicked ? [...now, key] : [...now].filter((one) => one !== key)));
  const count = keys.filter((key) => ticked.has(key)).length;
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
          <Checkbox
            isSelected={count === keys.length}
            isIndeterminate={count > 0 && count < keys.length}
            onChange={(isAll) => setTicked(new Set(isAll ? keys : []))}
          >
            {t('intake.review.all')}
          </Checkbox>
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

interface ChoicesProps {
  differences: Differences;
  ticked: ReadonlySet<string>;
  onToggle: (key: string) => (isTicked: boolean) => void;
}

function FigureChoices({ differences: { figures }, ticked, onToggle }: ChoicesProps) {
  const { t } = useTranslation('patient-data');
  const words = useBodyWords();
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
              value: before === null ? t('body.chart.missing') : words.value(magnitude, before),
            })}
          >
            {`${words.name(magnitude)}: ${words.value(magnitude, after)}`}
          </Checkbox>
        ))}
      </Stack>
    </FormSection>
  );
}

function AnswerChoices({ differences: { answers }, ticked, onToggle }: ChoicesProps) {
  const { t } = useTranslation('patient-data');
  const words = useQuestionWords();
  return SECTION_IDS.map((section) => {
    const own = answers.filter((one) => one.section === section);
    if (own.length === 0) return null;
    return (
      <FormSection key={section} title={t(`intake.page.section.${section}`)}>
        <Stack gap="sm">
          {own.map(({ key, question, before, after }) => (
            <Checkbox
              key={key}
              isSelected={ticked.has(key)}
              onChange={onToggle(key)}
              hint={t('intake.review.before', {
                value: words.answer(question, before) ?? t('intake.review.unknown'),
              })}
            >
              {`${words.question(question.id)}: ${words.answer(question, after) ?? ''}`}
            </Checkbox>
          ))}
        </Stack>
      </FormSection>
    );
  });
}
