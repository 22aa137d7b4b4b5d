import {
  FOOD_FIELD_NAMES,
  FOOD_LIMITS,
  FOOD_TIERS,
  type FoodField,
  foodFormSchema,
  type FoodForm as FoodToSave,
  type FoodFormInput,
  NUTRIENT_KEYS,
  type OwnFoodField,
  plainFoodControl,
} from '@healzy/domain/foods';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { MultiSelect } from '@healzy/ui/components/MultiSelect';
import { NumberField } from '@healzy/ui/components/NumberField';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Grid, Stack } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PlainField } from '../../app/forms/PlainField.tsx';
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
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <Fields form={form} names={[...PLACED.identity, ...OTHERS]} />
        </Grid>
      </FormSection>
      {isRecipe && (
        <FormSection title={t('form.recipe')}>
          <Fields form={form} names={['recipe']} />
        </FormSection>
      )}
      <FormSection title={t('form.amounts')}>
        <Grid columns={{ phone: 1, tablet: 3 }}>
          <Fields form={form} names={PLACED.amounts} />
        </Grid>
        <Fields form={form} names={['portions']} />
      </FormSection>
      {isRecipe ? (
        <InlineMessage tone="info">{t('form.computed')}</InlineMessage>
      ) : (
        <>
          <FormSection title={t('form.restrictions')}>
            <Fields form={form} names={['unsuitableFor']} />
          </FormSection>
          <FormSection title={t('form.composition')} description={t('form.nutrientHint')}>
            <Stack gap="md">
              <Fields form={form} names={PLACED.composition} />
            </Stack>
          </FormSection>
        </>
      )}
    </SavedForm>
  );
}

type Control = (props: { form: FoodFields }) => ReactNode;
/** A field that is edited in the control of another. */
const Elsewhere: Control = () => null;

/** The controls of fields that are not plain: one that is missing does not compile. */
const CONTROLS: Record<OwnFoodField, Control> = {
  synonyms: SynonymsField,
  tier: TierField,
  unitWeight: UnitWeightField,
  density: DensityField,
  portions: PortionFields,
  unsuitableFor: FoodRestrictionFields,
  suitableFor: Elsewhere,
  carbohydrateKind: Elsewhere,
  nutrients: FoodNutrientFields,
  recipe: RecipeFields,
};

const PLACED = {
  identity: ['nameEs', 'nameEn', 'category', 'synonyms', 'tier', 'meals'],
  amounts: ['unit', 'unitWeight', 'density'],
  composition: ['nutrients', 'sourceNote'],
} as const satisfies Record<string, readonly FoodField[]>;
/** Plain fields without a place of their own. */
const OTHERS = FOOD_FIELD_NAMES.filter(
  (name) =>
    plainFoodControl(name) &&
    !Object.values(PLACED)
      .flat()
      .some((placed) => placed === name),
);

function Fields({ form, names }: { form: FoodFields; names: readonly FoodField[] }) {
  const { t } = useTranslation('foods');
  return names.map((name) => {
    const control = plainFoodControl(name);
    if (control)
      return (
        <PlainField key={name} {...{ form, name, control }} messages="foods" choose={t('form.choose')} />
      );
    const Own = CONTROLS[name as OwnFoodField];
    return <Own key={name} form={form} />;
  });
}

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
    ...FOOD_FIELD_NAMES.filter((field) => field !== 'nutrients').map((field) => [field, t(`form.${field}`)]),
    ...NUTRIENT_KEYS.map((key) => [`nutrients.${key}`, t(`nutrient.${key}`)]),
  ]) as Record<FoodField, string>;
}

function SynonymsField({ form }: { form: FoodFields }) {
  const { t } = useTranslation('foods');
  const synonyms = useField(form, 'synonyms');
  return (
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
  );
}

function TierField({ form }: { form: FoodFields }) {
  const { t } = useTranslation('foods');
  const tier = useField(form, 'tier');
  return (
    <RadioGroup
      {...tier}
      value={String(tier.value ?? 2)}
      onChange={(id) => tier.onChange(FOOD_TIERS.find((one) => String(one) === id) ?? 2)}
      layout="row"
      options={FOOD_TIERS.map((id) => ({ id: String(id), label: t(`tier.${id}`) }))}
    />
  );
}

function UnitWeightField({ form }: { form: FoodFields }) {
  const { t } = useTranslation('foods');
  const unit = useWatch({ control: form.control, name: 'unit' });
  const isPiece = unit === 'U';
  return (
    <NumberField
      {...useField(form, 'unitWeight')}
      label={t(isPiece ? 'form.unitWeightPiece' : 'form.unitWeight')}
      unit={t(`unitShort.${unit === 'ML' ? 'ML' : 'G'}`)}
      isRequired={isPiece}
      isOptional={!isPiece}
      min={0}
      max={FOOD_LIMITS.amount}
    />
  );
}

/** Only what is counted in millilitres has one. */
function DensityField({ form }: { form: FoodFields }) {
  const { t } = useTranslation('foods');
  const density = useField(form, 'density');
  if (useWatch({ control: form.control, name: 'unit' }) !== 'ML') return null;
  return <NumberField {...density} unit="g/ml" hint={t('form.densityHint')} isOptional step={0.01} />;
}
