import type { Food, FoodSummary } from '@healzy/api/foods';
import { MAX_EVENT_NAME, type CgmEventForm } from '@healzy/domain/cgm';
import { MEAL_FOOD_LIMITS, mealCarbohydrates, mealFoodTotals } from '@healzy/domain/cgm/meals';
import { Button } from '@healzy/ui/components/Button';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { IconButton } from '@healzy/ui/components/IconButton';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { NumberField } from '@healzy/ui/components/NumberField';
import { QuantityField, type QuantityUnit } from '@healzy/ui/components/QuantityField';
import { Box, Heading, Inline, Stack, Text } from '@healzy/ui/primitives';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '../../../../app/forms/useField.ts';
import type { SavedFormState } from '../../../../app/forms/useSavedForm.ts';
import { fieldSentence } from '../../../../app/sentences.ts';
import type { EventValues } from '../event-values.ts';
import { mealFoodsOf, readRows, rowOfFood, rowOfStored, unitsOf, type MealRow } from './meal-rows.ts';
import { useMealLabels } from './useMealLabels.ts';

/** Finds foods by name and loads the chosen one. */
export interface FoodSource {
  find: (search: string, signal: AbortSignal) => Promise<readonly FoodSummary[]>;
  load: (foodId: string) => Promise<Food>;
}

interface MealFoodFieldsProps {
  form: SavedFormState<EventValues, CgmEventForm>;
  source: FoodSource;
}

/**
 * Fields for what was eaten: foods found by name, each with its amount; their totals; and carbohydrates typed instead.
 */
