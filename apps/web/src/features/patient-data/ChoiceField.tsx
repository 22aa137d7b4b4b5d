import { OPTION_SETS, type ChoiceQuestion, type KnownQuestion } from '@healzy/domain/patient-data';
import { IconButton } from '@healzy/ui/components/IconButton';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Inline } from '@healzy/ui/primitives';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type AnswersControl, useAnswer } from './useAnswer.ts';
import { useQuestionLabels } from './useQuestionLabels.ts';

/** Options whose names have more letters in total do not fit into two lines and are stacked. */
const LETTERS_IN_ROWS = 90;

interface AnswerRadiosProps<Id extends string> {
  label: string;
  hint: string | undefined;
  value: Id | null;
  options: readonly { id: Id; label: string }[];
  onChange: (value: Id | null) => void;
  field: Pick<ReturnType<typeof useAnswer>, 'name' | 'onBlur' | 'inputRef' | 'error'>;
}

/** Radio buttons that can be cleared again: no question is mandatory. */
function AnswerRadios<Id extends string>({
  label,
  hint,
  value,
  options,
  onChange,
  field,
}: AnswerRadiosProps<Id>) {
  const { t } = useTranslation('patient-data');
  const letters = options.reduce((sum, option) => sum + option.label.length, 0);
  return (
    <Inline align="start" justify="space-between" isWrapping={false}>
      <RadioGroup
        {...field}
        label={label}
        hint={hint}
        value={value}
        onChange={onChange}
        layout={letters > LETTERS_IN_ROWS ? 'column' : 'row'}
        options={options}
      />
      {value !== null && (
        <IconButton
          icon={X}
          intent="quiet"
          size="small"
          label={t('answer.clear', { question: label })}
          onPress={() => onChange(null)}
        />
      )}
    </Inline>
  );
}

/** A question with one option of a set. */
export function ChoiceField({
  control,
  question,
}: {
  control: AnswersControl;
  question: KnownQuestion & ChoiceQuestion;
}) {
  const labels = useQuestionLabels();
  const { value, onChange, ...field } = useAnswer<string | null>(control, question.id);
  return (
    <AnswerRadios
      label={labels.question(question.id)}
      hint={labels.hint(question.id)}
      value={value}
      onChange={onChange}
      field={field}
      options={OPTION_SETS[question.options].map((code) => ({
        id: code as string,
        label: labels.optionName(question.options, code),
      }))}
    />
  );
}

/** A question with a yes or a no. */
export function YesNoField({ control, question }: { control: AnswersControl; question: KnownQuestion }) {
  const { t } = useTranslation('patient-data');
  const labels = useQuestionLabels();
  const { value, onChange, ...field } = useAnswer<boolean | null>(control, question.id);
  return (
    <AnswerRadios
      label={labels.question(question.id)}
      hint={labels.hint(question.id)}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(next) => onChange(next === null ? null : next === 'yes')}
      field={field}
      options={[
        { id: 'yes', label: t('answer.yes') },
        { id: 'no', label: t('answer.no') },
      ]}
    />
  );
}
