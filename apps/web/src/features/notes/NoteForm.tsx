import { zodResolver } from '@hookform/resolvers/zod';
import { NOTE_LIMITS, NOTE_TEMPLATES, withTemplate, type NoteTemplate } from '@healzy/domain/notes';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { TextField } from '@healzy/ui/components/TextField';
import { Skeleton } from '@healzy/ui/primitives/Skeleton';
import { Text } from '@healzy/ui/primitives/Text';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useField } from '../../app/forms/useField.ts';
import { useFormDraft } from '../../app/forms/useFormDraft.ts';
import { type FormSaveOptions, useFormSave } from '../../app/forms/useFormSave.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import {
  NOTE_FIELDS,
  noteValuesSchema,
  type NoteForm as NoteToSave,
  type NoteValues,
} from './note-values.ts';
import type { NoteDocumentsFieldProps } from './NoteDocumentsField.tsx';
import { useNoteWords } from './useNoteWords.ts';

// Heavy, and the rest of the form can be filled in meanwhile.
const RichTextEditor = lazyPart(
  async () => (await import('@healzy/ui/patterns/RichTextEditor')).RichTextEditor,
  <Skeleton shape="block" height={240} />,
);

const FREE = 'FREE';

export interface NoteFormProps {
  initial: NoteValues;
  /** Under which name what is typed is kept: `patients/<id>/notes/new`. */
  draftKey: string;
  /** The version of the note that is changed. */
  version?: number;
  /** The field of the documents, which sends them. */
  documentsField: (field: Omit<NoteDocumentsFieldProps, 'patientId'>) => ReactNode;
  onSave: FormSaveOptions<NoteValues, NoteToSave>['save'];
  onSaved?: () => void | Promise<void>;
  /** The note that somebody else signed meanwhile, out of the refusal. */
  newer?: NonNullable<FormSaveOptions<NoteValues, NoteToSave>['newer']>;
  labels: { form: string; save: string; failed: string };
}

/** Writes a note: title, template, message, documents. */
export function NoteForm({
  initial,
  draftKey,
  version,
  documentsField,
  onSave,
  onSaved,
  newer,
  labels,
}: NoteFormProps) {
  const { t } = useTranslation(['notes', 'app']);
  const words = useNoteWords();
  const form = useForm<NoteValues, unknown, NoteToSave>({
    defaultValues: initial,
    resolver: zodResolver(noteValuesSchema),
  });
  const draft = useFormDraft(form, draftKey, { version: version ?? null });
  const saving = useFormSave(form, draft, {
    fields: NOTE_FIELDS,
    save: onSave,
    onSaved,
    newer,
  });
  const template = useField(form.control, 'template');
  const message = useField(form.control, 'message');
  const documents = useField(form.control, 'documents');
  const [isSending, setSending] = useState(false);
  const [isHurried, setHurried] = useState(false);

  return (
    <SavedForm
      form={form}
      draft={draft}
      saving={saving}
      names={words.labels}
      say={words.say}
      labels={labels}
      isBusy={isSending}
      onSubmit={(event) => {
        // A note that is signed without what is still on its way would lack it for ever in that version.
        setHurried(isSending);
        if (isSending) event?.preventDefault?.();
        else saving.submit(event);
      }}
    >
      <TextField {...useField(form.control, 'title')} label={words.labels.title} isRequired />
      <RadioGroup
        label={words.labels.template}
        hint={t('form.templateHint')}
        layout="row"
        name="template"
        value={template.value ?? FREE}
        onChange={(id) => {
          const chosen = id === FREE ? null : (id as NoteTemplate);
          template.onChange(chosen);
          const text = withTemplate(form.getValues('message'), words.titlesOf(chosen), words.allTitles);
          form.setValue('message', text, { shouldDirty: true });
        }}
        options={[
          { id: FREE, label: t('form.free') },
          ...NOTE_TEMPLATES.map((id) => ({ id, label: t(`template.${id}`) })),
        ]}
      />
      <RichTextEditor
        label={words.labels.message}
        name="message"
        value={message.value}
        onChange={(value) => message.onChange(value as NoteValues['message'])}
        onBlur={message.onBlur}
        inputRef={message.inputRef}
        error={message.error}
        limit={NOTE_LIMITS.characters}
        labels={words.editor}
      />
      {documentsField({
        value: documents.value,
        onChange: documents.onChange,
        onBusyChange: setSending,
        error: documents.error,
      })}
      {isHurried && isSending && (
        <InlineMessage tone="warning" role="alert">
          {t('upload.wait')}
        </InlineMessage>
      )}
      <Text as="p" size="sm" tone="muted">
        {t('form.signing')}
      </Text>
    </SavedForm>
  );
}
