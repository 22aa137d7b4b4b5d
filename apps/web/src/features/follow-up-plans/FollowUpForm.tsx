import {
  FOLLOW_UP_LIMITS,
  FOLLOW_UP_TYPES,
  followUpFormSchema,
  type FollowUpForm as FollowUpToSave,
  type FollowUpFormInput,
  testsOf,
  type TemplateStep,
} from '@healzy/domain/follow-up-plans';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { RadioCards } from '@healzy/ui/components/RadioCards';
import { type Option, Select } from '@healzy/ui/components/Select';
import { TextArea } from '@healzy/ui/components/TextArea';
import { Grid } from '@healzy/ui/primitives';
import { testName } from '@healzy/domain/medical-tests';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../state/language.ts';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { type FormFields, useField } from '../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { useFormats } from '../../app/formats.ts';

export interface FollowUpFormProps extends SavedFormSource<FollowUpFormInput, FollowUpToSave> {
  /** The patient's specialists. */
  specialists: readonly Option[];
  /** The steps of each type, for the choice of one; omitted for a running one, whose type stays. */
  templates?: readonly { type: FollowUpToSave['type']; steps: readonly Pick<TemplateStep, 'proof'>[] }[];
}

/** A new follow-up plan, or what can be changed of one. */
export function FollowUpForm({ specialists, templates, ...source }: FollowUpFormProps) {
  const { t } = useTranslation(['follow-up-plans', 'app']);
  const form = useSavedForm<FollowUpFormInput, FollowUpToSave>({
    ...source,
    rules: followUpFormSchema,
    names: {
      type: t('field.type'),
      startDate: t('field.startDate'),
      professionalId: t('field.specialist'),
      observations: t('field.observations'),
    },
    translate: (field, value) => {
      if (field === 'type') return t(`type.${value as FollowUpToSave['type']}`);
      return field === 'professionalId' ? (specialists.find(({ id }) => id === value)?.label ?? null) : null;
    },
  });
  const observations = useField(form, 'observations');
  return (
    <SavedForm form={form}>
      {templates && <TypeField form={form} templates={templates} />}
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <DatePicker {...useField(form, 'startDate')} isRequired hint={t('form.startHint')} />
        <Select
          {...useField(form, 'professionalId')}
          isRequired
          placeholder={t('app:form.choose')}
          options={specialists}
        />
      </Grid>
      <TextArea
        {...observations}
        value={observations.value ?? ''}
        isOptional
        limit={FOLLOW_UP_LIMITS.observations}
      />
    </SavedForm>
  );
}

interface TypeFieldProps {
  form: FormFields<FollowUpFormInput, FollowUpToSave>;
  templates: NonNullable<FollowUpFormProps['templates']>;
}

function TypeField({ form, templates }: TypeFieldProps) {
  const { t } = useTranslation('follow-up-plans');
  const language = useLanguage();
  const formats = useFormats();
  const descriptionOf = (type: FollowUpToSave['type']) => {
    const steps = templates.find((template) => template.type === type)?.steps ?? [];
    const tests = testsOf(steps).map((test) => testName(test, language));
    const count = { count: steps.length, steps: formats.number(steps.length) };
    return tests.length === 0
      ? t('form.stepCount', count)
      : t('form.template', { ...count, tests: formats.list(tests) });
  };
  return (
    <RadioCards
      {...useField(form, 'type')}
      isRequired
      options={FOLLOW_UP_TYPES.map((id) => ({
        id,
        title: t(`type.${id}`),
        description: descriptionOf(id),
      }))}
    />
  );
}
