import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import { ApiProvider, type ApiClient } from '@healzy/api/runtime';
import { emptyMenu } from '@healzy/domain/menus';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../../app/i18n.ts';
import { store } from '../../../state/store.ts';
import { PlanNotice } from '../recalculate/PlanNotice.tsx';
import { SAMPLE_FOODS } from '../sample-foods.ts';
import { SAMPLE_FIGURES } from '../versions/sample-versions.ts';
import { CopyRestrictions } from './CopyRestrictions.tsx';

// jsdom has none, and React Aria's buttons need it.
vi.stubGlobal('CSS', { escape: (text: string) => text });

const { startDate, weeks } = { startDate: '2026-12-07', weeks: 1 };
const plan = {
  ...SAMPLE_FIGURES.plan,
  id: SAMPLE_FIGURES.nutritionalPlanId,
  patientId: '00000000-0000-4000-8000-000000000150',
  version: 1,
  weeks,
  startDate,
  endDate: '2026-12-13',
} as NutritionalPlan;
const menu = JSON.parse(JSON.stringify(emptyMenu(weeks))) as {
  weeks: { BREAKFAST: { foods: object[] } }[][];
};
menu.weeks[0]![0]!.BREAKFAST.foods = [{ foodId: SAMPLE_FOODS.milk.id, portions: 1 }];
const menus = {
  ...menu,
  version: 1,
  restrictions: ['MILK'],
  exclusions: { foodIds: [], categories: [] },
  foodRemarks: [],
  basis: null,
};

/** The ends of the paths that are not answered now. */
let failing: Set<string>;
const client = {
  request: async (_method: string, path: string) => {
    const part = path.slice(path.lastIndexOf('/') + 1);
    if (failing.has(part)) throw new Error('No.');
    return {
      data:
        part === 'menu'
          ? menus
          : { items: Object.values(SAMPLE_FOODS), earlier: [], readAt: '2026-11-28T08:00:00.000Z' },
    };
  },
} as unknown as ApiClient;

function open(part: ReactNode) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  return render(
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <ApiProvider scope={{ client, accountId: 'alba' }}>{part}</ApiProvider>
      </QueryClientProvider>
    </Provider>,
  );
}

beforeEach(async () => {
  failing = new Set();
  await startI18n('en');
  await loadWords(['menus', 'foods']);
});
afterEach(cleanup);

const UNCHECKED = /could not be checked/;
const FOUND = 'There is a meal with foods that the patient can’t or won’t eat';
const notice = (today: string) => <PlanNotice plan={plan} today={today} canEdit />;
const copy = <CopyRestrictions plan={plan} period={{ startDate, weeks }} />;

it.each([
  ['on the pages of a plan, without its menus', 'menu', notice(startDate)],
  ['on the pages of a plan, without the foods', 'menu-food', notice(startDate)],
  ['before a plan is copied, without its menus', 'menu', copy],
  ['before a plan is copied, without the foods', 'menu-food', copy],
])('says that nothing could be checked, and checks it when asked again: %s', async (_, part, shown) => {
  failing.add(part);
  open(shown);
  expect(await screen.findAllByText(UNCHECKED)).toHaveLength(1);
  failing.clear();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(FOUND);
  expect(screen.queryByText(UNCHECKED)).toBeNull();
});

it('says it once when neither could be read, and asks for both again', async () => {
  failing = new Set(['menu', 'menu-food']);
  open(copy);
  expect(await screen.findAllByText(UNCHECKED)).toHaveLength(1);
  failing.clear();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(FOUND);
});

it('has nothing to say of a plan that is over', async () => {
  failing.add('menu');
  const { container } = open(notice('2026-12-14'));
  await waitFor(() => expect(container.textContent).toBe(''));
});
