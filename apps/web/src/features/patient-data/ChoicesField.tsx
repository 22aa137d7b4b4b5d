import { takesOthersInWords } from '@healzy/domain/patient-data';
import { CheckboxGroup } from '@healzy/ui/components/CheckboxGroup';
import { MultiSelect } from '@healzy/ui/components/MultiSelect';
import { LabelsProvider } from '@healzy/ui/labels/LabelsProvider';
import { useTranslation } from 'react-i18next';
import { type QuestionProps, useAnswer } from './useAnswer.ts';
import { useQuestionLabels } from './useQuestionLabels.ts';

/** As many as can be scanned at a glance; longer lists are searched by typing. */
const MOST_AT_ONCE = 9;

/** A question with any number of options of a set. */
export function ChoicesField({ control, question }: QuestionProps<'choices'>) {
  const { t } = useTranslation(['patient-data', 'app']);
  const messages = useQuestionLabels();
  const { value, onChange, ...field } = useAnswer<string[]>(control, question.id);
  const label = messages.question(question.id);
  const options = messages.options(question.options);
  const shared = { ...field, label, hint: messages.hint(question.id), options };
  const other = takesOthersInWords(question) ? options.find(({ id }) => id === 'OTHER')?.label : undefined;
  // An allergy missing from the list must not be dropped, so the message says where to write it.
  const texts =
    other === undefined
      ? {}
      : {
          field: {
            noMatch: t('choices.noMatch', { other }),
            notChosen: (text: string) => t('choices.notChosen', { text, other }),
          },
        };
  if (options.length <= MOST_AT_ONCE)
    return <CheckboxGroup {...shared} layout="row" value={value} onChange={(chosen) => onChange(chosen)} />;
  return (
    <LabelsProvider labels={texts}>
      <MultiSelect
        {...shared}
        value={value}
        onChange={(chosen) => onChange([...chosen])}
        placeholder={t('app:form.choose')}
        countText={(count) => (count === 0 ? t('choices.none') : t('choices.count', { count }))}
        chosenLabel={t('choices.chosen', { question: label })}
        clearLabel={t('choices.clear')}
      />
    </LabelsProvider>
  );
}
