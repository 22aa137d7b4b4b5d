import { MenuButton } from '@healzy/ui/components/MenuButton';
import type { MenuEntry } from '@healzy/ui/components/Menu';
import { ChartColumn } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../app/useIsDesktop.ts';
import { shortPlanName } from './plan-menus.ts';
import type { LoggedMeals } from './responses/useLoggedMeals.tsx';

/** One week, or all weeks of the plan below each other. */
export type MenuView = 'week' | 'plan';

export interface PlanToChoose {
  /** Those of the patient. */
  plans: readonly { id: string; name: string }[];
  onChoose: (id: string) => void;
  /** These menus are shown because they were just chosen: the focus was on the button of the others. */
  isChosen: boolean;
}

export interface ShownMenusProps {
  plan: { id: string; name: string };
  choice: PlanToChoose;
  weeks: number;
  view: MenuView;
  onView: (view: MenuView) => void;
  onIntakes: () => void;
  logged: LoggedMeals;
  canEdit: boolean;
  /** Where the patient's tastes are changed. */
  entries: readonly MenuEntry[];
}

/** What is rarely chosen, behind one button that says how it stands: whose menus, how much of them, and with what beside them. */
export function ShownMenus({
  plan,
  choice: { plans, onChoose, isChosen },
  weeks,
  view,
  onView,
  onIntakes,
  logged,
  canEdit,
  entries,
}: ShownMenusProps) {
  const { t } = useTranslation('menus');
  const isPhone = useIsPhone();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen && document.activeElement === document.body) place.current?.querySelector('button')?.focus();
  }, [isChosen]);
  const hasLogged = canEdit && logged.count !== null && logged.count > 0;
  return (
    <div ref={place}>
      <MenuButton
        label={t('shown.label')}
        state={[
          shortPlanName(plan.name, isPhone ? 'phone' : 'wide'),
          ...(weeks > 1 ? [t(view === 'week' ? 'week.viewWeek' : 'week.viewPlan')] : []),
          ...(hasLogged && logged.isShown ? [t('shown.logged')] : []),
        ].join(' · ')}
        entries={[
          {
            kind: 'choice',
            id: 'plan',
            label: t('plan'),
            mode: 'one',
            isHidden: plans.length < 2,
            options: plans.map(({ id, name }) => ({ id, label: name })),
            chosen: [plan.id],
            onChange: ([id]) => {
              if (id !== undefined && id !== plan.id) onChoose(id);
            },
          },
          {
            kind: 'choice',
            id: 'view',
            label: t('week.view'),
            mode: 'one',
            isHidden: weeks < 2,
            options: [
              { id: 'week', label: t('week.viewWeek') },
              { id: 'plan', label: t('week.viewPlan') },
            ],
            chosen: [view],
            onChange: ([wanted]) => onView(wanted === 'plan' ? 'plan' : 'week'),
          },
          {
            kind: 'choice',
            id: 'logged',
            label: t('shown.beside'),
            mode: 'several',
            isHidden: !hasLogged,
            options: [{ id: 'logged', label: t('responses.show', { count: logged.count ?? 0 }) }],
            chosen: logged.isShown ? ['logged'] : [],
            onChange: (wanted) => logged.show(wanted.length > 0),
          },
          { id: 'settings', kind: 'separator' },
          { id: 'intakes', label: t('week.intakes'), icon: ChartColumn, onAction: onIntakes },
          ...entries,
        ]}
      />
    </div>
  );
}
