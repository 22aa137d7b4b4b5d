import {
  FOOD_CATEGORIES,
  FOOD_LIMITS,
  FOOD_TIERS,
  FOOD_UNITS,
  foodFormSchema,
  type FoodForm as FoodToSave,
  type FoodFormInput,
  MEAL_TYPES,
  NUTRIENT_KEYS,
} from '@healzy/domain/foods';
import { CheckboxGroup } from '@healzy/ui/components/CheckboxGroup';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { MultiSelect } from '@healzy/ui/components/MultiSelect';
import { NumberField } from '@healzy/ui/components/NumberField';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Select } from '@healzy/ui/components/Select';
import { TextField } from '@healzy/ui/components/TextField';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Grid } from '@healzy/ui/primitives';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { type FormFields, useField } from '../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { FoodNutrientFields } from './FoodNutrientFields.tsx';
import { FoodRestrictionFields } from './FoodRestrictionFields.tsx';
import { PortionFields } from './PortionFields.tsx';
import { RecipeFields } from './RecipeFields.tsx';

export type FoodFormProps = SavedFormSource<FoodFormInput, FoodToSave>;
export type FoodFields = FormFields<FoodFormInput, FoodToSave>;

/** A food of the account, or a recipe, whose composition and restrictions follow from its ingredients. */
export function FoodForm(source: FoodFormProps) {
  const { t } = useTranslation('foods');
  const isRecipe = source.initial.recipe != null;
  const form = useSavedForm<FoodFormInput, FoodToSave>({
    ...source,
    rules: foodFormSchema,
    names: useFoodFieldNames(),
    subject: source.initial.nameEs ?? source.initial.nameEn ?? undefined,
  });
  return (
    <SavedForm form={form}>
      <FormSection title={t('form.identity')}>
        <IdentityFields form={form} />
      </FormSection>
      {isRecipe && (
        <FormSection title={t('form.recipe')}>
          <RecipeFields form={form} />
        </FormSection>
      )}
      <FormSection title={t('form.amounts')}>
        <AmountFields form={form} />
        <PortionFields form={form} />
      </FormSection>
      {isRecipe ? (
        <InlineMessage tone="info">{t('form.computed')}</InlineMessage>
      ) : (
        <>
          <FormSection title={t('form.restrictions')}>
            <FoodRestrictionFields form={form} />
          </FormSection>
          <FormSection title={t('form.composition')} description={t('form.nutrientHint')}>
            <FoodNutrientFields form={form} />
          </FormSection>
        </>
      )}
    </SavedForm>
  );
}

const FIELDS = [
  'nameEs',
  'nameEn',
  'synonyms',
  'category',
  'tier',
  'meals',
  'unit',
  'unitWeight',
  'density',
  'portions',
  'unsuitableFor',
  'suitableFor',
  'carbohydrateKind',
  'sourceNote',
  'recipe',
] as const;

function useFoodFieldNames() {
  const { t } = useTranslation('foods');
  const rows = (count: number) => Array.from({ length: count }, (_, at) => at);
  // What is in a row comes before the list that it is in, so that the server's errors find their row.
  return Object.fromEntries([
    ...rows(FOOD_LIMITS.portions).flatMap((at) => {
      const row = t('form.portion', { number: at + 1 });
      return [
        [`portions.${at}.nameEs`, `${row}, ${t('form.portionNameEs')}`],
        [`portions.${at}.nameEn`, `${row}, ${t('form.portionNameEn')}`],
        [`portions.${at}.grams`, `${row}, ${t('form.portionGrams')}`],
      ];
    }),
    ...rows(FOOD_LIMITS.ingredients).flatMap((at) => [
      [`recipe.ingredients.${at}.foodId`, t('form.ingredient', { number: at + 1 })],
      [`recipe.ingredients.${at}.grams`, t('form.ingredientGrams', { number: at + 1 })],
    ]),
    ['recipe.ingredients', t('page.ingredients')],
    ['recipe.yieldGrams', t('form.yieldGrams')],
    ...FIELDS.map((field) => [field, t(`form.${field}`)]),
    ...NUTRIENT_KEYS.map((key) => [`nutrients.${key}`, t(`nutrient.${key}`)]),
  ]) as Record<(typeof FIELDS)[number], string>;
}

function IdentityFields({ form }: { form: FoodFields }) {
  const { t } = useTranslation('foods');
  const nameEs = useField(form, 'nameEs');
  const nameEn = useField(form, 'nameEn');
  const synonyms = useField(form, 'synonyms');
  const tier = useField(form, 'tier');
  return (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <TextField {...nameEs} value={nameEs.value ?? ''} autoComplete="off" />
      <TextField {...nameEn} value={nameEn.value ?? ''} autoComplete="off" isOptional />
      <Select
        {...useField(form, 'category')}
        isRequired
        placeholder={t('form.choose')}
        options={FOOD_CATEGORIES.map((id) => ({ id, label: t(`category.${id}`) }))}
      />
      <MultiSelect
        {...synonyms}
        value={synonyms.value ?? []}
        onChange={(names) => synonyms.onChange([...names])}
        isOptional
        options={[]}
        createLabel={(name) => t('form.addSynonym', { name })}
        countText={(count) => t('form.synonymsCount', { count })}
        chosenLabel={t('form.synonymsChosen')}
      />
      <RadioGroup
        {...tier}
        value={String(tier.value ?? 2)}
        onChange={(id) => tier.onChange(FOOD_TIERS.find((one) => String(one) === id) ?? 2)}
        layout="row"
        options={FOOD_TIERS.map((id) => ({ id: String(id), label: t(`tier.${id}`) }))}
      />
      <CheckboxGroup
        {...useField(form, 'meals')}
        options={MEAL_TYPES.map((id) => ({ id, label: t(`meal.${id}`) }))}
        isOptional
      />
    </Grid>
  );
}

function AmountFields({ form }: { form: FoodFields }) {
  const { t } = useTranslation('foods');
  const unit = useWatch({ control: form.control, name: 'unit' });
  const isPiece = unit === 'U';
  return (
    <Grid columns={{ phone: 1, tablet: 3 }}>
      <Select
        {...useField(form, 'unit')}
        isRequired
        placeholder={t('form.choose')}
        options={FOOD_UNITS.map((id) => ({ id, label: t(`unit.${id}`) }))}
      />
      <NumberField
        {...useField(form, 'unitWeight')}
        label={t(isPiece ? 'form.unitWeightPiece' : 'form.unitWeight')}
        unit={t(`unitShort.${unit === 'ML' ? 'ML' : 'G'}`)}
        isRequired={isPiece}
        isOptional={!isPiece}
        min={0}
        max={FOOD_LIMITS.amount}
      />
      {unit === 'ML' && <DensityField form={form} />}
    </Grid>
  );
}

function DensityField({ form }: { form: FoodFields }) {
  const { t } = useTranslation('foods');
  return (
    <NumberField
      {...useField(form, 'density')}
      unit="g/ml"
      hint={t('form.densityHint')}
      isOptional
      step={0.01}
    />
  );
}
