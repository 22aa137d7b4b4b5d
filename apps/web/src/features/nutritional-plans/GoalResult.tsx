import {
  amountOfKcal,
  goalCautions,
  goalDifference,
  goalEnergy,
  goalReach,
  type EnergyGoal,
  type EnergyPerson,
  type NeedInputDay,
} from '@healzy/domain/nutritional-plans';
import { ADULT_AGE } from '@healzy/domain/shared';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { usePlanLabels } from './usePlanLabels.ts';

export interface GoalResultProps {
  goal: EnergyGoal;
  /** What the need was computed from, where that is still so. */
  inputs: readonly NeedInputDay[];
  /** Names what a need was computed from, with the days. */
  basisOf: (inputs: readonly NeedInputDay[]) => string;
  person: EnergyPerson;
  /** The day on which it begins. */
  from: string;
}

/** What follows from a goal, each figure beside what it comes from. */
export function GoalResult({ goal, inputs, person, from, basisOf }: GoalResultProps) {
  const { t } = useTranslation('nutritional-plans');
  const formats = useFormats();
  const labels = usePlanLabels();
  const { need, weight } = goal;
  const difference = goalDifference(goal);
  const size = Math.abs(difference);
  const isAdult = person.age === null || person.age >= ADULT_AGE;
  const reach = goalReach(goal, from, isAdult);
  const kg = (value: number) => `${formats.number(value, 1)} kg`;
  const sign = difference < 0 ? '−' : '+';
  return (
    <Stack gap="sm">
      <DescriptionList
        items={[
          {
            term: t('goal.need'),
            detail: (
              <Stack gap="none">
                <Text>{labels.kcal(need.kcal)}</Text>
                <Text size="sm" tone="muted">
                  {t(`goal.method.${need.method}`, { day: formats.day(need.on) })}
                  {need.stage &&
                    ` ${t('goal.extra', { value: labels.kcal(need.extraKcal), stage: t(`goal.stages.${need.stage}`) })}`}
                </Text>
                {inputs.length > 0 && (
                  <Text size="sm" tone="muted">
                    {basisOf(inputs)}
                  </Text>
                )}
              </Stack>
            ),
          },
          ...(difference === 0
            ? []
            : [
                {
                  term: t(difference < 0 ? 'goal.deficit' : 'goal.surplus'),
                  detail: t('goal.difference', {
                    kcal: `${sign}${labels.kcal(size)}`,
                    percent: formats.percent(amountOfKcal(size, 'PERCENT', need.kcal), 1),
                    kg: `${formats.number(amountOfKcal(size, 'KG_WEEK', need.kcal), 2)} kg`,
                  }),
                },
              ]),
          { term: t('goal.energy'), detail: <Text weight="semibold">{labels.kcal(goalEnergy(goal))}</Text> },
          ...(reach === null || weight === null || goal.objectiveKg === null
            ? []
            : [
                {
                  term: t('goal.reach', { from: kg(weight.kg), to: kg(goal.objectiveKg) }),
                  detail:
                    reach.kind === 'REACHED'
                      ? t('goal.between', {
                          from: formats.day(reach.earliest),
                          to: formats.day(reach.latest),
                        })
                      : reach.kind === 'SETTLES'
                        ? t('goal.settles', { kg: kg(reach.settlesKg), day: formats.day(reach.earliest) })
                        : t('goal.away'),
                },
              ]),
        ]}
      />
      {reach !== null && reach.kind !== 'AWAY' && (
        <Text size="sm" tone="muted">
          {t('goal.reachMethod')}
        </Text>
      )}
      {goalCautions(goal, person.age).map((caution) => (
        <InlineMessage key={caution} tone="warning">
          {t(`goal.caution.${caution}`)}
        </InlineMessage>
      ))}
    </Stack>
  );
}
