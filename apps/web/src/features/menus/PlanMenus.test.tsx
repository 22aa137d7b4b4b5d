import type { FoodPreferences, Menus } from '@healzy/api/menus';
import { emptyMenu, NO_PREFERENCES } from '@healzy/domain/menus';
import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES } from '@healzy/domain/nutritional-plans';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../app/i18n.ts';
import type { EnergyDoubtDialogProps } from '../nutritional-plans/EnergyDoubtDialog.tsx';
import { menuFoodIndex } from './menu-foods.ts';
import type { MenuBarProps } from './MenuBar.tsx';
import { targetsOf } from './plan-menus.ts';
import { PlanMenus } from './PlanMenus.tsx';
import type { RestrictedMealsProps } from './restrictions/RestrictedMeals.tsx';

const seen = vi.hoisted(() => ({ start: vi.fn(), offer: vi.fn(() => null), update: vi.fn() }));

vi.mock('@healzy/api/menus', async (original) => ({
  ...(await original<object>()),
  useSaveMenus: () => vi.fn(),
  useSetMenuBasis: () => vi.fn(),
  useReadMenuDishes: () => vi.fn(),
  useLearnMenuFoods: () => vi.fn(),
}));
vi.mock('@healzy/api/nutritional-plans', () => ({
  useUpdateNutritionalPlan: () => ({ mutateAsync: seen.update, isPending: false }),
}));
vi.mock('@healzy/domain/menus', async (original) => ({
  ...(await original<object>()),
  recalculationOffer: seen.offer,
}));
vi.mock('./fill/useFill.ts', () => ({ useFill: () => ({ state: { kind: 'idle' }, start: seen.start }) }));
vi.mock('./responses/useLoggedMeals.tsx', () => ({ useLoggedMeals: () => ({ foodIds: [] }) }));
vi.mock('./useMenuClipboard.ts', () => ({ useMenuClipboard: () => ({}) }));
vi.mock('./useDayMenu.ts', () => ({ useDayMenu: () => () => [] }));
vi.mock('./WeekOfMenus.tsx', () => ({ WeekOfMenus: () => null }));
vi.mock('./WeekStatusPill.tsx', () => ({ WeekStatusPill: () => null }));
vi.mock('./recalculate/KeepMenusButton.tsx', () => ({ KeepMenusButton: () => null }));
vi.mock('./MenuNotices.tsx', () => ({
  MenuNotices: ({ restricted, onRecalculate }: { restricted: ReactNode; onRecalculate: () => void }) => (
    <>
      {restricted}
      <button type="button" onClick={onRecalculate}>
        Recalculate
      </button>
    </>
  ),
}));
// What it asks in words is shown by its story.
vi.mock('../nutritional-plans/EnergyDoubtDialog.tsx', () => ({
  EnergyDoubtDialog: ({ doubt, onConfirm, onClose }: EnergyDoubtDialogProps) => (
    <>
      <button type="button" onClick={onConfirm}>
        Answer for {doubt.kcal}
      </button>
      <button type="button" onClick={onClose}>
        Back
      </button>
    </>
  ),
}));
vi.mock('./MenuBar.tsx', () => ({
  MenuBar: ({ week, onWeek }: MenuBarProps) => (
    <button type="button" onClick={() => onWeek(week + 1)}>
      Week {week}
    </button>
  ),
}));
vi.mock('./restrictions/RestrictedMeals.tsx', () => ({
  RestrictedMeals: ({ from }: RestrictedMealsProps) => (
    <p>
      From {from.week}/{from.day}
    </p>
  ),
}));

const plan = {
  id: 'plan',
  version: 3,
  patientId: 'ana',
  name: 'Plan',
  startDate: '2026-11-02',
  weeks: 4,
  energy: { kcal: 2_000 },
  mealShares: DEFAULT_MEAL_SHARES,
  macroShares: DEFAULT_MACRO_SHARES,
  menuTemplate: null,
};
/** The third day of the second week. */
const TODAY = '2026-11-11';
const OPEN = { week: 1, day: 2 };
const menus = {
  nutritionalPlanId: 'plan',
  patientId: 'ana',
  version: 1,
  weeks: emptyMenu(4).weeks,
  undo: [],
  redo: [],
  applied: [],
  restrictions: [],
  exclusions: { foodIds: [], categories: [] },
  otherRestrictions: [],
  foodRemarks: [],
  foodQuestions: [],
  energyDoubt: null,
  foodAnswers: [],
  basis: null,
  changedAt: null,
} as unknown as Menus;
const preferences = {
  ...NO_PREFERENCES,
  patientId: 'ana',
  version: 0,
  dishes: [],
  changedAt: null,
} as unknown as FoodPreferences;

function show(address: string, change: Partial<Menus> = {}) {
  const targets = targetsOf(plan);
  if (targets === null) throw new Error('The plan has no energy.');
  const element = (
    <PlanMenus
      plan={plan}
      menus={{ ...menus, ...change }}
      preferences={preferences}
      foods={menuFoodIndex([])}
      targets={targets}
      today={TODAY}
      canEdit
      choice={{ plans: [plan], onChoose: vi.fn(), isChosen: false }}
    />
  );
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
}
const isShown = (text: string) => expect(screen.getByText(text)).toBeTruthy();
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

beforeAll(async () => {
  await startI18n('en');
  await loadWords(['menus', 'foods', 'food-meanings', 'food-preferences']);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it.each([
  ['/', 1],
  ['/?day=2026-11-03', 0],
  ['/?day=2026-11-25', 3],
  ['/?day=2027-05-01', 1],
])('shows the week that %s names, but warns and refills from today', (address, week) => {
  show(address);
  isShown(`Week ${week}`);
  isShown(`From ${OPEN.week}/${OPEN.day}`);
  expect(seen.offer.mock.lastCall?.at(-1)).toEqual(OPEN);
  press('Recalculate');
  expect(seen.start).toHaveBeenCalledWith({ kind: 'FILLED' }, OPEN);
});

it('fills the first week that is still to come when the address asks for it', () => {
  show('/?new=fill');
  expect(seen.start).toHaveBeenCalledExactlyOnceWith({ kind: 'WEEK', week: OPEN.week }, OPEN);
});

it('turns to another day that is cited while the menus are open', async () => {
  const go = show('/?day=2026-11-03');
  press('Week 0');
  isShown('Week 1');
  await go('/?day=2026-11-25');
  isShown('Week 3');
  await go('/?day=2026-11-03&new=other');
  isShown('Week 0');
});

it('stays at the week that is shown when something else of the address changes', async () => {
  const go = show('/?day=2026-11-03');
  press('Week 0');
  await go('/?day=2026-11-03&plan=plan');
  isShown('Week 1');
  await go('/?plan=plan');
  isShown('Week 1');
});

it('asks who answers for an energy below the floor before it fills, and fills only then', async () => {
  const doubt = { kind: 'VERY_LOW', limitKcal: 1200, group: 'WOMAN', source: 'AHA_ACC_TOS_2013' } as const;
  show('/', { energyDoubt: { ...doubt, kcal: 500 } });
  press('Recalculate');
  press('Back');
  expect(screen.queryByRole('button', { name: 'Answer for 500' })).toBeNull();
  press('Recalculate');
  expect(seen.start).not.toHaveBeenCalled();
  await act(async () => screen.getByRole('button', { name: 'Answer for 500' }).click());
  expect(seen.update).toHaveBeenCalledWith({ id: 'plan', version: 3, body: { confirmsEnergy: true } });
  expect(seen.start).toHaveBeenCalledWith({ kind: 'FILLED' }, OPEN);
});
