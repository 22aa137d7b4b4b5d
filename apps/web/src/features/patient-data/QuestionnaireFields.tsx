import {
  askedQuestions,
  groupsOf,
  isUnanswered,
  type Answers,
  type Audience,
  type KnownQuestion,
  type SectionId,
} from '@healzy/domain/patient-data';
import { FormQuestion, FormSection } from '@healzy/ui/patterns/FormLayout';
import { Grid, Stack } from '@healzy/ui/primitives';
import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import { QuestionField } from './QuestionField.tsx';
import type { AnswersControl } from './useAnswer.ts';
import { useQuestionLabels } from './useQuestionLabels.ts';

export interface QuestionnaireFieldsProps {
  control: AnswersControl;
  section: SectionId;
  /** Patients on their own are not asked for a specialist's estimates. */
  audience?: Audience;
}

/** Groups consecutive number questions, which are rendered side by side; other questions stay single. */
function inRuns(questions: readonly KnownQuestion[]): KnownQuestion[][] {
  const runs: KnownQuestion[][] = [];
  for (const question of questions) {
    const last = runs.at(-1);
    if (question.kind === 'number' && last?.[0]?.kind === 'number') last.push(question);
    else runs.push([question]);
  }
  return runs;
}

/** The questions of a section, group by group; dependent questions appear and disappear with the answers. */
export function QuestionnaireFields({ control, section, audience = 'staff' }: QuestionnaireFieldsProps) {
  const labels = useQuestionLabels();
  const values = useWatch({ control });
  const asked = askedQuestions(section, values as Answers, audience);
  return groupsOf(section).map(({ id }) => {
    const questions = asked.filter(({ group }) => group === id);
    if (questions.length === 0) return null;
    return (
      <FormSection key={id} id={id} title={labels.group(id)}>
        <Stack gap="lg">
          {inRuns(questions).map((run) => {
            const fields = run.map((question) => {
              const field = <QuestionField control={control} question={question} audience={audience} />;
              // Patients may leave open what they like: nothing tells them that it is missing.
              return audience === 'patient' ? (
                <Fragment key={question.id}>{field}</Fragment>
              ) : (
                <FormQuestion
                  key={question.id}
                  isAnswered={question.isRemark === true || !isUnanswered((values as Answers)[question.id])}
                >
                  {field}
                </FormQuestion>
              );
            });
            return run[0]?.kind === 'number' ? (
              <Grid key={run[0].id} columns={{ phone: 1, tablet: 2 }}>
                {fields}
              </Grid>
            ) : (
              fields
            );
          })}
        </Stack>
      </FormSection>
    );
  });
}
