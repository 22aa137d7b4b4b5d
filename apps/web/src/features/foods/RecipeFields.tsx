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
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '../../app/forms/useField.ts';
import { useLanguage } from '../../state/language.ts';
import type { FoodFields } from './FoodForm.tsx';
import { useGramsError } from './useGramsError.ts';
import { useFoodLabels } from './useFoodLabels.ts';

/** The ingredients of a recipe, and what the finished dish weighs. */
export function RecipeFields({ form }: { form: FoodFields }) {
  const { t } = useTranslation('foods');
  const field = useField(form, 'recipe.ingredients');
  const {
    fields: rows,
    append,
    remove,
  } = useFieldArray({ control: form.control, name: 'recipe.ingredients' });
  const total = useField(form, 'recipe.yieldGrams');
  const gramsError = useGramsError();
  return (
    <Stack gap="md">
      {rows.map((row, at) => (
        <IngredientRow key={row.id} form={form} at={at} onRemove={() => remove(at)} />
      ))}
      {field.error && (
        <InlineMessage tone="critical" role="alert">
          {field.error}
        </InlineMessage>
      )}
      <Inline>
        <Button
          icon={Plus}
          isDisabled={rows.length >= FOOD_LIMITS.ingredients}
          onPress={() =>
            append(
              { foodId: '', grams: null as never },
              { focusName: `recipe.ingredients.${rows.length}.foodId` },
            )
          }
        >
          {t('form.addIngredient')}
        </Button>
      </Inline>
      <NumberField
        {...total}
        error={gramsError(total, FOOD_LIMITS.amount * 10)}
        unit="g"
        hint={t('form.yieldHint')}
        isRequired
        min={0}
      />
    </Stack>
  );
}

interface IngredientRowProps {
  form: FoodFields;
  at: number;
  onRemove: () => void;
}

function IngredientRow({ form, at, onRemove }: IngredientRowProps) {
  const { t } = useTranslation('foods');
  const scope = useApi();
  const language = useLanguage();
  const labels = useFoodLabels();
  const food = useField(form, `recipe.ingredients.${at}.foodId`);
  const grams = useField(form, `recipe.ingredients.${at}.grams`);
  const gramsError = useGramsError();
  const known = useFood(food.value ?? '');
  const number = at + 1;
  return (
    <Inline gap="sm" align="end" isWrapping={false}>
      <ComboBox
        {...food}
        label={t('form.ingredient', { number })}
        isRequired
        value={food.value || null}
        onChange={(id) => food.onChange(id ?? '')}
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
        {...grams}
        error={gramsError(grams, FOOD_LIMITS.amount)}
        label={t('form.ingredientGrams', { number })}
        unit="g"
        isRequired
        min={0}
      />
      <IconButton icon={X} intent="quiet" label={t('form.removeIngredient', { number })} onPress={onRemove} />
    </Inline>
  );
}
