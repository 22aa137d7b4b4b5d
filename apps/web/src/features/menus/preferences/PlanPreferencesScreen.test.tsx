import { emptyMenu, NO_PREFERENCES } from '@healzy/domain/menus';
import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES } from '@healzy/domain/nutritional-plans';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../../app/i18n.ts';
import { sampleFoodIndex } from '../sample-foods.ts';
import { PlanPreferencesScreen } from './PlanPreferencesScreen.tsx';

const seen = vi.hoisted(() => ({ canEdit: false }));
const query = { isPending: false, error: null, refetch: () => undefined };
const plan = {
  id: 'plan',
  patientId: 'ana',
  name: 'Plan',
  startDate: '2026-11-02',
  weeks: 1,
  // Of so little energy that it has no least of cereals.
  energy: { kcal: 1_300 },
  mealShares: DEFAULT_MEAL_SHARES,
  macroShares: DEFAULT_MACRO_SHARES,
  menuTemplate: null,
  frequencies: null,
};

vi.mock('@healzy/api/menus', async (original) => ({
  ...(await original<object>()),
  useMenus: () => ({
    ...query,
    data: { weeks: emptyMenu(1).weeks, restrictions: [], exclusions: { foodIds: [], categories: [] } },
  }),
  useFoodPreferences: () => ({ ...query, data: { ...NO_PREFERENCES, dishes: [] } }),
}));
vi.mock('../useMenuFoodIndex.ts', () => ({ useMenuFoodIndex: () => ({ query, index: sampleFoodIndex }) }));
vi.mock('../../nutritional-plans/PlanScreen.tsx', () => ({
  PlanScreen: ({ children }: { children: (of: typeof plan, to: { canEdit: boolean }) => ReactNode }) =>
    children(plan, { canEdit: seen.canEdit }),
}));
vi.mock('./PreferencesDialog.tsx', () => ({ PreferencesDialog: () => <p>Tastes dialog</p> }));
vi.mock('./FrequenciesDialog.tsx', () => ({ FrequenciesDialog: () => <p>Frequencies dialog</p> }));
vi.mock('../exclusions/ExclusionsDialog.tsx', () => ({ ExclusionsDialog: () => <p>Exclusions dialog</p> }));

beforeAll(async () => {
  await startI18n('en');
  await loadWords(['food-preferences', 'foods', 'menus']);
});
afterEach(cleanup);

function show(address: string, canEdit: boolean) {
  seen.canEdit = canEdit;
  const routes = [{ path: '/', element: <PlanPreferencesScreen /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

it.each([
  ['preferences', 'Tastes dialog'],
  ['frequencies', 'Frequencies dialog'],
])('opens the dialog that ?new=%s asks for, for who may edit', async (wanted, dialog) => {
  show(`/?new=${wanted}`, true);
  expect(await screen.findByText(dialog)).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Change: / })).toHaveLength(3);
});

it.each(['preferences', 'frequencies'])('shows who may only read no dialog for ?new=%s', async (wanted) => {
  show(`/?new=${wanted}`, false);
  expect(await screen.findByText(/because of the energy or the carbohydrate of this plan/)).toBeDefined();
  expect(screen.queryByText(/dialog$/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});
