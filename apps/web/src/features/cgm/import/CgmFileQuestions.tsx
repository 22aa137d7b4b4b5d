import type { CgmQuestion, DayOrder } from '@healzy/domain/cgm';
import type { GlucoseUnit } from '@healzy/domain/shared';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';

export interface CgmFileQuestionsProps {
  questions: readonly CgmQuestion[];
  answer: CgmFileAnswer | null;
  onAnswer: (answer: CgmFileAnswer) => void;
}

export type CgmFileAnswer = { unit: GlucoseUnit } | { dayOrder: DayOrder };

const samplesOf = (question: CgmQuestion) => question.samples.map((sample) => sample.found).join(' · ');

/** What a file leaves open and only the user can answer, one question at a time. */
export function CgmFileQuestions({ questions, answer, onAnswer }: CgmFileQuestionsProps) {
  const { t } = useTranslation('cgm');
  const [question] = questions;
  if (question === undefined) return null;
  const hint = t('import.question.samples', { samples: samplesOf(question) });
  return (
    <Stack gap="sm">
      <Text tone="muted">{t('import.question.text')}</Text>
      {question.id === 'unit' ? (
        <RadioGroup<GlucoseUnit>
          label={t('import.question.unit')}
          hint={hint}
          options={question.choices.map((unit) => ({ id: unit, label: unit }))}
          value={answer && 'unit' in answer ? answer.unit : null}
          onChange={(unit) => onAnswer({ unit })}
        />
      ) : (
        <RadioGroup<DayOrder>
          label={t('import.question.dayOrder')}
          hint={hint}
          options={question.choices.map((order) => ({ id: order, label: t(`dayOrder.${order}`) }))}
          value={answer && 'dayOrder' in answer ? answer.dayOrder : null}
          onChange={(dayOrder) => onAnswer({ dayOrder })}
        />
      )}
    </Stack>
  );
}
