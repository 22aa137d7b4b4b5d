import {
  SUPPLEMENT_CATEGORIES,
  SUPPLEMENT_LIMITS,
  supplementFormSchema,
  type SupplementForm as SupplementToSave,
  type SupplementFormInput,
  TAKE_UNITS,
} from '@healzy/domain/supplements';
import { NumberField } from '@healzy/ui/components/NumberField';
import { Select } from '@healzy/ui/components/Select';
import { TextArea } from '@healzy/ui/components/TextArea';
import { TextField } from '@healzy/ui/components/TextField';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Grid } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useField } from '../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { IngredientFields, type SupplementFields } from './IngredientFields.tsx';

export type SupplementFormProps = SavedFormSource<SupplementFormInput, SupplementToSave>;

const FIELDS = [
  'name',
  'nameEn',
  'internalName',
  'category',
  'description',
  'descriptionEn',
  'discountCode',
  'shoppingUrl',
  'servingAmount',
  'servingUnit',
  'ingredients',
] as const;

/** A supplement of the account. */
export function SupplementForm(source: SupplementFormProps) {
  const { t } = useTranslation('supplements');
  const form = useSavedForm<SupplementFormInput, SupplementToSave>({
    ...source,
    rules: supplementFormSchema,
    names: useFieldNames(),
    subject: source.initial.name || undefined,
  });
  return (
    <SavedForm form={form}>
      <FormSection title={t('section.identity')}>
        <IdentityFields form={form} />
      </FormSection>
      <FormSection title={t('section.shop')}>
        <ShopFields form={form} />
      </FormSection>
      <FormSection title={t('section.composition')} description={t('section.compositionHint')}>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <NumberField {...useField(form, 'servingAmount')} isRequired min={0} />
          <Select
            {...useField(form, 'servingUnit')}
            isRequired
            placeholder={t('choose')}
            options={TAKE_UNITS.map((id) => ({ id, label: t(`unit.${id}`) }))}
          />
        </Grid>
        <IngredientFields form={form} />
      </FormSection>
    </SavedForm>
  );
}

function useFieldNames() {
  const { t } = useTranslation('supplements');
  const parts = ['code', 'name', 'amount', 'unit'] as const;
  return Object.fromEntries([
    ...FIELDS.map((field) => [field, t(`field.${field}`)]),
    ...Array.from({ length: SUPPLEMENT_LIMITS.ingredients }, (_, at) =>
      parts.map((part) => [`ingredients.${at}.${part}`, t(`ingredientField.${part}`, { number: at + 1 })]),
    ).flat(),
  ]) as Record<(typeof FIELDS)[number], string>;
}

function IdentityFields({ form }: { form: SupplementFields }) {
  const { t } = useTranslation('supplements');
  const nameEn = useField(form, 'nameEn');
  const internalName = useField(form, 'internalName');
  const description = useField(form, 'description');
  const descriptionEn = useField(form, 'descriptionEn');
  return (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <TextField {...useField(form, 'name')} isRequired autoComplete="off" />
      <TextField {...nameEn} value={nameEn.value ?? ''} isOptional autoComplete="off" />
      <Select
        {...useField(form, 'category')}
        isRequired
        placeholder={t('choose')}
        options={SUPPLEMENT_CATEGORIES.map((id) => ({ id, label: t(`category.${id}`) }))}
      />
      <TextField
        {...internalName}
        value={internalName.value ?? ''}
        hint={t('hint.internalName')}
        isOptional
        autoComplete="off"
      />
      <TextArea
        {...description}
        value={description.value ?? ''}
        isOptional
        limit={SUPPLEMENT_LIMITS.description}
      />
      <TextArea
        {...descriptionEn}
        value={descriptionEn.value ?? ''}
        isOptional
        limit={SUPPLEMENT_LIMITS.description}
      />
    </Grid>
  );
}

function ShopFields({ form }: { form: SupplementFields }) {
  const { t } = useTranslation('supplements');
  const discountCode = useField(form, 'discountCode');
  const shoppingUrl = useField(form, 'shoppingUrl');
  return (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <TextField
        {...shoppingUrl}
        value={shoppingUrl.value ?? ''}
        hint={t('hint.shoppingUrl')}
        type="url"
        isOptional
        autoComplete="off"
      />
      <TextField {...discountCode} value={discountCode.value ?? ''} isOptional autoComplete="off" />
    </Grid>
  );
}
