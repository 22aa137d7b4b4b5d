import type { CgmRecommendationTemplate } from '@healzy/api/cgm/recommendations';
import {
  RECOMMENDATION_LIMITS,
  type RecommendationTemplateForm as Template,
  type RecommendationTemplateInput as TemplateInput,
  recommendationTemplateSchema,
} from '@healzy/domain/cgm';
import { TextArea } from '@healzy/ui/components/TextArea';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { useField } from '../../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../../app/forms/useSavedForm.ts';

export const valuesOfTemplate = (template: CgmRecommendationTemplate | null): TemplateInput => ({
  messageEs: template?.messageEs ?? '',
  messageEn: template?.messageEn ?? '',
});

export interface TemplateFormProps extends Omit<SavedFormSource<TemplateInput, Template>, 'labels'> {
  title: string;
}

/** A template in Spanish, in English, or both. */
export function TemplateForm({ title, ...source }: TemplateFormProps) {
  const { t } = useTranslation('cgm-recommendations');
  const form = useSavedForm<TemplateInput, Template>({
    ...source,
    rules: recommendationTemplateSchema,
    names: { messageEs: t('template.messageEs'), messageEn: t('template.messageEn') },
    labels: { form: title, save: t('form.save') },
  });
  const limit = RECOMMENDATION_LIMITS.characters;
  return (
    <SavedForm form={form}>
      <TextArea {...useField(form, 'messageEs')} hint={t('template.oneIsEnough')} limit={limit} />
      <TextArea {...useField(form, 'messageEn')} limit={limit} />
    </SavedForm>
  );
}
