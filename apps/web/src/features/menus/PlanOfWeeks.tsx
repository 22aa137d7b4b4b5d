import type { Menu } from '@healzy/domain/menus';
import type { PlanTargets } from '@healzy/domain/nutritional-plans';
import { WeekStack } from '@healzy/ui/patterns/WeekStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuFoodIndex } from './menu-foods.ts';
import { WeekStatusPill } from './WeekStatusPill.tsx';

export interface PlanOfWeeksProps {
  menu: Menu;
  /** The week that is worked on. */
  week: number;
  nameOf: (week: number) => string;
  targets: PlanTargets;
  foods: MenuFoodIndex;
  onWeek: (week: number) => void;
  board: (week: number) => ReactNode;
}

/** All weeks of a plan below each other, each with how far it has got. */
export function PlanOfWeeks({ menu, week, nameOf, targets, foods, onWeek, board }: PlanOfWeeksProps) {
  const { t } = useTranslation('menus');
  return (
    <WeekStack
      label={t('board.labelPlan')}
      count={menu.weeks.length}
      current={week}
      onCurrent={onWeek}
      nameOf={nameOf}
      head={(of) => <WeekStatusPill days={menu.weeks[of] ?? []} targets={targets} foodOf={foods.foodOf} />}
    >
      {board}
    </WeekStack>
  );
}
