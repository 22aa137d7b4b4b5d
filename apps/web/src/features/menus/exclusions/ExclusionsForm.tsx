import { FOOD_CATEGORIES, type FoodCategory, type FoodRestriction } from '@healzy/domain/foods';
import { EXCLUSION_LIMITS, foodExclusionsSchema } from '@healzy/domain/menus';
import { DEFAULT_KCAL_PER_BITE } from '@healzy/domain/nutritional-plans';
import { IconButton } from '@healzy/ui/components/IconButton';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { List } from '@healzy/ui/components/List';
import { MultiSelect } from '@healzy/ui/components/MultiSelect';
import { Heading, Stack, Text } from '@healzy/ui/primitives';
import { X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { type SavedFormSource, useSavedForm } from '../../../app/forms/useSavedForm.ts';
import { FoodPicker } from '../FoodPicker.tsx';
import { MissingFoods } from '../MissingFoods.tsx';
import { suitabilityOf, type MenuFoodIndex } from '../menu-foods.ts';
import type { MenuLabels } from '../useMenuLabels.ts';

interface Exclusions {
  foodIds: string[];
  categories: FoodCategory[];
}

export interface ExclusionsFormProps extends Omit<SavedFormSource<Exclusions>, 'labels'> {
  foods: MenuFoodIndex;
  labels: MenuLabels;
  /** What the record forbids already: foods that break it need not be chosen. */
  restrictions: readonly FoodRestriction[];
  formLabels: SavedFormSource<Exclusions>['labels'];
}

/** Foods, one by one, and whole categories that a patient will not eat. */
export function ExclusionsForm({ foods, labels, restrictions, formLabels, ...source }: ExclusionsFormProps) {
  const { t } = useTranslation(['menus', 'foods']);
  const formats = useFormats();
  const names = { categories: t('template.categories'), foodIds: t('template.named') };
  const form = useSavedForm<Exclusions>({
    ...source,
    labels: formLabels,
    rules: foodExclusionsSchema,
    names,
    translate: (field, value) =>
      Array.isArray(value)
        ? formats.list(
            value.map((each: string) =>
              field === 'categories' ? t(`foods:category.${each as FoodCategory}`) : labels.name(each),
            ),
          )
        : null,
  });
  const { foodIds, categories } = useWatch({ control: form.control }) as Exclusions;
  const set = <Field extends keyof Exclusions>(field: Field, value: Exclusions[Field]): void =>
    form.methods.setValue(field as 'foodIds', value as string[], { shouldDirty: true });
  const isFull = foodIds.length >= EXCLUSION_LIMITS.foods;
  return (
    <SavedForm form={form}>
      <MissingFoods foods={foods} ids={foodIds} />
      <Text as="p" tone="muted">
        {t('exclusions.text')}
      </Text>
      <MultiSelect
        label={names.categories}
        hint={t('exclusions.categoriesHint')}
        options={FOOD_CATEGORIES.map((id) => ({ id, label: t(`foods:category.${id}`) }))}
        value={categories}
        onChange={(next) => set('categories', [...next] as FoodCategory[])}
        countText={(count) => t('template.categoryCount', { count })}
        chosenLabel={names.categories}
      />
      {categories.length === FOOD_CATEGORIES.length && (
        <InlineMessage tone="warning">{t('exclusions.everything')}</InlineMessage>
      )}
      <Stack as="section" gap="sm" aria-label={names.foodIds}>
        <Heading level={3}>{names.foodIds}</Heading>
        <List
          label={names.foodIds}
          empty={<Text tone="muted">{t('exclusions.none')}</Text>}
          items={foodIds.map((id) => {
            const food = foods.foodOf(id, undefined);
            const note = !food ? t('exclusions.gone') : food.isActive ? null : t('food.inactive');
            const name = labels.name(id);
            return {
              id,
              title: name,
              meta: note,
              actions: (
                <IconButton
                  icon={X}
                  intent="quiet"
                  label={t('exclusions.remove', { food: name })}
                  onPress={() =>
                    set(
                      'foodIds',
                      foodIds.filter((each) => each !== id),
                    )
                  }
                />
              ),
            };
          })}
        />
        {isFull ? (
          <InlineMessage tone="info">{t('exclusions.full', { max: EXCLUSION_LIMITS.foods })}</InlineMessage>
        ) : (
          <FoodPicker
            foods={foods}
            labels={labels}
            targets={{ kcalPerBite: DEFAULT_KCAL_PER_BITE }}
            isFor={suitabilityOf({ ...foods, isExcluded: () => false }, restrictions)}
            without={foodIds}
            addLabel={(food) => t('exclusions.add', { food })}
            onAdd={(id) => set('foodIds', [...foodIds, id])}
          />
        )}
      </Stack>
    </SavedForm>
  );
}
