import type { SavedReply } from '@healzy/api/chats/saved-replies';
import {
  CHAT_MESSAGE_LENGTH,
  type SavedReplyForm as Reply,
  type SavedReplyInput as ReplyInput,
  savedReplySchema,
} from '@healzy/domain/chats';
import { TextArea } from '@healzy/ui/components/TextArea';
import { TextField } from '@healzy/ui/components/TextField';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { useField } from '../../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../../app/forms/useSavedForm.ts';

export const valuesOfReply = (reply: SavedReply | null): ReplyInput => ({
  title: reply?.title ?? '',
  textEs: reply?.textEs ?? '',
  textEn: reply?.textEn ?? '',
});

export interface SavedReplyFormProps extends Omit<SavedFormSource<ReplyInput, Reply>, 'labels'> {
  title: string;
}

/** A saved reply: how it is found, and its text in Spanish, in English, or both. */
export function SavedReplyForm({ title, ...source }: SavedReplyFormProps) {
  const { t } = useTranslation('chats');
  const form = useSavedForm<ReplyInput, Reply>({
    ...source,
    rules: savedReplySchema,
    names: { title: t('replies.name'), textEs: t('replies.textEs'), textEn: t('replies.textEn') },
    labels: { form: title, save: t('replies.save') },
  });
  return (
    <SavedForm form={form}>
      <TextField {...useField(form, 'title')} isRequired hint={t('replies.nameHint')} />
      <TextArea
        {...useField(form, 'textEs')}
        hint={t('replies.oneIsEnough', { placeholder: '{nombre}' })}
        limit={CHAT_MESSAGE_LENGTH}
      />
      <TextArea
        {...useField(form, 'textEn')}
        hint={t('replies.placeholder', { placeholder: '{name}' })}
        limit={CHAT_MESSAGE_LENGTH}
      />
    </SavedForm>
  );
}
