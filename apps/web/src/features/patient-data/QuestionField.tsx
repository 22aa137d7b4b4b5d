import type { Audience, KnownQuestion } from '@healzy/domain/patient-data';
import { NumberField } from '@healzy/ui/components/NumberField';
import { TextArea } from '@healzy/ui/components/TextArea';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { ChoiceField, YesNoField } from './ChoiceField.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { EntriesField } from './EntriesField.tsx';
import { OutlineField } from './OutlineField.tsx';
import { isOutlined } from './outlines.ts';
import { type AnswersControl, type QuestionProps, useAnswer } from './useAnswer.ts';
import { useQuestionLabels } from './useQuestionLabels.ts';

export interface QuestionFieldProps {
  control: AnswersControl;
  question: KnownQuestion;
  /** Patients on their own choose a drawing of their body, never a term for it. */
  audience: Audience;
}

/** One question of the questionnaire, rendered as defined. */
export function QuestionField({ control, question, audience }: QuestionFieldProps) {
  switch (question.kind) {
    case 'choice':
      if (audience === 'patient' && isOutlined(question.options))
        return <OutlineField control={control} question={question} set={question.options} />;
      return <ChoiceField control={control} question={question} />;
    case 'choices':
      return <ChoicesField control={control} question={question} />;
    case 'number':
      return <AmountField control={control} question={question} />;
    case 'yesNo':
      return <YesNoField control={control} question={question} />;
    case 'text':
      return <RemarkField control={control} question={question} />;
    case 'entries':
      return <EntriesField control={control} question={question} />;
  }
}

function AmountField({ control, question }: QuestionProps<'number'>) {
  const { t } = useTranslation('patient-data');
  const labels = useQuestionLabels();
  const formats = useFormats();
  const { error, ...field } = useAnswer<number | null>(control, question.id);
  const isBeyond = field.value !== null && (field.value < question.min || field.value > question.max);
  const bounds = t('answer.bounds', {
    min: formats.number(question.min, 0),
    max: formats.number(question.max, 0),
  });
  return (
    <NumberField
      {...field}
      // The possible range is more helpful than saying that this number is invalid.
      error={error !== undefined && isBeyond ? bounds : error}
      label={labels.question(question.id)}
      hint={labels.hint(question.id)}
      unit={t(`unit.${question.unit}`)}
      min={question.min}
      max={question.max}
    />
  );
}

function RemarkField({ control, question }: QuestionProps<'text'>) {
  const labels = useQuestionLabels();
  const field = useAnswer<string | null>(control, question.id);
  // A character counter is noise until the limit is near.
  const isNearLimit = (field.value?.length ?? 0) > question.maxLength * 0.8;
  return (
    <TextArea
      {...field}
      label={labels.question(question.id)}
      hint={labels.hint(question.id)}
      limit={isNearLimit ? question.maxLength : undefined}
      rows={2}
    />
  );
}
