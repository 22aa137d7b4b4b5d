import { questionsOf, type Answers, type SectionId } from '@healzy/domain/patient-data';
import { FormLayout } from '@healzy/ui/patterns/FormLayout';
import { useMemo } from 'react';
import { type FieldValues, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormNotices } from '../../app/forms/FormNotices.tsx';
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
  const { t } = useTranslation('app');
  const form = useForm<FieldValues, unknown, FieldValues>({
    defaultValues: formValuesOf(section, initial),
    resolver: useMemo(() => answersResolver(section), [section]),
  });
  const draft = useFormDraft(form, draftKey, { version });
  const toForm = ({ values, version: saved }: SavedRecord<Answers>): SavedRecord<FieldValues> => ({
    values: formValuesOf(section, values),
    version: saved,
  });
  const { submit, refusal, status } = useFormSave(form, draft, {
    fields: questionsOf(section).map(({ id }) => id),
    save: async (answers, over) => toForm(await onSave(answers as Answers, over)),
    newer: (current) => toForm(newer(current)),
    ...(onSaved ? { onSaved } : {}),
  });
  const words = useAnswersWords(section);
  const values = useWatch({ control: form.control });

  return (
    <FormLayout
      aria-label={labels.form}
      isDirty={form.formState.isDirty}
      status={status}
      onSubmit={submit}
      onDiscard={draft.discard}
      labels={{
        save: labels.save,
        saving: t('form.saving'),
        discard: t('action.cancel'),
        unsaved: t('form.unsaved'),
        saved: t('form.saved'),
      }}
      errorSummary={
        <FormNotices
          form={form}
          draft={draft}
          refusal={refusal}
          failed={labels.failed}
          labels={words.labels}
          say={words.say}
        />
      }
    >
      <CompletenessBar {...completenessWhileTyping(section, values)} />
      <QuestionnaireFields control={form.control} section={section} />
    </FormLayout>
  );
}
