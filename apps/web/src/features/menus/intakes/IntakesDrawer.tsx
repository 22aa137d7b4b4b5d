import { useFoodsById } from '@healzy/api/foods';
import { hasCode } from '@healzy/api/runtime';
import { dailyIntakes, type FoodLookup, type MenuDay, type ReferencePerson } from '@healzy/domain/menus';
import { MEALS } from '@healzy/domain/nutritional-plans';
import { ageOn } from '@healzy/domain/shared';
import { Drawer } from '@healzy/ui/components/Drawer';
import { Select } from '@healzy/ui/components/Select';
import { Stack } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/Loaded.tsx';
import { useOpenPatient } from '../../../app/open-patient.ts';
import type { MenuFoodIndex } from '../menu-foods.ts';
import type { MenuLabels } from '../useMenuLabels.ts';
import { Intakes } from './Intakes.tsx';

export interface IntakesDrawerProps {
  week: number;
  days: readonly MenuDay[];
  /** The day that is looked at first; null is the whole week. */
  day: number | null;
  /** The energy of a day of the plan, in kilocalories. */
  energy: number;
  foods: MenuFoodIndex;
  labels: MenuLabels;
  today: string;
  onClose: () => void;
}

/** Fibre, minerals and vitamins of a week or of one of its days, beside the reference intakes of the patient. */
export function IntakesDrawer({
  week,
  days,
  day,
  energy,
  foods,
  labels,
  today,
  onClose,
}: IntakesDrawerProps) {
  const { t } = useTranslation('menus');
  const { data: patient } = useOpenPatient();
  const [period, setPeriod] = useState(day === null ? 'WEEK' : String(day));
  const age = patient?.birthdate ? ageOn(patient.birthdate, today) : null;
  const person = patient && age !== null ? { sex: patient.sex, age, energy } : null;
  const label = period === 'WEEK' ? t('intakes.week', { week: week + 1 }) : labels.day(week, Number(period));
  return (
    <Drawer title={t('intakes.title')} size="large" onClose={onClose}>
      <Stack gap="lg">
        <Select
          label={t('intakes.period')}
          placeholder={t('intakes.period')}
          options={[
            { id: 'WEEK', label: t('intakes.week', { week: week + 1 }) },
            ...days.map((_, each) => ({ id: String(each), label: labels.day(week, each) })),
          ]}
          value={period}
          onChange={(id) => setPeriod(id ?? 'WEEK')}
        />
        <IntakesOfDays
          key={period}
          label={label}
          days={period === 'WEEK' ? days : days.slice(Number(period), Number(period) + 1)}
          foods={foods}
          person={person}
        />
      </Stack>
    </Drawer>
  );
}

interface IntakesOfDaysProps {
  label: string;
  days: readonly MenuDay[];
  foods: MenuFoodIndex;
  person: ReferencePerson | null;
}

/** The foods of menus come without their minerals and vitamins, which are read for those of these days. */
function IntakesOfDays({ label, days, foods, person }: IntakesOfDaysProps) {
  const portions = days.flatMap((day) => MEALS.flatMap((meal) => day[meal].foods));
  const ids = [...new Set(portions.map(({ foodId }) => foodId))].filter((id) => foods.byId.has(id));
  const queries = useFoodsById(ids);
  const read = new Map(queries.flatMap(({ data }) => (data ? [[data.id, data]] : [])));
  const foodOf: FoodLookup = (id, figuresAt) => {
    const [facts, food] = [foods.foodOf(id, figuresAt), read.get(id)];
    // Of a food as it was, everything is known already.
    if (facts !== foods.foodOf(id, undefined)) return facts;
    return facts && food && { ...facts, nutrients: food.nutrients, unknownShares: food.unknownShares };
  };
  return (
    // One that is gone meanwhile is named as missing.
    <Loaded queries={queries.filter(({ error }) => !hasCode(error, 'NOT_FOUND'))}>
      <Intakes label={label} intakes={dailyIntakes(days, foodOf, person)} person={person} />
    </Loaded>
  );
}
