import type { RecipeReading } from '@healzy/api/dishes';
import { MEAL_TYPES } from '@healzy/domain/foods';
import {
  DISH_COURSES,
  DISH_LIMITS,
  type DishForm as DishToSave,
  type TypedDish,
  typedDishSchema,
} from '@healzy/domain/foods/dishes';
import { CheckboxGroup } from '@healzy/ui/components/CheckboxGroup';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { MultiSelect } from '@healzy/ui/components/MultiSelect';
import { NumberField } from '@healzy/ui/components/NumberField';
import { Select } from '@healzy/ui/components/Select';
import { TextArea } from '@healzy/ui/components/TextArea';
import { TextField } from '@healzy/ui/components/TextField';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Grid } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { type FormFields, useField } from '../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { DishIngredientFields } from './DishIngredientFields.tsx';
import { useDishLabels } from './useDishLabels.ts';

export interface DishFormProps extends SavedFormSource<TypedDish, DishToSave> {
  /** The text that it is from, with what its ingredients may be. */
  reading?: RecipeReading;
}
export type DishFields = FormFields<TypedDish, DishToSave>;

/** A dish of the account. Its figures, restrictions and allergens are not asked for: they follow from its foods. */
export function DishForm({ reading, ...source }: DishFormProps) {
  const { t } = useTranslation('dishes');
  const form = useSavedForm<TypedDish, DishToSave>({
    ...source,
    rules: typedDishSchema,
    names: useDishFieldNames(),
    subject: source.initial.nameEs ?? source.initial.nameEn ?? undefined,
  });
  return (
    <SavedForm form={form}>
      {reading && (
        <InlineMessage tone="warning">
          {[
            t('import.look'),
            ...(reading.servings === null ? [t('import.noServings')] : []),
            ...(reading.leftOut > 0 ? [t('import.leftOut', { count: reading.leftOut })] : []),
          ].join(' ')}
        </InlineMessage>
      )}
      <FormSection title={t('form.identity')}>
        <IdentityFields form={form} />
      </FormSection>
      <FormSection title={t('form.ingredients')} description={t('form.ingredientsHint')}>
        <DishIngredientFields form={form} {...(reading ? { reading } : {})} />
      </FormSection>
      <FormSection title={t('steps.title')} description={t('form.stepsHint', { max: DISH_LIMITS.step })}>
        <StepFields form={form} />
      </FormSection>
      <InlineMessage tone="info">{t('form.computed')}</InlineMessage>
    </SavedForm>
  );
}

const FIELDS = ['nameEs', 'nameEn', 'course', 'meals', 'servings', 'minutes', 'season', 'keepsDays'] as const;

function useDishFieldNames() {
  const { t } = useTranslation('dishes');
  // What is in a row comes before the list that it is in, so that the server's errors find their row.
  return Object.fromEntries([
    ...Array.from({ length: DISH_LIMITS.ingredients }, (_, at) =>
      (['foodId', 'grams', 'part', 'minFactor', 'maxFactor', 'stepGrams'] as const).map((field) => [
        `ingredients.${at}.${field}`,
        t(`form.ingredient.${field}`, { number: at + 1 }),
      ]),
    ).flat(),
    ['ingredients', t('form.ingredients')],
    ['steps.es', t('form.stepsEs')],
    ['steps.en', t('form.stepsEn')],
    ...FIELDS.map((field) => [field, t(`form.${field}`)]),
  ]) as Record<(typeof FIELDS)[number], string>;
}

function IdentityFields({ form }: { form: DishFields }) {
  const { t } = useTranslation(['dishes', 'foods']);
  const labels = useDishLabels();
  const nameEs = useField(form, 'nameEs');
  const nameEn = useField(form, 'nameEn');
  const season = useField(form, 'season');
  return (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <TextField {...nameEs} value={nameEs.value ?? ''} autoComplete="off" />
      <TextField {...nameEn} value={nameEn.value ?? ''} autoComplete="off" isOptional />
      <Select
        {...useField(form, 'course')}
        isRequired
        placeholder={t('form.choose')}
        options={DISH_COURSES.map((id) => ({ id, label: t(`course.${id}`) }))}
      />
      <NumberField {...useField(form, 'servings')} isRequired min={1} max={DISH_LIMITS.servings} />
      <CheckboxGroup
        {...useField(form, 'meals')}
        options={MEAL_TYPES.map((id) => ({ id, label: t(`foods:meal.${id}`) }))}
        isRequired
      />
      <MultiSelect
        {...season}
        value={(season.value ?? []).map(String)}
        onChange={(months) => season.onChange(months.map(Number))}
        hint={t('form.seasonHint')}
        isOptional
        options={Array.from({ length: 12 }, (_, at) => ({ id: String(at + 1), label: labels.month(at + 1) }))}
        chosenLabel={t('form.seasonChosen')}
      />
      <NumberField {...useField(form, 'minutes')} unit="min" isOptional min={0} max={DISH_LIMITS.minutes} />
      <NumberField
        {...useField(form, 'keepsDays')}
        hint={t('form.keepsHint')}
        isOptional
        min={0}
        max={DISH_LIMITS.keepsDays}
      />
    </Grid>
  );
}

function StepFields({ form }: { form: DishFields }) {
  return (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <TextArea {...useField(form, 'steps.es')} rows={5} isOptional />
      <TextArea {...useField(form, 'steps.en')} rows={5} isOptional />
    </Grid>
  );
}
