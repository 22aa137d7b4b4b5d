import {
  type FoodPreferences,
  type Menus,
  useLearnMenuFoods,
  useReadMenuDishes,
  useSaveMenus,
  useSetMenuBasis,
} from '@healzy/api/menus';
import {
  applyEdit,
  basisOf,
  DEFAULT_MENU_TEMPLATE,
  EMPTY_MEAL,
  mealAt,
  mealsWithNewFoods,
  plannedWeeks,
  recalculationOffer,
  type MealPosition,
  type MenuBasis,
  type MenuEdit,
} from '@healzy/domain/menus';
import { firstOpenDay, planDate, planDayOn, type PlanTargets } from '@healzy/domain/nutritional-plans';
import { Stack, Text } from '@healzy/ui/primitives';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { tellFailed } from '../../app/messages.ts';
import { pathTo } from '../../app/paths.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useEnergyBeforeFilling } from './fill/useEnergyBeforeFilling.tsx';
import { useFill } from './fill/useFill.ts';
import { MenuBar } from './MenuBar.tsx';
import { factsOf, type MenuFoodIndex } from './menu-foods.ts';
import { MissingFoods } from './MissingFoods.tsx';
import { MenuNotices } from './MenuNotices.tsx';
import { exchangeEdit, foodsOfMenu, type PlanOfMenus, writtenBasis } from './plan-menus.ts';
import { KeepMenusButton } from './recalculate/KeepMenusButton.tsx';
import { useLoggedMeals } from './responses/useLoggedMeals.tsx';
import { FoodRemarks } from './restrictions/FoodRemarks.tsx';
import { RestrictedMeals } from './restrictions/RestrictedMeals.tsx';
import { type MenuView, type PlanToChoose, ShownMenus } from './ShownMenus.tsx';
import { useDayMenu } from './useDayMenu.ts';
import { useMenuClipboard } from './useMenuClipboard.ts';
import { useMenuKeys } from './useMenuKeys.ts';
import { useMenuLabels } from './useMenuLabels.ts';
import { useMenuEditing } from './useMenuEditing.ts';
import { usePatientFood } from './usePatientFood.tsx';
import { WeekOfMenus } from './WeekOfMenus.tsx';
import { WeekStatusPill } from './WeekStatusPill.tsx';

const PlanOfWeeks = lazyPart(async () => (await import('./PlanOfWeeks.tsx')).PlanOfWeeks);
const CopyWeekDialog = lazyPart(async () => (await import('./CopyWeekDialog.tsx')).CopyWeekDialog);
const MealDialog = lazyPart(async () => (await import('./MealDialog.tsx')).MealDialog);
const MealReasons = lazyPart(async () => (await import('./MealReasons.tsx')).MealReasons);
const IntakesDrawer = lazyPart(async () => (await import('./intakes/IntakesDrawer.tsx')).IntakesDrawer);
const FoodAnswersDialog = lazyPart(
  async () => (await import('./restrictions/FoodAnswersDialog.tsx')).FoodAnswersDialog,
);
const FillDialog = lazyPart(async () => (await import('./fill/FillDialog.tsx')).FillDialog);

export interface PlanMenusProps {
  plan: PlanOfMenus & { patientId: string; version: number };
  menus: Menus;
  /** What the patient likes and how they cook. */
  preferences: FoodPreferences;
  foods: MenuFoodIndex;
  targets: PlanTargets;
  /** The patient's local date. */
  today: string;
  canEdit: boolean;
  /** The patient's plans, of which one is shown. */
  choice: PlanToChoose;
}

/** The week that is shown: first that of a day that was cited, else of `open`; then what is chosen, or cited next. */
function useShownWeek(plan: PlanOfMenus, open: number, count: number) {
  const [parameters] = useSearchParams();
  const day = parameters.get('day') ?? '';
  const cited = planDayOn(plan, day)?.week;
  const last = count - 1;
  const [week, setWeek] = useState(Math.min(cited ?? open, last));
  const [seen, setSeen] = useState(day);
  if (day !== seen) {
    setSeen(day);
    // Without a cited day there is no reason to leave the week that is shown.
    if (cited !== undefined) setWeek(Math.min(cited, last));
  }
  return [week, setWeek] as const;
}

