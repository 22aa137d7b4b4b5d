import { questionsOf, type Answers, type SectionId } from '@healzy/domain/patient-data';
import { useMemo } from 'react';
import { type FieldValues, useForm, useWatch } from 'react-hook-form';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useFormDraft } from '../../app/forms/useFormDraft.ts';
import { type SavedRecord, useFormSave } from '../../app/forms/useFormSave.ts';
import { completenessWhileTyping, formValuesOf } from './answer-values.ts';
import { answersResolver } from './answers-resolver.ts';
import { CompletenessBar } from './CompletenessBar.tsx';
import { QuestionnaireFields } from './QuestionnaireFields.tsx';
import { useAnswersWords } from './useAnswersWords.ts';

export interface QuestionnaireFormProps {
  section: SectionId;
  /** The answers as they stand. */
  initial: Answers;
  version: number;
  /** Under which name what is typed is kept: `patients/<id>/data/<section>`. */
  draftKey: string;
  /** Saves over `version`, and answers with the section as it then stands. */
  onSave: (answers: Answers, version: number) => Promise<SavedRecord<Answers>>;
  onSaved?: () => void | Promise<void>;
  /** The section that somebody else saved meanwhile, out of the refusal. */
  newer: (current: unknown) => SavedRecord<Answers>;
  labels: { form: string; save: string; failed: string };
}

/** A section of the questionnaire: questions, rules and completeness all come from its definition in the domain. */
export function QuestionnaireForm({
  section,
  initial,
  version,
  draftKey,
  onSave,
  onSaved,
  newer,
  labels,
}: QuestionnaireFormProps) {
  const form = useForm<FieldValues, unknown, FieldValues>({
    defaultValues: formValuesOf(section, initial),
    resolver: useMemo(() => answersResolver(section), [section]),
  });
  const draft = useFormDraft(form, draftKey, { version });
  const toForm = ({ values, version: saved }: SavedRecord<Answers>): SavedRecord<FieldValues> => ({
    values: formValuesOf(section, values),
    version: saved,
  });
  const saving = useFormSave(form, draft, {
    fields: questionsOf(section).map(({ id }) => id),
    save: async (answers, over) => toForm(await onSave(answers as Answers, over)),
    newer: (current) => toForm(newer(current)),
    onSaved,
  });
  const words = useAnswersWords(section);
  const values = useWatch({ control: form.control });

  return (
    <SavedForm
      form={form}
      draft={draft}
      saving={saving}
      names={words.labels}
      say={words.say}
      labels={labels}
      staysOpen
    >
      <CompletenessBar {...completenessWhileTyping(section, values)} />
      <QuestionnaireFields control={form.control} section={section} />
    </SavedForm>
  );
}
