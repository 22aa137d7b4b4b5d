import {
  amountOfKcal,
  energyNeed,
  GOAL_DIRECTIONS,
  GOAL_LIMITS,
  GOAL_UNITS,
  kcalOfAmount,
  stagesOf,
  type EnergyPerson,
  type GoalUnit,
  type NeedInput,
} from '@healzy/domain/nutritional-plans';
import { ADULT_AGE } from '@healzy/domain/shared';
import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { NumberField } from '@healzy/ui/components/NumberField';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Select } from '@healzy/ui/components/Select';
import { Grid, Inline, Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { goalOfDraft, type GoalDraft } from './energy-values.ts';
import { GoalResult, type GoalResultProps } from './GoalResult.tsx';
import { usePlanLabels } from './usePlanLabels.ts';

export interface GoalFieldsProps {
  value: GoalDraft;
  onChange: (value: GoalDraft) => void;
  error: string | undefined;
  /** What the need is computed from. */
  input: NeedInput;
  person: EnergyPerson;
  /** The day on which the plan begins, or today after that. */
  from: string;
  canEdit: boolean;
  basisOf: GoalResultProps['basisOf'];
}

const STEPS: Record<GoalUnit, number> = { KCAL: 50, PERCENT: 1, KG_WEEK: 0.1 };

/** A deficit or surplus in one of three units, the weight it leads to, and what follows from both. */
export function GoalFields({
  value,
  onChange,
  error,
  input,
  person,
  from,
  canEdit,
  basisOf,
}: GoalFieldsProps) {
  const { t } = useTranslation('nutritional-plans');
  const labels = usePlanLabels();
  const isAdult = person.age === null || person.age >= ADULT_AGE;
  const { need: now, gap } = energyNeed(input, person.state, value.stage);
  const { weightKg } = input;
  /** What is changed starts from what is known now. */
  const change = (changes: Partial<GoalDraft>) => {
    const next = { ...value, ...changes };
    const { need } = energyNeed(input, person.state, next.stage);
    onChange({
      ...next,
      need: need && {
        kcal: need.kcal,
        method: need.method,
        on: need.on,
        stage: need.stage,
        extraKcal: need.extraKcal,
      },
      weight: weightKg && { kg: weightKg.value, on: weightKg.on },
    });
  };
  const { direction, amount, unit, need } = value;
  const isKept = direction === 'MAINTAIN';
  const inUnit = (next: GoalUnit) =>
    amount === null || need === null || !Number.isFinite(amount)
      ? null
      : amountOfKcal(kcalOfAmount(amount, unit, need.kcal), next, need.kcal);
  const stages = stagesOf(person.state);
  const goal = goalOfDraft(value);
  const hasMoved = need !== null && now !== null && need.kcal !== now.kcal;
  return (
    <Stack gap="md">
      <RadioGroup
        label={t('goal.direction')}
        layout="row"
        isDisabled={!canEdit}
        value={direction}
        onChange={(next) =>
          change({
            direction: next,
            amount: next === 'MAINTAIN' ? 0 : isKept ? null : amount,
            objectiveKg: next === direction ? value.objectiveKg : null,
          })
        }
        options={GOAL_DIRECTIONS.map((id) => ({ id, label: t(`goal.directions.${id}`) }))}
      />
      {stages.length > 0 && (
        <Select
          label={t('goal.stage')}
          placeholder={t('goal.stagePlaceholder')}
          isRequired
          isDisabled={!canEdit}
          value={value.stage}
          onChange={(stage) => change({ stage })}
          options={stages.map((id) => ({ id, label: t(`goal.stages.${id}`) }))}
        />
      )}
      {!isKept && (
        <Grid columns={{ phone: 1, tablet: 2 }} align="start">
          <NumberField
            label={t(`goal.amount.${direction}`)}
            isRequired
            isReadOnly={!canEdit}
            value={amount}
            onChange={(next) => change({ amount: next })}
            min={0}
            max={GOAL_LIMITS.amount[unit]}
            step={STEPS[unit]}
            maxDecimals={2}
            error={error}
          />
          <Select
            label={t('goal.unit')}
            placeholder={t('goal.unit')}
            isDisabled={!canEdit}
            value={unit}
            onChange={(next) => next && change({ unit: next, amount: inUnit(next) })}
            options={GOAL_UNITS.map((id) => ({ id, label: t(`goal.units.${id}`) }))}
          />
          {isAdult && (
            <NumberField
              label={t('goal.objective')}
              isOptional
              unit="kg"
              isReadOnly={!canEdit}
              value={value.objectiveKg}
              onChange={(objectiveKg) => change({ objectiveKg })}
              {...GOAL_LIMITS.objectiveKg}
              maxDecimals={1}
            />
          )}
        </Grid>
      )}
      {isKept && error !== undefined && <InlineMessage tone="critical">{error}</InlineMessage>}
      {gap !== null && <InlineMessage tone="info">{t(`goal.gap.${gap}`)}</InlineMessage>}
      {hasMoved && (
        <InlineMessage tone="warning">
          <Inline gap="sm" align="center">
            {t('goal.moved', { value: labels.kcal(need.kcal), now: labels.kcal(now.kcal) })}
            {canEdit && (
              <Button size="small" onPress={() => change({})}>
                {t('goal.recompute')}
              </Button>
            )}
          </Inline>
        </InlineMessage>
      )}
      {goal && (
        <GoalResult {...{ goal, person, from, basisOf }} inputs={hasMoved ? [] : (now?.inputs ?? [])} />
      )}
    </Stack>
  );
}