/** The menus of a plan, a week at a time, with everything that changes them. */
export function PlanMenus({
  plan,
  menus,
  preferences,
  foods,
  targets,
  today,
  canEdit,
  choice,
}: PlanMenusProps) {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  const labels = useMenuLabels(foods, plan.startDate);
  const save = useSaveMenus(plan.id);
  const editing = useMenuEditing({
    menus,
    draftKey: `patients/${plan.patientId}/menus/${plan.id}`,
    subject: plan.name,
    save: (document, version, keepsVersion) =>
      save(
        { ...document, ...(keepsVersion ? { keepsVersion } : {}) } as unknown as Parameters<typeof save>[0],
        version,
      ),
  });
  const { weeks, undo } = editing.document;
  const menu = useMemo(() => ({ weeks }), [weeks]);
  /** What menus have after the end of a plan that became shorter is never eaten. */
  const planned = useMemo(() => ({ weeks: weeks.slice(0, plan.weeks) }), [weeks, plan.weeks]);
  // What is warned of and refilled is still to come, whatever day was cited.
  const open = firstOpenDay(plan, today);
  const shownFoods = useMemo(() => foodsOfMenu(menu), [menu]);
  const [week, setWeek] = useShownWeek(plan, open.week, weeks.length);
  const [view, setView] = useState<MenuView>('week');
  const [isCopying, setCopying] = useState(false);
  const [opened, setOpened] = useState<MealPosition | null>(null);
  /** Whose minerals and vitamins are shown: a day of the week, or all of it. */
  const [intakes, setIntakes] = useState<{ week: number; day: number | null } | null>(null);
  const { foodQuestions } = menus;
  const [isAnswering, setAnswering] = useState(false);
  const energy = useEnergyBeforeFilling(plan, menus.energyDoubt);
  /** While a question about the patient's food or energy is open, meals take no new foods: it is asked instead. */
  const edit: typeof editing.edit = (wanted, keepsVersion) => {
    const isAsked = foodQuestions.length > 0 || menus.energyDoubt !== null;
    const after = isAsked ? applyEdit(menu, wanted) : null;
    if (after === null || mealsWithNewFoods(menu, after.menu) === 0) editing.edit(wanted, keepsVersion);
    else if (foodQuestions.length > 0) setAnswering(true);
    else energy.then(() => editing.edit(wanted, keepsVersion));
  };
  const clipboard = useMenuClipboard({ menu, labels, edit });
  const logged = useLoggedMeals({
    patientId: plan.patientId,
    week,
    days: weeks[week]?.length ?? 0,
    foods,
    labels,
    onPut: clipboard.put,
  });
  const template = plan.menuTemplate ?? DEFAULT_MENU_TEMPLATE;
  const { restrictions, exclusions, foodRemarks } = menus;
  const request = {
    targets,
    foods: foods.facts,
    earlierFoods: foods.earlier,
    restrictions,
    remarks: foodRemarks.map(({ code }) => code),
    exclusions,
    preferences,
    frequencies: plan.frequencies,
    template,
  };
  const { readAt } = foods;
  const readMenuDishes = useReadMenuDishes(plan.id);
  const learn = useLearnMenuFoods(plan.id);
  const readDishes = async () => {
    const { dishes, foods: ofDishes } = await readMenuDishes();
    // The board shows what it is filled with.
    learn(ofDishes);
    return { dishes, foods: ofDishes.map(factsOf), startsOn: plan.startDate };
  };
  const basis = useMemo(
    () => ({ ...basisOf(plan, exclusions), ...(readAt === null ? {} : { foodsAt: readAt }) }),
    [plan, exclusions, readAt],
  );
  const offer = recalculationOffer(menu, menus.basis as MenuBasis | null, basis, foods.foodOf, open);
  const setBasis = useSetMenuBasis(plan.id);
  const fill = useFill({
    menu,
    request,
    // A template says which foods a meal has; without one a meal is made of dishes.
    readDishes: plan.menuTemplate === null ? readDishes : null,
    seed: undo.length + 1,
    edit,
    // What was recalculated as a whole is made for what the plan says now.
    onFilled: (scope) => {
      if ((scope.kind === 'PLAN' || scope.kind === 'FILLED') && offer !== null)
        void setBasis(writtenBasis(basis)).catch((error: unknown) => tellFailed('menu.edit', error));
    },
  });
  const filling: typeof fill = {
    ...fill,
    start: (...wanted) =>
      foodQuestions.length > 0 ? setAnswering(true) : energy.then(() => fill.start(...wanted)),
  };
  useMenuKeys(canEdit ? editing : null, (by) =>
    setWeek((now) => Math.min(weeks.length - 1, Math.max(0, now + by))),
  );
  const days = weeks[week] ?? [];
  const meal = opened && (mealAt(menu, opened) ?? EMPTY_MEAL);
  const change = (wanted: MenuEdit | null): void => {
    if (wanted !== null) edit(wanted);
  };
  const dayMenu = useDayMenu({
    menu,
    clipboard,
    onFill: filling.start,
    onIntakes: (ofWeek, day) => setIntakes({ week: ofWeek, day }),
  });
  const fillFrom = (scope: Parameters<typeof filling.start>[0]) => filling.start(scope, open);
  useOpenIntent('fill', () => {
    if (!canEdit || open.week >= plan.weeks) return;
    if (!plannedWeeks(menu).includes(open.week)) fillFrom({ kind: 'WEEK', week: open.week });
    // Begun with the menus of another plan, they are for another energy.
    else if (offer !== null) fillFrom({ kind: 'FILLED' });
  });
  useOpenIntent('recalculate', () => canEdit && fillFrom({ kind: 'FILLED' }));
  const patientFood = usePatientFood({
    menus,
    preferences,
    patientId: plan.patientId,
    foods,
    labels,
    canEdit,
  });
  const weekName = (of: number) =>
    t('week.name', {
      week: of + 1,
      from: formats.shortDay(planDate(plan.startDate, { week: of, day: 0 })),
      to: formats.shortDay(planDate(plan.startDate, { week: of, day: 6 })),
    });
  const board = (of: number) => (
    <WeekOfMenus
      week={of}
      days={weeks[of] ?? []}
      startDate={plan.startDate}
      today={today}
      targets={targets}
      foods={foods}
      labels={labels}
      canEdit={canEdit}
      dayMenu={dayMenu}
      onOpen={setOpened}
      onMove={(from, to) => change(exchangeEdit(menu, from, to))}
      onCopy={clipboard.copyTo}
      clipboard={clipboard.board}
      // Of all weeks below each other, it would be above each.
      tray={canEdit && view === 'week' ? logged.tray : undefined}
    />
  );

  return (
    <Stack gap="sm">
      <MissingFoods foods={foods} ids={[...shownFoods, ...logged.foodIds]} />
      <MenuNotices
        menus={menus}
        preferences={preferences}
        foods={foods}
        labels={labels}
        patientFood={patientFood}
        days={days}
        editing={editing}
        canEdit={canEdit}
        restricted={
          <RestrictedMeals
            menu={planned}
            menus={menus}
            targets={targets}
            foods={foods}
            labels={labels}
            from={open}
            canEdit={canEdit}
            filling={filling}
            onOpen={(at) => {
              setWeek(at.week);
              setOpened(at);
            }}
          />
        }
        offer={offer}
        keep={<KeepMenusButton planId={plan.id} basis={basis} />}
        onRecalculate={() => fillFrom({ kind: 'FILLED' })}
        onAnswer={() => setAnswering(true)}
      />
      {energy.question}
      {patientFood.dialogs}
      {isAnswering && (
        <FoodAnswersDialog
          patientId={plan.patientId}
          draftKey={`patients/${plan.patientId}/food-answers`}
          questions={foodQuestions}
          onClose={() => setAnswering(false)}
        />
      )}
      <Stack gap="sm">
        <MenuBar
          plan={plan}
          week={week}
          menu={menu}
          clipboard={clipboard}
          editing={editing}
          canEdit={canEdit}
          status={view === 'week' && <WeekStatusPill days={days} targets={targets} foodOf={foods.foodOf} />}
          onWeek={setWeek}
          onCopyTo={() => setCopying(true)}
          onFill={filling.start}
          shown={
            <ShownMenus
              plan={plan}
              choice={choice}
              weeks={weeks.length}
              view={view}
              onView={setView}
              onIntakes={() => setIntakes({ week, day: null })}
              logged={logged}
              canEdit={canEdit}
              entries={patientFood.entries}
            />
          }
        />
        {canEdit && logged.hasFailed && (
          <Text size="sm" tone="muted">
            {t('responses.failed')}
          </Text>
        )}
        {view === 'week' ? (
          board(week)
        ) : (
          <PlanOfWeeks
            menu={menu}
            week={week}
            nameOf={weekName}
            targets={targets}
            foods={foods}
            onWeek={setWeek}
            board={board}
          />
        )}
      </Stack>
      {opened && meal && (
        <MealDialog
          at={opened}
          meal={meal}
          targets={targets}
          foods={foods}
          labels={labels}
          restrictions={restrictions}
          canEdit={canEdit}
          onEdit={edit}
          onFill={() => filling.start({ kind: 'MEAL', ...opened })}
          onCopy={() => clipboard.keep({ kind: 'MEAL', meal })}
          onPaste={clipboard.clip?.kind === 'MEAL' ? () => clipboard.paste(opened) : undefined}
          responseOf={logged.responseOf}
          reasons={<MealReasons at={opened} meal={meal} request={{ ...request, menu }} labels={labels} />}
          remarks={request.remarks}
          notes={<FoodRemarks remarks={menus.foodRemarks} level={3} />}
          onClose={() => setOpened(null)}
        />
      )}
      {isCopying && (
        <CopyWeekDialog
          menu={menu}
          week={week}
          nameOf={weekName}
          onCopy={(others) => clipboard.copyWeekTo(week, others)}
          onClose={() => setCopying(false)}
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
