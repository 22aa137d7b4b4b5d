import {
  %RECORD%_LIMITS,
  %record%FormSchema,
  type %Record%Form as %Record%ToSave,
  type %Record%FormInput,
} from '@healzy/domain/%name%';
import { TextArea } from '@healzy/ui/components/TextArea';
import { TextField } from '@healzy/ui/components/TextField';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useField } from '../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';

export type %Record%FormProps = SavedFormSource<%Record%FormInput, %Record%ToSave>;

/** The fields of %a record words%. */
export function %Record%Form(source: %Record%FormProps) {
  const { t } = useTranslation('%name%');
  const form = useSavedForm<%Record%FormInput, %Record%ToSave>({
    ...source,
    rules: %record%FormSchema,
    names: { title: t('field.title'), text: t('field.text') },
  });
  const text = useField(form, 'text');
  return (
    <SavedForm form={form}>
      <TextField {...useField(form, 'title')} isRequired autoFocus />
      <TextArea {...text} value={text.value ?? ''} isOptional limit={%RECORD%_LIMITS.text} />
    </SavedForm>
  );
}
