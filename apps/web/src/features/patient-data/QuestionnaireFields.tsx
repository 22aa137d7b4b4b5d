import {
  askedQuestions,
  groupsOf,
  type Answers,
  type Audience,
  type SectionId,
} from '@healzy/domain/patient-data';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Stack } from '@healzy/ui/primitives/Stack';
import { useWatch } from 'react-hook-form';
import { QuestionField } from './QuestionField.tsx';
import type { AnswersControl } from './useAnswer.ts';
import { useQuestionWords } from './useQuestionWords.ts';

export interface QuestionnaireFieldsProps {
  control: AnswersControl;
  section: SectionId;
  /** A patient on their own is not asked for a specialist's estimates. */
  audience?: Audience;
}

/** The questions of a section, group by group; those that depend on others come and go with their answers. */
export function QuestionnaireFields({ control, section, audience = 'staff' }: QuestionnaireFieldsProps) {
  const words = useQuestionWords();
  const values = useWatch({ control });
  const asked = askedQuestions(section, values as Answers, audience);
  return groupsOf(section).map(({ id }) => {
    const questions = asked.filter(({ group }) => group === id);
    if (questions.length === 0) return null;
    return (
      <FormSection key={id} id={id} title={words.group(id)}>
        <Stack gap="lg">
          {questions.map((question) => (
            <QuestionField key={question.id} control={control} question={question} />
          ))}
        </Stack>
      </FormSection>
    );
  });
}
