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

/** What the file leaves open and only the user can answer. */
export function ImportQuestions({ questions, choices, onChange, isPending }: ImportQuestionsProps) {
  const { t } = useTranslation('patient-imports');
  const samplesOf = ({ samples }: PatientImportQuestion) => samples.map(({ found }) => found).join(', ');
  return (
    <Card title={t('columns.questions')}>
      <Stack gap="md" role="status">
        {questions.map((question) =>
          question.id === 'dayOrder' ? (
            <RadioGroup
              key={question.id}
              label={t('columns.dayOrder')}
              hint={t('columns.dayOrderHint', { samples: samplesOf(question) })}
              layout="row"
              options={[
                { id: 'DMY', label: t('columns.DMY') },
                { id: 'MDY', label: t('columns.MDY') },
              ]}
              value={choices.dayOrder}
              onChange={(dayOrder) => onChange({ dayOrder })}
              isDisabled={isPending}
            />
          ) : (
            <RadioGroup
              key={question.id}
              label={t('columns.sexOfM')}
              layout="row"
              options={[
                { id: 'FEMALE', label: t('columns.FEMALE') },
                { id: 'MALE', label: t('columns.MALE') },
              ]}
              value={choices.sexOfM}
              onChange={(sexOfM) => onChange({ sexOfM })}
              isDisabled={isPending}
            />
          ),
        )}
      </Stack>
    </Card>
  );
}
