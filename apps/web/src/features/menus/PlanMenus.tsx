import { type Menus, useSaveMenus, useSetMenuBasis } from '@healzy/api/menus';
import {
  basisOf,
  DEFAULT_MENU_TEMPLATE,
  EMPTY_MEAL,
  mealAt,
  recalculationOffer,
  type MealPosition,
  type MenuBasis,
  type MenuEdit,
} from '@healzy/domain/menus';
import type { PlanTargets } from '@healzy/domain/nutritional-plans';
import { Stack } from '@healzy/ui/primitives';
import { useMemo, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.tsx';
import { tellFailed } from '../../app/messages.ts';
import { pathTo } from '../../app/paths.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useFill } from './fill/useFill.ts';
import { MenuBar } from './MenuBar.tsx';
import type { MenuFoodIndex } from './menu-foods.ts';
import { MenuNotices } from './MenuNotices.tsx';
import { exchangeEdit, firstOpenDay, type PlanOfMenus, writtenBasis } from './plan-menus.ts';
import { KeepMenusButton } from './recalculate/KeepMenusButton.tsx';
import { useDayMenu } from './useDayMenu.ts';
import { useMenuClipboard } from './useMenuClipboard.ts';
import { useMenuKeys } from './useMenuKeys.ts';
import { useMenuLabels } from './useMenuLabels.ts';
import { useMenuSession } from './useMenuSession.ts';
import { WeekOfMenus } from './WeekOfMenus.tsx';

const MealDialog = lazyPart(async () => (await import('./MealDialog.tsx')).MealDialog);
const MealReasons = lazyPart(async () => (await import('./MealReasons.tsx')).MealReasons);
const IntakesDrawer = lazyPart(async () => (await import('./intakes/IntakesDrawer.tsx')).IntakesDrawer);
const FillDialog = lazyPart(async () => (await import('./fill/FillDialog.tsx')).FillDialog);

export interface PlanMenusProps {
  plan: PlanOfMenus & { patientId: string };
  menus: Menus;
  foods: MenuFoodIndex;
  targets: PlanTargets;
  /** The patient's local date. */
  today: string;
  canEdit: boolean;
}

/** The menus of a plan, a week at a time, with everything that changes them. */
export function PlanMenus({ plan, menus, foods, targets, today, canEdit }: PlanMenusProps) {
  const labels = useMenuLabels(foods, plan.startDate);
  const save = useSaveMenus(plan.id);
  const session = useMenuSession({
    menus,
    draftKey: `patients/${plan.patientId}/menus/${plan.id}`,
    subject: plan.name,
    save: (document, version) => save(document as unknown as Parameters<typeof save>[0], version),
  });
  const { weeks, undo } = session.document;
  const menu = useMemo(() => ({ weeks }), [weeks]);
  const open = firstOpenDay(plan, today);
  const [week, setWeek] = useState(Math.min(open.week, weeks.length - 1));
  const [opened, setOpened] = useState<MealPosition | null>(null);
  /** Whose minerals and vitamins are shown: a day of the week, or all of it. */
  const [intakes, setIntakes] = useState<{ week: number; day: number | null } | null>(null);
  const clipboard = useMenuClipboard({ menu, labels, edit: session.edit });
  const template = plan.menuTemplate ?? DEFAULT_MENU_TEMPLATE;
  const { restrictions, exclusions } = menus;
  const request = { targets, foods: foods.facts, restrictions, exclusions, template };
  const basis = useMemo(() => basisOf(plan, exclusions), [plan, exclusions]);
  const offer = recalculationOffer(menu, menus.basis as MenuBasis | null, basis, foods.foodOf, open);
  const setBasis = useSetMenuBasis(plan.id);
  const filling = useFill({
    menu,
    request,
    seed: undo.length + 1,
    edit: session.edit,
    // What was recalculated as a whole is made for what the plan says now.
    onFilled: (scope) => {
      if (scope.kind === 'PLAN' && offer !== null)
        void setBasis(writtenBasis(basis)).catch((error: unknown) => tellFailed('menu.edit', error));
    },
  });
  useMenuKeys(canEdit ? session : null);
  const days = weeks[week] ?? [];
  const meal = opened && (mealAt(menu, opened) ?? EMPTY_MEAL);
  const change = (edit: MenuEdit | null): void => {
    if (edit !== null) session.edit(edit);
  };
  const dayMenu = useDayMenu({
    menu,
    clipboard,
    onFill: filling.start,
    onIntakes: (ofWeek, day) => setIntakes({ week: ofWeek, day }),
  });
  const fillFrom = (scope: Parameters<typeof filling.start>[0]) => filling.start(scope, open);
  useOpenIntent('recalculate', () => canEdit && fillFrom({ kind: 'PLAN' }));

  return (
    <Stack gap="md">
      <MenuNotices
        menu={menu}
        menus={menus}
        foods={foods}
        labels={labels}
        patientId={plan.patientId}
        from={open}
        session={session}
        canEdit={canEdit}
        onOpen={(at) => {
          setWeek(at.week);
          setOpened(at);
        }}
        offer={offer}
        keep={<KeepMenusButton planId={plan.id} basis={basis} />}
        onRecalculate={() => fillFrom({ kind: 'PLAN' })}
      />
      <WeekOfMenus
        firstWeek={week}
        weeks={[days]}
        startDate={plan.startDate}
        today={today}
        targets={targets}
        foods={foods}
        labels={labels}
        canEdit={canEdit}
        navigation={
          <MenuBar
            plan={plan}
            week={week}
            menu={menu}
            clipboard={clipboard}
            session={session}
            canEdit={canEdit}
            onWeek={setWeek}
            onFill={filling.start}
            onIntakes={() => setIntakes({ week, day: null })}
          />
        }
        dayMenu={dayMenu}
        onOpen={setOpened}
        onMove={(from, to) => change(exchangeEdit(menu, from, to))}
        onCopy={clipboard.copyTo}
        clipboard={clipboard.board}
      />
      {opened && meal && (
        <MealDialog
          at={opened}
          meal={meal}
          targets={targets}
          foods={foods}
          labels={labels}
          restrictions={menus.restrictions}
          canEdit={canEdit}
          onEdit={session.edit}
          onFill={() => filling.start({ kind: 'MEAL', ...opened })}
          onCopy={() => clipboard.keep({ kind: 'MEAL', meal })}
          onPaste={clipboard.clip?.kind === 'MEAL' ? () => clipboard.paste(opened) : undefined}
          reasons={<MealReasons at={opened} meal={meal} request={{ ...request, menu }} labels={labels} />}
          onClose={() => setOpened(null)}
        />
      )}
      {intakes && (
        <IntakesDrawer
          week={intakes.week}
          days={weeks[intakes.week] ?? []}
          day={intakes.day}
          energy={targets.day.kcal}
          foods={foods}
          labels={labels}
          today={today}
          onClose={() => setIntakes(null)}
        />
      )}
      {filling.state.kind !== 'idle' && (
        <FillDialog
          filling={filling}
          labels={labels}
          foods={foods}
          template={template}
          templateHref={pathTo('/patient/:patientId/nutrition/plans/:nutritionalPlan/menu-template', {
            patientId: plan.patientId,
            nutritionalPlan: plan.id,
          })}
        />
      )}
    </Stack>
  );
}
