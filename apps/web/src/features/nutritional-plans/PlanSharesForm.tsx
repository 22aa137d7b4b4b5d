import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import {
  checkMacroShares,
  checkMealShares,
  macrosMeasuredOnAfter,
  DEFAULT_KCAL_PER_BITE,
  MACROS,
  MEALS,
  planSharesSchema,
  planTargets,
  type PlanShares,
  type PlanSharesInput,
} from '@healzy/domain/nutritional-plans';
import { Card } from '@healzy/ui/components/Card';
import { PercentSplit } from '@healzy/ui/components/PercentSplit';
import { Columns, Stack, Text } from '@healzy/ui/primitives';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useFormats } from '../../app/formats.ts';
import { useField } from '../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { MealTargets } from './MealTargets.tsx';
import { ProteinPerKg, type ProteinPerKgProps } from './ProteinPerKg.tsx';
import { useSharesSentence } from './useSharesSentence.ts';

export interface PlanSharesFormProps extends SavedFormSource<PlanSharesInput, PlanShares> {
  plan: Pick<NutritionalPlan, 'id' | 'patientId' | 'energy' | 'macroShares' | 'macrosMeasuredOn'>;
  canEdit: boolean;
  /** By which weights protein is counted; left out while none is known. */
  protein?: Pick<ProteinPerKgProps, 'weights' | 'weighedOn' | 'isAdult'> | undefined;
}

const TONES = { CARBS: 'carbohydrate', FAT: 'fat', PROTEIN: 'protein' } as const;

/** The shares of meals and macronutrients, and what follows from them while they are typed. */
export function PlanSharesForm({ plan, canEdit, protein, ...source }: PlanSharesFormProps) {
  const { t } = useTranslation('nutritional-plans');
  const formats = useFormats();
  const form = useSavedForm<PlanSharesInput, PlanShares>({
    ...source,
    rules: planSharesSchema,
    names: { mealShares: t('shares.meals'), macroShares: t('shares.macros') },
  });
  const mealField = useField(form, 'mealShares');
  const macroField = useField(form, 'macroShares');
  const [mealsTyped, macrosTyped] = useWatch({
    control: form.control,
    name: ['mealShares', 'macroShares'],
  });
  const meals = checkMealShares(mealsTyped);
  const macros = checkMacroShares(macrosTyped);
  const sentence = useSharesSentence();
  const measuredOn = macros.ok ? macrosMeasuredOnAfter(plan, macros.value) : null;
  const targets =
    plan.energy && meals.ok && macros.ok
      ? planTargets({
          energyKcal: plan.energy.kcal,
          mealShares: meals.value,
          macroShares: macros.value,
          kcalPerBite: DEFAULT_KCAL_PER_BITE,
        })
      : null;
  return (
    <SavedForm form={form} staysOpen isWide>
      <Columns count={2} collapseBelow="desktop" gap="lg" align="start">
        <Stack gap="lg">
          <Card>
            <PercentSplit
              {...mealField}
              error={sentence(meals) ?? mealField.error}
              isReadOnly={!canEdit}
              parts={MEALS.map((id) => ({ id, label: t(`meal.${id}`) }))}
            />
          </Card>
          <Card>
            <PercentSplit
              {...macroField}
              error={sentence(macros) ?? macroField.error}
              isReadOnly={!canEdit}
              parts={MACROS.map((id) => ({ id, label: t(`macro.${id}`), tone: TONES[id] }))}
            />
            {measuredOn !== null && (
              <Text as="p" size="sm" tone="muted">
                {t('shares.measuredOn', { day: formats.day(measuredOn) })}
              </Text>
            )}
          </Card>
          {protein && plan.energy && macros.ok && (
            <ProteinPerKg
              {...protein}
              kcal={plan.energy.kcal}
              shares={macros.value}
              canEdit={canEdit}
              onApply={macroField.onChange}
            />
          )}
        </Stack>
        <MealTargets plan={plan} targets={targets} mealShares={meals.ok ? meals.value : null} />
      </Columns>
    </SavedForm>
  );
}
