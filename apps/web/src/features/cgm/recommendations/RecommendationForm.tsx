import type { CgmRecommendationTemplate } from '@healzy/api/cgm/recommendations';
import {
  RECOMMENDATION_LIMITS,
  type RecommendationForm as Recommendation,
  recommendationSchema,
  templateMessage,
} from '@healzy/domain/cgm';
import { LANGUAGES } from '@healzy/domain/shared';
import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { TextArea } from '@healzy/ui/components/TextArea';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { useField } from '../../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../../app/forms/useSavedForm.ts';

export interface RecommendationFormProps extends Omit<SavedFormSource<Recommendation>, 'labels'> {
  title: string;
  templates: readonly CgmRecommendationTemplate[];
}

/** A recommendation in the patient's language: written, or from a template. */
export function RecommendationForm({ title, templates, ...source }: RecommendationFormProps) {
  const { t } = useTranslation('cgm-recommendations');
  const form = useSavedForm<Recommendation>({
    ...source,
    rules: recommendationSchema,
    names: { language: t('form.language'), message: t('form.message') },
    labels: { form: title, save: t('form.save') },
  });
  const language = useField(form, 'language');
  const message = useField(form, 'message');
  const offered = templates.flatMap((template) => {
    const text = templateMessage(template, language.value);
    return text === null ? [] : [{ id: template.id, text }];
  });
  const left = templates.length - offered.length;
  return (
    <SavedForm form={form}>
      <RadioGroup
        {...language}
        hint={t('form.languageHint')}
        layout="row"
        onChange={(id) => language.onChange(id as Recommendation['language'])}
        options={LANGUAGES.map((id) => ({ id, label: t(`language.${id}`) }))}
      />
      <TextArea {...message} limit={RECOMMENDATION_LIMITS.characters} isRequired />
      {templates.length > 0 && (
        <Stack gap="xs" role="group" aria-label={t('form.templates')}>
          <Text weight="medium">{t('form.templates')}</Text>
          <Text size="sm" tone="muted">
            {t('form.templatesHint')}
          </Text>
          <Stack as="ul" gap="xs">
            {offered.map(({ id, text }) => (
              <li key={id}>
                <Button
                  intent="quiet"
                  size="small"
                  onPress={() =>
                    // What was typed is never replaced.
                    message.onChange(
                      message.value.trim() === '' ? text : `${message.value.trimEnd()}\n${text}`,
                    )
                  }
                >
                  {text}
                </Button>
              </li>
            ))}
          </Stack>
          {left > 0 && (
            <InlineMessage>
              {t('form.templatesLeft', { count: left, language: t(`language.${language.value}`) })}
            </InlineMessage>
          )}
        </Stack>
      )}
    </SavedForm>
  );
}
