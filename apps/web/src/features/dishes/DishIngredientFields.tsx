import type { RecipeReading } from '@healzy/api/dishes';
import { findFoods, useFoodsById } from '@healzy/api/foods';
import { useApi } from '@healzy/api/runtime';
import { DISH_LIMITS, DISH_PARTS, NO_FOOD } from '@healzy/domain/foods/dishes';
import { isUuid } from '@healzy/domain/shared';
import { Button } from '@healzy/ui/components/Button';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { IconButton } from '@healzy/ui/components/IconButton';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { NumberField } from '@healzy/ui/components/NumberField';
import { Select } from '@healzy/ui/components/Select';
import { Divider, Grid, Inline, Stack, Text } from '@healzy/ui/primitives';
import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '../../app/forms/useField.ts';
import { useLanguage } from '../../state/language.ts';
import { emptyIngredient, withPart } from './dish-values.ts';
import type { DishFields } from './DishForm.tsx';
import { useDishLabels } from './useDishLabels.ts';

interface DishIngredientFieldsProps {
  form: DishFields;
  reading?: RecipeReading;
}

/** What goes into a dish: its foods with weights, and how each moves when the dish is scaled. */
export function DishIngredientFields({ form, reading }: DishIngredientFieldsProps) {
  const { t } = useTranslation('dishes');
  const { error } = useField(form, 'ingredients');
  const { fields: rows, append, remove } = useFieldArray({ control: form.control, name: 'ingredients' });
  const isFull = rows.length >= DISH_LIMITS.ingredients;
  return (
    <Stack gap="md">
      {rows.map((row, at) => {
        const line = reading?.ingredients.find(
          ({ name, text }) => row.name !== null && row.name === (name || text).slice(0, 120),
        );
        return (
          <Row key={row.id} form={form} at={at} {...(line ? { line } : {})} onRemove={() => remove(at)} />
        );
      })}
      {error && (
        <InlineMessage tone="critical" role="alert">
          {rows.length === 0 ? error : t('form.noCore')}
        </InlineMessage>
      )}
      <Inline gap="sm">
        <Button
          icon={Plus}
          isDisabled={isFull}
          onPress={() =>
            append(emptyIngredient(rows.length === 0), { focusName: `ingredients.${rows.length}.foodId` })
          }
        >
          {t('form.addIngredient')}
        </Button>
        {isFull && <Text tone="muted">{t('form.full', { max: DISH_LIMITS.ingredients })}</Text>}
      </Inline>
    </Stack>
  );
}

interface RowProps {
  form: DishFields;
  at: number;
  /** What the text that the dish is from says of it. */
  line?: RecipeReading['ingredients'][number];
  onRemove: () => void;
}

function Row({ form, at, line, onRemove }: RowProps) {
  const { t } = useTranslation('dishes');
  const number = at + 1;
  const part = useField(form, `ingredients.${at}.part`);
  const min = useField(form, `ingredients.${at}.minFactor`);
  const max = useField(form, `ingredients.${at}.maxFactor`);
  const grams = useField(form, `ingredients.${at}.grams`);
  const step = useField(form, `ingredients.${at}.stepGrams`);
  const moves = part.value === 'CORE' || part.value === 'FLEX';
  return (
    <Stack gap="sm" role="group" aria-label={t('form.ingredientNumber', { number })}>
      {line && <Text tone="muted">{t('import.line', { text: line.text })}</Text>}
      <Inline gap="sm" align="end" isWrapping={false}>
        <Grid columns={{ phone: 1, tablet: 3 }} gap="sm" align="end">
          <FoodField form={form} at={at} {...(line ? { line } : {})} onGrams={grams.onChange} />
          <NumberField
            {...grams}
            error={grams.error && grams.value != null ? t('form.gramsRange') : grams.error}
            unit="g"
            isRequired
            min={0}
          />
          <Select
            {...part}
            isRequired
            placeholder={t('form.choose')}
            onChange={(id) => {
              const chosen = DISH_PARTS.find((each) => each === id);
              if (!chosen) return;
              const usual = withPart(chosen);
              part.onChange(chosen);
              min.onChange(usual.minFactor);
              max.onChange(usual.maxFactor);
            }}
            options={DISH_PARTS.map((id) => ({ id, label: t(`part.${id}`) }))}
          />
        </Grid>
        <IconButton
          icon={X}
          intent="quiet"
          label={t('form.removeIngredient', { number })}
          onPress={onRemove}
        />
      </Inline>
      {moves && (
        <Disclosure
          title={t('form.scaling')}
          level={3}
          isInitiallyExpanded={Boolean(min.error ?? max.error ?? step.error)}
        >
          <Grid columns={{ phone: 1, tablet: 3 }} gap="sm">
            <NumberField {...min} hint={t('form.minHint')} step={0.1} min={0} max={1} />
            <NumberField {...max} hint={t('form.maxHint')} step={0.1} min={1} max={DISH_LIMITS.factor} />
            <NumberField {...step} hint={t('form.stepHint')} unit="g" isOptional min={1} />
          </Grid>
        </Disclosure>
      )}
      <Divider />
    </Stack>
  );
}

interface FoodFieldProps extends Pick<RowProps, 'form' | 'at' | 'line'> {
  /** Takes what the text's amount weighs of the chosen food. */
  onGrams: (grams: number) => void;
}

function FoodField({ form, at, line, onGrams }: FoodFieldProps) {
  const { t } = useTranslation(['dishes', 'foods']);
  const scope = useApi();
  const language = useLanguage();
  const labels = useDishLabels();
  const food = useField(form, `ingredients.${at}.foodId`);
  const name = useField(form, `ingredients.${at}.name`);
  const id = food.value ?? '';
  const isNone = id === NO_FOOD;
  const [known] = useFoodsById(isUuid(id) && !isNone ? [id] : []);
  const candidates = line?.candidates ?? [];
  const options = [
    ...candidates.map((each) => ({ id: each.id, label: labels.name(each) })),
    ...(known?.data && !candidates.some((each) => each.id === id)
      ? [{ id, label: labels.name(known.data) }]
      : []),
  ];
  const isGone = known?.isError === true && !options.some((each) => each.id === id);
  return (
    <ComboBox
      {...food}
      isRequired={!isNone}
      value={isNone || isGone || id === '' ? null : id}
      onChange={(chosen) => {
        food.onChange(chosen ?? (name.value ? NO_FOOD : ''));
        const weight = candidates.find((each) => each.id === chosen)?.grams;
        if (weight != null) onGrams(weight);
      }}
      hint={
        isNone || isGone
          ? t('form.noFoodHint', { name: name.value ?? '' })
          : line && line.foodId === id
            ? t('import.proposed')
            : undefined
      }
      options={options}
      search={async (search, signal) =>
        (await findFoods(scope, { search, language }, signal)).map((each) => ({
          id: each.id,
          label: labels.name(each),
        }))
      }
      searchTexts={{
        loading: t('foods:form.searching'),
        failed: t('foods:form.searchFailed'),
        retry: t('foods:form.retry'),
      }}
      emptyText={t('foods:form.noFood')}
    />
  );
}
