import type { FoodPreferences } from '@healzy/api/menus';
import type { FoodCategory, FoodRestriction } from '@healzy/domain/foods';
import {
  foodPreferencesSchema,
  PREFERENCE_LIMITS,
  type FoodPreferencesForm,
  type FoodPreferencesInput,
} from '@healzy/domain/menus';
import { NumberField } from '@healzy/ui/components/NumberField';
import { Switch } from '@healzy/ui/components/Switch';
import { Columns, Heading, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { useField } from '../../../app/forms/useField.ts';
import { namesOf, type SavedFormSource, useSavedForm } from '../../../app/forms/useSavedForm.ts';
import { MissingFoods } from '../MissingFoods.tsx';
import type { MenuFoodIndex } from '../menu-foods.ts';
import type { MenuLabels } from '../useMenuLabels.ts';
import { MissingDishes, type NamedDish } from './MissingDishes.tsx';
import { AddTaste } from './AddTaste.tsx';
import { TasteList } from './TasteList.tsx';
import { OPPOSITE, TASTE_FIELDS, type SaidTaste, type TasteKind } from './taste-fields.ts';

const FIELDS = [
  'likedFoodIds',
  'likedCategories',
  'likedDishIds',
  'dislikedFoodIds',
  'dislikedCategories',
  'dislikedDishIds',
  'weekdayMinutes',
  'weekendMinutes',
  'cooksFor',
  'wantsLeftovers',
] as const satisfies readonly (keyof FoodPreferencesInput)[];

const MINUTE_STEP = 5;

export interface PreferencesFormProps extends Omit<
  SavedFormSource<FoodPreferencesInput, FoodPreferencesForm>,
  'labels'
> {
  foods: MenuFoodIndex;
  labels: MenuLabels;
  /** What the record forbids already: foods that break it need not be liked. */
  restrictions: readonly FoodRestriction[];
  /** The names of dishes that are liked or disliked. */
  dishes: FoodPreferences['dishes'];
  formLabels: SavedFormSource<FoodPreferencesInput, FoodPreferencesForm>['labels'];
}

/** What a patient likes and how they cook. What is liked is no longer disliked. */
export function PreferencesForm({
  foods,
  labels,
  restrictions,
  dishes,
  formLabels,
  ...source
}: PreferencesFormProps) {
  const { t } = useTranslation(['food-preferences', 'foods']);
  const formats = useFormats();
  const [learned, setLearned] = useState<readonly NamedDish[]>([]);
  const nameOf = (kind: TasteKind, id: string): string => {
    if (kind === 'food') return labels.name(id);
    if (kind === 'category') return t(`foods:category.${id as FoodCategory}`);
    const dish = [...dishes, ...learned].find((each) => each.id === id);
    return dish ? labels.dish(dish) : t('gone');
  };
  const form = useSavedForm<FoodPreferencesInput, FoodPreferencesForm>({
    ...source,
    labels: formLabels,
    rules: foodPreferencesSchema,
    names: namesOf(FIELDS, (field) => t(`form.${field}`)),
    translate: (field, value) => {
      if (!Array.isArray(value)) return null;
      const kind = field.endsWith('FoodIds') ? 'food' : field.endsWith('DishIds') ? 'dish' : 'category';
      return formats.list(value.map((each: string) => nameOf(kind, each)));
    },
  });
  const chosen = useWatch({ control: form.control }) as FoodPreferencesInput;
  const idsOf = (taste: SaidTaste, kind: TasteKind): readonly string[] => chosen[TASTE_FIELDS[taste][kind]];
  const set = (taste: SaidTaste, kind: TasteKind, ids: readonly string[]): void => {
    form.methods.setValue(TASTE_FIELDS[taste][kind] as 'likedFoodIds', [...ids], { shouldDirty: true });
    const other = OPPOSITE[taste];
    const left = idsOf(other, kind).filter((id) => !ids.includes(id));
    if (left.length < idsOf(other, kind).length)
      form.methods.setValue(TASTE_FIELDS[other][kind] as 'likedFoodIds', left, { shouldDirty: true });
  };
  const dishIds = [...chosen.likedDishIds, ...chosen.dislikedDishIds];
  const weekday = useField(form, 'weekdayMinutes');
  const weekend = useField(form, 'weekendMinutes');
  const persons = useField(form, 'cooksFor');
  const leftovers = useField(form, 'wantsLeftovers');
  const { minutes, persons: people } = PREFERENCE_LIMITS;
  return (
    <SavedForm form={form}>
      <MissingFoods foods={foods} ids={[...chosen.likedFoodIds, ...chosen.dislikedFoodIds]} />
      <MissingDishes
        known={[...dishes, ...learned]}
        ids={dishIds}
        onFound={(dish) => setLearned((before) => [...before, dish])}
      />
      <Text as="p" tone="muted">
        {t('text')}
      </Text>
      <Columns count={2} collapseBelow="desktop" gap="lg" align="start">
        {(['LIKED', 'DISLIKED'] as const).map((taste) => (
          <TasteList
            key={taste}
            taste={taste}
            idsOf={(kind) => idsOf(taste, kind)}
            nameOf={nameOf}
            onChange={(kind, ids) => set(taste, kind, ids)}
          />
        ))}
      </Columns>
      <AddTaste
        foods={foods}
        labels={labels}
        restrictions={restrictions}
        idsOf={idsOf}
        onAdd={(taste, kind, id, dish) => {
          if (dish) setLearned((before) => [...before, dish]);
          set(taste, kind, [...idsOf(taste, kind), id]);
        }}
      />
      <Stack as="section" gap="sm" aria-label={t('cooking')}>
        <Heading level={3}>{t('cooking')}</Heading>
        <Columns count={2} collapseBelow="desktop" gap="md" align="start">
          {[weekday, weekend].map((field) => (
            <NumberField
              key={field.name}
              {...field}
              hint={t('minutesHint')}
              unit={t('unit.minutes')}
              step={MINUTE_STEP}
              min={minutes.min}
              max={minutes.max}
            />
          ))}
        </Columns>
        <NumberField
          {...persons}
          hint={t('personsHint')}
          unit={t('unit.persons')}
          min={people.min}
          max={people.max}
        />
        <Switch isSelected={leftovers.value} onChange={leftovers.onChange}>
          {leftovers.label}
        </Switch>
      </Stack>
    </SavedForm>
  );
}
