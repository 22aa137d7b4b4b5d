import { NOTE_TEMPLATE_PARTS, NOTE_TEMPLATES, type NoteTemplate, withTemplate } from '@healzy/domain/notes';
import { RICH_TEXT_LIMITS, plainTextOf, type RichTextBlock } from '@healzy/domain/shared';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { TextField } from '@healzy/ui/components/TextField';
import { Skeleton, Text } from '@healzy/ui/primitives';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useField } from '../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import {
  type NoteDocument,
  type NoteForm as NoteToSave,
  type NoteValues,
  noteValuesSchema,
} from './note-values.ts';
import { type CitedPatient, useNoteCiting } from './useNoteCiting.tsx';
import type { NoteDocumentsFieldProps } from './NoteDocumentsField.tsx';

// Heavy, and the rest of the form can be filled in meanwhile.
const RichTextEditor = lazyPart(
  async () => (await import('@healzy/ui/patterns/RichTextEditor')).RichTextEditor,
  <Skeleton shape="block" height={240} />,
);

const FREE = 'FREE';

export interface NoteFormProps extends SavedFormSource<NoteValues, NoteToSave> {
  /** The field of the documents, which uploads them. */
  documentsField: (field: Omit<NoteDocumentsFieldProps, 'patientId' | 'draftKey'>) => ReactNode;
  /** Whom it is about. */
  patient: CitedPatient;
}

/** Writes a note: title, template, message, documents. */
export function NoteForm({ documentsField, patient, ...source }: NoteFormProps) {
  const { t } = useTranslation('notes');
  const messages = useNoteLabels();
  const form = useSavedForm<NoteValues, NoteToSave>({
    ...source,
    rules: noteValuesSchema,
    names: messages.labels,
    translate: messages.translate,
  });
  const template = useField(form, 'template');
  const message = useField(form, 'message');
  const documents = useField(form, 'documents');
  const { citing, picker } = useNoteCiting(patient);
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
            messages.titlesOf(chosen),
            messages.allTitles,
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
        {...citing}
        limit={RICH_TEXT_LIMITS.characters}
      />
      {picker}
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

/** Characters of a note's text that are enough to tell two versions apart in a conflict. */
const ENOUGH = 600;

/** The labels of the form: its fields, the tools of the editor, the headings of the templates, values as text. */
function useNoteLabels() {
  const { t } = useTranslation(['notes', 'app']);
  return useMemo(() => {
    const titlesOf = (template: NoteTemplate | null): string[] =>
      template === null ? [] : NOTE_TEMPLATE_PARTS[template].map((part) => t(`part.${part}`));
    const labels: Record<keyof NoteValues, string> = {
      title: t('form.title'),
      template: t('form.template'),
      message: t('form.message'),
      documents: t('form.documents'),
    };
    return {
      labels,
      titlesOf,
      allTitles: NOTE_TEMPLATES.flatMap(titlesOf),
      /** The display text of a field's value. */
      translate(field: string, value: unknown): string | null {
        if (field === 'template')
          return value === null ? t('form.free') : t(`template.${value as NoteTemplate}`);
        if (field === 'message') {
          const messages = plainTextOf(value as RichTextBlock[]);
          return messages.length > ENOUGH ? `${messages.slice(0, ENOUGH)}…` : messages || null;
        }
        if (field === 'documents')
          return (value as NoteDocument[]).map(({ fileName }) => fileName).join(', ') || null;
        return null;
      },
    };
  }, [t]);
}