export function MealFoodFields({ form, source }: MealFoodFieldsProps) {
  const { t } = useTranslation('cgm-events');
  const labels = useMealLabels();
  const { methods, control } = form;
  const list = useField(form, 'foods');
  const { fields: rows, append, insert, remove } = useFieldArray({ control, name: 'foods' });
  /** Removed foods, the last one first, so that each press of undo restores one. */
  const [removed, setRemoved] = useState<readonly { at: number; row: MealRow }[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const namedBy = (foods: readonly MealRow[]): string =>
    foods
      .map(({ food }) => labels.name(food))
      .join(', ')
      .slice(0, MAX_EVENT_NAME);
  const isFull = rows.length >= MEAL_FOOD_LIMITS.foods;
  const last = removed[0];

  const add = async (foodId: string) => {
    setFailure(null);
    try {
      const stored = methods.formState.defaultValues?.foods ?? [];
      const row = rowOfStored(stored, foodId) ?? rowOfFood(await source.load(foodId));
      const { name, foods } = methods.getValues();
      // A name that only lists the foods is extended by the new one.
      if (name.trim() === '' || name === namedBy(foods))
        methods.setValue('name', namedBy([...foods, row]), {
          shouldDirty: true,
          shouldValidate: name !== '',
        });
      append(row, { focusName: `foods.${foods.length}.quantity` });
    } catch {
      setFailure(t('foods.loadFailed'));
    }
  };
  const undo = () => {
    if (last === undefined) return;
    const at = Math.min(last.at, rows.length);
    setRemoved(removed.slice(1));
    insert(at, last.row, { focusName: `foods.${at}.quantity` });
  };
  return (
    <Stack as="section" gap="md" aria-label={t('foods.title')}>
      <Heading level={3}>{t('foods.title')}</Heading>
      <ComboBox
        label={t('foods.add')}
        placeholder={t('foods.search')}
        isOptional
        isDisabled={isFull}
        hint={isFull ? t('foods.full', { count: MEAL_FOOD_LIMITS.foods }) : undefined}
        value={null}
        onChange={(id) => {
          if (id !== null) void add(id);
        }}
        options={[]}
        search={async (search, signal) =>
          (await source.find(search, signal)).map((food) => ({
            id: food.id,
            label: labels.name(food),
            hint: t('foods.per100', { energy: labels.energy(food.energy) }),
          }))
        }
        searchTexts={{
          loading: t('foods.searching'),
          failed: t('foods.searchFailed'),
          retry: t('foods.retry'),
        }}
        emptyText={t('foods.none')}
      />
      {failure !== null && (
        <InlineMessage tone="critical" role="alert">
          {failure}
        </InlineMessage>
      )}
      {rows.length > 0 && (
        <Stack as="ul" gap="sm" aria-label={t('foods.chosen')}>
          {rows.map((row, at) => (
            <FoodRow
              key={row.id}
              form={form}
              at={at}
              row={row}
              onRemove={() => {
                const kept = methods.getValues(`foods.${at}`);
                setRemoved([{ at, row: kept }, ...removed]);
                remove(at);
              }}
            />
          ))}
        </Stack>
      )}
      {list.error && (
        <InlineMessage tone="critical" role="alert">
          {list.error}
        </InlineMessage>
      )}
      {last !== undefined && (
        <Inline gap="sm">
          <InlineMessage role="status">
            {t('foods.removed', { food: labels.name(last.row.food) })}
          </InlineMessage>
          <Button size="small" icon={Undo2} autoFocus onPress={undo}>
            {t('foods.undo')}
          </Button>
        </Inline>
      )}
      <Totals form={form} />
    </Stack>
  );
}

/** The totals, updated while amounts are typed, and the carbohydrates that count if some are typed too. */
function Totals({ form }: Pick<MealFoodFieldsProps, 'form'>) {
  const { t } = useTranslation('cgm-events');
  const labels = useMealLabels();
  const carbohydrates = useField(form, 'carbohydrates');
  const rows = useWatch({ control: form.control, name: 'foods' });
  const totals = mealFoodTotals(mealFoodsOf(rows));
  const isRefused = readRows(rows).problems.some(({ code }) => code !== 'REQUIRED');
  const typed = carbohydrates.value;
  const counted = mealCarbohydrates(typed !== null && Number.isFinite(typed) ? typed : null, totals);
  return (
    <Stack gap="sm">
      {isRefused && (
        <InlineMessage tone="critical" role="alert">
          {t('foods.amountRefused')}
        </InlineMessage>
      )}
      {totals !== null && (
        <Stack as="section" gap="xs" aria-label={t('foods.totals')} aria-live="polite">
          <DescriptionList layout="columns" items={labels.totals(totals, counted)} />
          {totals.isDensityAssumed && (
            <Text size="sm" tone="muted">
              {t('foods.densityAssumed')}
            </Text>
          )}
        </Stack>
      )}
      <NumberField
        {...carbohydrates}
        unit="g"
        min={0}
        max={MEAL_FOOD_LIMITS.carbohydrates}
        maxDecimals={1}
        hint={t(totals === null ? 'foods.carbohydratesHint' : 'foods.carbohydratesBeside')}
        isOptional
      />
      {counted?.from === 'TYPED' && counted.ofFoods !== null && (
        <Inline gap="sm">
          <InlineMessage tone="info" role="status">
            {labels.carbohydrates(counted)}
          </InlineMessage>
          <Button size="small" onPress={() => carbohydrates.onChange(null)}>
            {t('foods.useFoods')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

interface FoodRowProps extends Pick<MealFoodFieldsProps, 'form'> {
  at: number;
  row: MealRow;
  onRemove: () => void;
}

function FoodRow({ form, at, row: { food, isAvailable }, onRemove }: FoodRowProps) {
  const { t } = useTranslation('cgm-events');
  const labels = useMealLabels();
  const quantity = useField(form, `foods.${at}.quantity`);
  const { errors } = useFormState({ control: form.control });
  const refused = fieldSentence(errors.foods?.[at]?.foodId?.message);
  const name = labels.name(food);
  const units = unitsOf(food).map(({ id, factor, portion }): QuantityUnit => ({
    id,
    factor,
    label: portion === null ? t(`foods.unit.${id as 'G'}`) : labels.portionName(food, portion),
    step: id === 'G' || id === 'ML' ? 5 : 0.5,
    maxDecimals: 2,
  }));
  return (
    <Stack as="li" gap="xxs">
      <Inline gap="xs" align="end" isWrapping={false}>
        <Box flexGrow={1} minWidth="zero">
          <QuantityField
            {...quantity}
            label={t('foods.amount', { food: name })}
            hint={isAvailable ? undefined : t('foods.inactive')}
            units={units as [QuantityUnit, ...QuantityUnit[]]}
            alsoIn={food.unit === 'G' ? [] : ['G']}
            isCheckedAtOnce
            min={0.1}
            max={MEAL_FOOD_LIMITS.amount / (food.unit === 'U' ? (food.unitWeight ?? 1) : (food.density ?? 1))}
            isRequired
          />
        </Box>
        <IconButton
          icon={Trash2}
          intent="quiet"
          label={t('foods.remove', { food: name })}
          onPress={onRemove}
        />
      </Inline>
      {refused !== undefined && (
        <InlineMessage tone="critical" role="alert">
          {refused}
        </InlineMessage>
      )}
    </Stack>
  );
}
