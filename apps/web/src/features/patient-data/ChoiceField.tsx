import { IconButton } from '@healzy/ui/components/IconButton';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type QuestionProps, useAnswer } from './useAnswer.ts';
import { useQuestionLabels } from './useQuestionLabels.ts';

/** Options whose names have more letters in total do not fit into two lines and are stacked. */
const LETTERS_IN_ROWS = 90;

interface AnswerRadiosProps<Id extends string> extends Pick<
  ReturnType<typeof useAnswer<Id | null>>,
  'name' | 'onBlur' | 'inputRef' | 'error' | 'value' | 'onChange'
> {
  question: QuestionProps<'choice' | 'yesNo'>['question'];
  options: readonly { id: Id; label: string }[];
}

/** Radio buttons that can be cleared again: no question is mandatory. */
function AnswerRadios<Id extends string>({ question, options, ...field }: AnswerRadiosProps<Id>) {
  const { t } = useTranslation('patient-data');
  const labels = useQuestionLabels();
  const label = labels.question(question.id);
  const letters = options.reduce((sum, option) => sum + option.label.length, 0);
  return (
    <RadioGroup
      {...field}
      label={label}
      hint={labels.hint(question.id)}
      layout={letters > LETTERS_IN_ROWS ? 'column' : 'row'}
      options={options}
      end={
        field.value !== null && (
          <IconButton
            icon={X}
            intent="quiet"
            size="small"
            label={t('answer.clear', { question: label })}
            onPress={() => field.onChange(null)}
          />
        )
      }
    />
  );
}

/** A question with one option of a set. */
export function ChoiceField({ control, question }: QuestionProps<'choice'>) {
  const options = useQuestionLabels().options(question.options);
  return (
    <AnswerRadios {...useAnswer<string | null>(control, question.id)} question={question} options={options} />
  );
}

/** A question with a yes or a no. */
export function YesNoField({ control, question }: QuestionProps<'yesNo'>) {
  const { t } = useTranslation('patient-data');
  const { value, onChange, ...field } = useAnswer<boolean | null>(control, question.id);
  return (
    <AnswerRadios
      {...field}
      question={question}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(next) => onChange(next === null ? null : next === 'yes')}
      options={[
        { id: 'yes', label: t('answer.yes') },
        { id: 'no', label: t('answer.no') },
      ]}
    />
  );
}
