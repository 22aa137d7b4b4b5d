import { NOTE_LIMITS, NOTE_TEMPLATES, withTemplate, type NoteTemplate } from '@healzy/domain/notes';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { TextField } from '@healzy/ui/components/TextField';
import { Skeleton, Text } from '@healzy/ui/primitives';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useField } from '../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { noteValuesSchema, type NoteForm as NoteToSave, type NoteValues } from './note-values.ts';
import type { NoteDocumentsFieldProps } from './NoteDocumentsField.tsx';
import { useNoteWords } from './useNoteWords.ts';

// Heavy, and the rest of the form can be filled in meanwhile.
const RichTextEditor = lazyPart(
  async () => (await import('@healzy/ui/patterns/RichTextEditor')).RichTextEditor,
  <Skeleton shape="block" height={240} />,
);

const FREE = 'FREE';

export interface NoteFormProps extends SavedFormSource<NoteValues, NoteToSave> {
  /** The field of the documents, which uploads them. */
  documentsField: (field: Omit<NoteDocumentsFieldProps, 'patientId'>) => ReactNode;
}

/** Writes a note: title, template, message, documents. */
export function NoteForm({ documentsField, ...source }: NoteFormProps) {
  const { t } = useTranslation('notes');
  const words = useNoteWords();
  const form = useSavedForm<NoteValues, NoteToSave>({
    ...source,
    rules: noteValuesSchema,
    names: words.labels,
    say: words.say,
  });
  const template = useField(form, 'template');
  const message = useField(form, 'message');
  const documents = useField(form, 'documents');
  const [isSending, setSending] = useState(false);
  const [isHurried, setHurried] = useState(false);

  return (
    <SavedForm
      form={form}
      isBusy={isSending}
      onSubmit={(event) => {
        // A note that is signed before its uploads finish would lack them forever in that version.
        setHurried(isSending);
        if (isSending) event?.preventDefault?.();
        else form.submit(event);
      }}
    >
      <TextField {...useField(form, 'title')} isRequired />
      <RadioGroup
        label={template.label}
        hint={t('form.templateHint')}
        layout="row"
        name="template"
        value={template.value ?? FREE}
        onChange={(id) => {
          const chosen = id === FREE ? null : (id as NoteTemplate);
          template.onChange(chosen);
          const text = withTemplate(
            form.methods.getValues('message'),
            words.titlesOf(chosen),
            words.allTitles,
          );
          form.methods.setValue('message', text, { shouldDirty: true });
        }}
        options={[
          { id: FREE, label: t('form.free') },
          ...NOTE_TEMPLATES.map((id) => ({ id, label: t(`template.${id}`) })),
        ]}
      />
      <RichTextEditor
        {...message}
        onChange={(value) => message.onChange(value as NoteValues['message'])}
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
