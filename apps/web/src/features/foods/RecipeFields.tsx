import { findFoods, useFood } from '@healzy/api/foods';
import { useApi } from '@healzy/api/runtime';
import { FOOD_LIMITS } from '@healzy/domain/foods';
import { Button } from '@healzy/ui/components/Button';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { IconButton } from '@healzy/ui/components/IconButton';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { NumberField } from '@healzy/ui/components/NumberField';
import { Inline, Stack } from '@healzy/ui/primitives';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useField } from '../../app/forms/useField.ts';
import { useLanguage } from '../../state/language.ts';
import type { FoodFields } from './FoodForm.tsx';
import { useFoodLabels } from './useFoodLabels.ts';

interface Ingredient {
  foodId: string;
  grams: number;
}

/** The ingredients of a recipe, and what the finished dish weighs. */
export function RecipeFields({ form }: { form: FoodFields }) {
  const { t } = useTranslation('foods');
  const field = useField(form, 'recipe.ingredients');
  const total = useField(form, 'recipe.yieldGrams');
  const ingredients: readonly Ingredient[] = field.value ?? [];
  const change = (at: number, next: Partial<Ingredient>): void =>
    field.onChange(ingredients.map((one, index) => (index === at ? { ...one, ...next } : one)));
  return (
    <Stack gap="md">
      {ingredients.map((ingredient, at) => (
        <IngredientRow
          // Rows have no id of their own, and keep their place while they are edited.
          key={at}
          number={at + 1}
          ingredient={ingredient}
          onChange={(next) => change(at, next)}
          onRemove={() => field.onChange(ingredients.filter((_, index) => index !== at))}
        />
      ))}
      {field.error && (
        <InlineMessage tone="critical" role="alert">
          {field.error}
        </InlineMessage>
      )}
      <Inline>
        <Button
          icon={Plus}
          isDisabled={ingredients.length >= FOOD_LIMITS.ingredients}
          onPress={() => field.onChange([...ingredients, { foodId: '', grams: null as never }])}
        >
          {t('form.addIngredient')}
        </Button>
      </Inline>
      <NumberField {...total} unit="g" hint={t('form.yieldHint')} isRequired min={0} />
    </Stack>
  );
}

interface IngredientRowProps {
  number: number;
  ingredient: Ingredient;
  onChange: (next: Partial<Ingredient>) => void;
  onRemove: () => void;
}

function IngredientRow({ number, ingredient, onChange, onRemove }: IngredientRowProps) {
  const { t } = useTranslation('foods');
  const scope = useApi();
  const language = useLanguage();
  const labels = useFoodLabels();
  const known = useFood(ingredient.foodId);
  return (
    <Inline gap="sm" align="end" isWrapping={false}>
      <ComboBox
        label={t('form.ingredient', { number })}
        isRequired
        value={ingredient.foodId || null}
        onChange={(id) => onChange({ foodId: id ?? '' })}
        options={known.data ? [{ id: known.data.id, label: labels.name(known.data) }] : []}
        search={async (search, signal) =>
          (await findFoods(scope, { search, language }, signal)).map((food) => ({
            id: food.id,
            label: labels.name(food),
          }))
        }
        searchTexts={{
          loading: t('form.searching'),
          failed: t('form.searchFailed'),
          retry: t('form.retry'),
        }}
        emptyText={t('form.noFood')}
      />
      <NumberField
        label={t('form.ingredientGrams', { number })}
        value={ingredient.grams}
        onChange={(grams) => onChange({ grams: grams as number })}
        unit="g"
        isRequired
        min={0}
      />
      <IconButton icon={X} intent="quiet" label={t('form.removeIngredient', { number })} onPress={onRemove} />
    </Inline>
  );
}
