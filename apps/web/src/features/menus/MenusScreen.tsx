import { useFoodPreferences, useMenus } from '@healzy/api/menus';
import { useNutritionalPlanPages, type NutritionalPlan } from '@healzy/api/nutritional-plans';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { currentPlan } from '@healzy/domain/nutritional-plans';
import { may } from '@healzy/domain/session';
import { todayIn } from '@healzy/domain/shared';
import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Skeleton } from '@healzy/ui/primitives';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AppScreen } from '../../app/AppScreen.tsx';
import { awaitsFirstAnswer } from '../../app/first-answer.ts';
import { type LeaveScope, LeaveScopeContext } from '../../app/forms/leave-scope.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { Loaded } from '../../app/Loaded.tsx';
import { itemsOf } from '../../app/lists/paged.ts';
import { useOpenPatient } from '../../app/open-patient.ts';
import { pathTo } from '../../app/paths.ts';
import { useParam } from '../../app/useParam.ts';
import { useRoles } from '../../state/account.ts';
import { PAPER_PARAMETER } from './paper/paper-address.ts';
import { targetsOf } from './plan-menus.ts';
import { useMealResponses } from './responses/meal-responses.ts';
import type { PlanToChoose } from './ShownMenus.tsx';
import { useMenuFoodIndex } from './useMenuFoodIndex.ts';

// The board with all that changes menus is heavy, and loads while the menus do.
const PlanMenus = lazyPart(
  async () => (await import('./PlanMenus.tsx')).PlanMenus,
  <Skeleton shape="block" height={480} />,
);
const ShoppingView = lazyPart(async () => (await import('./shopping/ShoppingView.tsx')).ShoppingView);
const PlanChoice = lazyPart(async () => (await import('./PlanChoice.tsx')).PlanChoice);

/** What an address says when its plan was just chosen. */
interface MenuChoice {
  isChosen?: boolean;
}

/** `/patient/:patientId/nutrition/menus`: the menus of the patient's current plan, or of the one in the address. */
export function MenusScreen() {
  const { t } = useTranslation(['menus', 'app']);
  const patientId = useParam('patientId');
  const patient = useOpenPatient();
  const pages = useNutritionalPlanPages(patientId, { limit: 100 });
  const [address, setAddress] = useSearchParams();
  const plans = itemsOf(pages);
  const today = todayIn(patient.data?.timezone ?? 'UTC', serverNow());
  const plan = plans.find(({ id }) => id === address.get('plan')) ?? currentPlan(plans, today);
  useEffect(() => PlanMenus.preload(), []);
  const choosePlan = (id: string) => setAddress({ plan: id }, { replace: true, state: { isChosen: true } });
  const { state } = useLocation();
  const toPlans = (
    <Button intent="primary" href={pathTo('/patient/:patientId/nutrition/plans', { patientId })}>
      {t('noPlan.action')}
    </Button>
  );
  return (
    <AppScreen
      title={t('title')}
      queries={[patient, pages]}
      tools={
        plans.length > 1 &&
        plan &&
        // Above a board it is in the menu of what is shown.
        (targetsOf(plan) === null || address.get(PAPER_PARAMETER) === 'shopping') && (
          <PlanChoice plans={plans} value={plan.id} onChange={choosePlan} />
        )
      }
      empty={
        plan === undefined && {
          pictogram: 'search',
          title: t('noPlan.title'),
          text: t('noPlan.text'),
          action: toPlans,
        }
      }
    >
      {plan && (
        <MenusOfPlan
          key={plan.id}
          plan={plan}
          today={today}
          isPrincipal={patient.data?.access.clinical === 'edit'}
          paper={address.get(PAPER_PARAMETER)}
          onBoard={() => setAddress({ plan: plan.id })}
          choice={{ plans, onChoose: choosePlan, isChosen: (state as MenuChoice | null)?.isChosen === true }}
        />
      )}
    </AppScreen>
  );
}

interface MenusOfPlanProps {
  plan: NutritionalPlan;
  today: string;
  isPrincipal: boolean;
  /** What is shown as paper instead of the board; null for the board. */
  paper: string | null;
  onBoard: () => void;
  choice: PlanToChoose;
}

function MenusOfPlan({ plan, today, isPrincipal, paper, onBoard, choice }: MenusOfPlanProps) {
  const { t } = useTranslation(['menus', 'app']);
  const menus = useMenus(plan.id);
  const canEdit = may('updateMenus', useRoles()) && isPrincipal;
  const exclusions = menus.data?.exclusions;
  const preferences = useFoodPreferences(plan.patientId);
  const { query: foods, index } = useMenuFoodIndex(plan.id, exclusions, preferences.data);
  // Of logged meals there is a switch above the board, which would be pushed down; the board does without them if need be.
  const logged = useMealResponses(plan.patientId);
  const withLogged = { isPending: awaitsFirstAnswer(logged), error: null, refetch: logged.refetch };
  const targets = useMemo(() => targetsOf(plan), [plan]);
  const [scope] = useState<LeaveScope>(() => ({
    id: Symbol('menus'),
    keepsDrafts: true,
    close: () => undefined,
  }));
  if (targets === null) {
    const ids = { patientId: plan.patientId, nutritionalPlan: plan.id };
    return (
      <EmptyState
        title={t('noEnergy.title')}
        description={t('noEnergy.text')}
        action={
          <Button
            intent="primary"
            href={pathTo('/patient/:patientId/nutrition/plans/:nutritionalPlan/patient-data', ids)}
          >
            {t('noEnergy.action')}
          </Button>
        }
      />
    );
  }
  if (paper === 'shopping')
    return (
      <Loaded queries={[menus]}>
        {menus.data && (
          <ShoppingView plan={plan} version={menus.data.version} today={today} onClose={onBoard} />
        )}
      </Loaded>
    );
  return (
    <Loaded queries={[menus, foods, preferences, withLogged]}>
      {menus.data && preferences.data && (
        <LeaveScopeContext value={scope}>
          <PlanMenus
            plan={plan}
            menus={menus.data}
            preferences={preferences.data}
            foods={index}
            targets={targets}
            today={today}
            canEdit={canEdit}
            choice={choice}
          />
        </LeaveScopeContext>
      )}
    </Loaded>
  );
}
