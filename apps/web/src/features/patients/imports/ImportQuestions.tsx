import type { PatientImportQuestion } from '@healzy/api/patients/imports';
import { Card } from '@healzy/ui/components/Card';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import type { ImportChoices } from './import-columns.ts';

export interface ImportQuestionsProps {
  questions: readonly PatientImportQuestion[];
  choices: ImportChoices;
  onChange: (answer: Partial<ImportChoices>) => void;
  isPending: boolean;
}

const ANSWERS = { dayOrder: ['DMY', 'MDY'], sexOfM: ['FEMALE', 'MALE'] } as const;

/** What the file leaves open and only the user can answer. */
export function ImportQuestions({ questions, choices, onChange, isPending }: ImportQuestionsProps) {
  const { t } = useTranslation('patient-imports');
  const hintOf = ({ id, samples }: PatientImportQuestion) =>
    id === 'dayOrder'
      ? t('columns.dayOrderHint', { samples: samples.map(({ found }) => found).join(', ') })
      : undefined;
  return (
    <Card title={t('columns.questions')}>
      <Stack gap="md" role="status">
        {questions.map((question) => (
          <RadioGroup
            key={question.id}
            label={t(`columns.${question.id}`)}
            hint={hintOf(question)}
            layout="row"
            options={ANSWERS[question.id].map((id) => ({ id, label: t(`columns.${id}`) }))}
            value={choices[question.id]}
            onChange={(answer) => onChange({ [question.id]: answer })}
            isDisabled={isPending}
          />
        ))}
      </Stack>
    </Card>
  );
}
