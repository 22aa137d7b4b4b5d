import {
  type Answers,
  type AnswerValue,
  type EntryFieldId,
  type KnownQuestion,
  MAX_ENTRIES,
  questionsOf,
  type SectionId,
} from '@healzy/domain/patient-data';
import { Box } from '@healzy/ui/primitives';
import { useMemo, useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { type SavedFormSource, type SavedRecord, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { answersWhileTyping, formValuesOf } from './answer-values.ts';
import { answersResolver } from './answers-resolver.ts';
import { AnswersList } from './AnswersList.tsx';
import { QuestionnaireFields } from './QuestionnaireFields.tsx';
import { QuestionnaireOutline } from './QuestionnaireOutline.tsx';
import { useQuestionLabels } from './useQuestionLabels.ts';

export interface QuestionnaireFormProps extends Omit<SavedFormSource<Answers>, 'act'> {
  section: SectionId;
}

/** A section of the questionnaire: questions, rules and completeness all come from its definition in the domain. */
export function QuestionnaireForm({ section, initial, onSave, newer, ...source }: QuestionnaireFormProps) {
  const messages = useAnswersLabels(section);
  const toForm = ({ values, version }: SavedRecord<Answers>): SavedRecord<FieldValues> => ({
    values: formValuesOf(section, values),
    version,
  });
  const form = useSavedForm<FieldValues>({
    ...source,
    act: 'patientData.edit',
    initial: formValuesOf(section, initial),
    rules: useMemo(() => answersResolver(section), [section]),
    names: messages.labels,
    translate: messages.translate,
    async onSave(answers, over, changes) {
      const saved = await onSave(answers as Answers, over, changes as Answers);
      return saved && toForm(saved);
    },
    newer: newer && ((current) => toForm(newer(current))),
  });
  const answers = answersWhileTyping(section, useWatch({ control: form.control }));
  // Reading ends where saving refuses something: it is said of fields, which have to be there.
  const { errors, submitCount } = form.methods.formState;
  const [readSince, setReadSince] = useState<number | null>(null);
  const isReading = readSince !== null && (submitCount === readSince || Object.keys(errors).length === 0);

  return (
    <SavedForm form={form} staysOpen isWide>
      <QuestionnaireOutline
        section={section}
        answers={answers}
        isReading={isReading}
        onRead={(wants) => setReadSince(wants ? submitCount : null)}
      />
      {isReading && (
        <Box maxWidth="form">
          <AnswersList section={section} answers={answers} />
        </Box>
      )}
      {/* Hidden rather than removed: what is half typed stays, and can be saved. */}
      <Box maxWidth="form" display={isReading ? 'none' : 'flex'} flexDirection="column" gap="xl">
        <QuestionnaireFields control={form.control} section={section} />
      </Box>
    </SavedForm>
  );
}

/** The labels of a section's fields, and their values as text, for the notices above a form. */
function useAnswersLabels(section: SectionId) {
  const messages = useQuestionLabels();
  const questions = questionsOf(section);
  const cellNames = (question: KnownQuestion): [string, string][] =>
    question.kind !== 'entries'
      ? []
      : Array.from({ length: MAX_ENTRIES }, (_, index) => index).flatMap((index) =>
          question.fields.map((field): [string, string] => [
            `${question.id}.${index}.${field.id}`,
            `${messages.question(question.id)} (${index + 1}), ${messages.columnName(question.id, field.id as EntryFieldId)}`,
          ]),
        );
  return {
    labels: Object.fromEntries(
      questions.flatMap((question): [string, string][] => [
        [question.id, messages.question(question.id)],
        ...cellNames(question),
      ]),
    ),
    translate(field: string, value: unknown): string | null {
      const question = questions.find(({ id }) => id === field);
      return question === undefined ? null : messages.answer(question, value as AnswerValue);
    },
  };
}
