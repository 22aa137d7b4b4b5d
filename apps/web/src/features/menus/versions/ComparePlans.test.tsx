import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import { ApiProvider, type ApiClient } from '@healzy/api/runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../../app/i18n.ts';
import { store } from '../../../state/store.ts';
import { ComparePlans } from './ComparePlans.tsx';
import { SAMPLE_FIGURES, SAMPLE_VERSIONS } from './sample-versions.ts';
import { sideIn } from './version-address.ts';

// jsdom has neither; React Aria's buttons need the one, and the other says that this is no desktop.
vi.stubGlobal('CSS', { escape: (text: string) => text });
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

const plan = {
  ...SAMPLE_FIGURES.plan,
  id: SAMPLE_FIGURES.nutritionalPlanId,
  patientId: '00000000-0000-4000-8000-000000000150',
  version: 1,
  endDate: '2027-01-03',
} as NutritionalPlan;

/** The plan beside what the address names. */
function Chosen() {
  const second = sideIn(useSearchParams()[0].get('second'));
  return <ComparePlans plan={plan} versions={SAMPLE_VERSIONS} first="now" second={second} />;
}

/** Answers to figures of versions, given when the test says so. */
let give: (() => void)[];
const client = {
  request: async (
    _method: string,
    path: string,
    init: { params: { query?: { planVersionId?: string } } },
  ) => {
    if (!path.endsWith('/figures')) return { data: { items: [], nextCursor: null, total: 0 } };
    if (init.params.query?.planVersionId !== undefined)
      await new Promise<void>((resolve) => give.push(resolve));
    return { data: SAMPLE_FIGURES };
  },
} as unknown as ApiClient;

beforeEach(async () => {
  give = [];
  await startI18n('en');
  await loadWords(['plan-versions', 'foods', 'food-preferences']);
});
afterEach(cleanup);

it('shows no figures of the former choice under the name of the next, and keeps to what differs', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const [before, next] = SAMPLE_VERSIONS.map(({ id }) => `/?second=version:${id}`);
  const router = createMemoryRouter([{ path: '/', Component: Chosen }], { initialEntries: [before!] });
  render(
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <ApiProvider scope={{ client, accountId: 'alba' }}>
          <RouterProvider router={router} />
        </ApiProvider>
      </QueryClientProvider>
    </Provider>,
  );
  const answer = async () => {
    await vi.waitFor(() => expect(give).toHaveLength(1));
    await act(async () => give.pop()?.());
  };
  const choice = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Only what differs' });
  await answer();
  fireEvent.click(await choice());
  await act(() => router.navigate(next!));
  expect(screen.queryByRole('switch')).toBeNull();
  screen.getByText('Loading…');
  await answer();
  expect((await choice()).checked).toBe(true);
});
