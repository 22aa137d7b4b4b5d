import {
  type PlainSupplementField,
  SUPPLEMENT_FIELD_NAMES,
  SUPPLEMENT_FIELDS,
  SUPPLEMENT_LIMITS,
  type SupplementField,
  supplementFormSchema,
  type SupplementForm as SupplementToSave,
  type SupplementFormInput,
} from '@healzy/domain/supplements';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Grid } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { PlainField } from '../../app/forms/PlainField.tsx';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { IngredientFields, type SupplementFields } from './IngredientFields.tsx';

export type SupplementFormProps = SavedFormSource<SupplementFormInput, SupplementToSave>;

const PLACED = {
  identity: ['name', 'nameEn', 'category', 'internalName', 'description', 'descriptionEn'],
  shop: ['shoppingUrl', 'discountCode'],
  composition: ['servingAmount', 'servingUnit'],
} as const satisfies Record<string, readonly PlainSupplementField[]>;

/** The controls of fields that are not plain: one that is missing does not compile. */
const CONTROLS: Record<Exclude<SupplementField, PlainSupplementField>, typeof IngredientFields> = {
  ingredients: IngredientFields,
};

/** Plain fields without a place of their own. */
const OTHERS = SUPPLEMENT_FIELD_NAMES.filter(
  (name): name is PlainSupplementField =>
    !(name in CONTROLS) &&
    !Object.values(PLACED)
      .flat()
      .some((placed) => placed === name),
);

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
        <Fields form={form} names={[...PLACED.identity, ...OTHERS]} />
      </FormSection>
      <FormSection title={t('section.shop')}>
        <Fields form={form} names={PLACED.shop} />
      </FormSection>
      <FormSection title={t('section.composition')} description={t('section.compositionHint')}>
        <Fields form={form} names={PLACED.composition} />
        <CONTROLS.ingredients form={form} />
      </FormSection>
    </SavedForm>
  );
}

function useFieldNames() {
  const { t } = useTranslation('supplements');
  const parts = ['code', 'name', 'amount', 'unit'] as const;
  return Object.fromEntries([
    ...SUPPLEMENT_FIELD_NAMES.map((field) => [field, t(`field.${field}`)]),
    ...Array.from({ length: SUPPLEMENT_LIMITS.ingredients }, (_, at) =>
      parts.map((part) => [`ingredients.${at}.${part}`, t(`ingredientField.${part}`, { number: at + 1 })]),
    ).flat(),
  ]) as Record<SupplementField, string>;
}

function Fields({ form, names }: { form: SupplementFields; names: readonly PlainSupplementField[] }) {
  const { t } = useTranslation('supplements');
  return (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      {names.map((name) => (
        <PlainField
          key={name}
          {...{ form, name }}
          control={SUPPLEMENT_FIELDS[name].control}
          messages="supplements"
          choose={t('choose')}
        />
      ))}
    </Grid>
  );
}
