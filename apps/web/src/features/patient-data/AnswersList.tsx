import {
  groupsOf,
  isUnanswered,
  shownQuestions,
  type Answers,
  type SectionId,
} from '@healzy/domain/patient-data';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Stack, Text } from '@healzy/ui/primitives';
import { useQuestionLabels } from './useQuestionLabels.ts';

/** The answers of a section, read-only, group by group; a question that does not apply is not listed. */
export function AnswersList({ section, answers }: { section: SectionId; answers: Answers }) {
  const labels = useQuestionLabels();
  const shown = new Set(shownQuestions(section, answers).map(({ id }) => id));
  return (
    <Stack gap="md">
      {groupsOf(section).map(({ id, questions }) => (
        <Card key={id} title={labels.group(id)}>
          <DescriptionList
            items={questions
              .filter((question) => shown.has(question.id))
              .map((question) => {
                const { term, detail } = labels.fact(question, answers);
                return {
                  term,
                  detail: isUnanswered(answers[question.id]) ? <Text tone="muted">{detail}</Text> : detail,
                };
              })}
          />
        </Card>
      ))}
    </Stack>
  );
}
