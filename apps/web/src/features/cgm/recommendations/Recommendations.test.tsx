import { type ApiClient, ApiProvider } from '@healzy/api/runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../../app/i18n.ts';
import { store } from '../../../state/store.ts';
import { Recommendations } from './Recommendations.tsx';

// jsdom has none, and React Aria's buttons need it.
vi.stubGlobal('CSS', { escape: (text: string) => text });

afterEach(cleanup);

it.each([
  ['es', 'No se han podido cargar las recomendaciones. Inténtalo más tarde.', 'Volver a intentarlo'],
  ['en', 'The recommendations could not be loaded. Please try again later.', 'Try again'],
] as const)('in %s recommendations that do not load say so, until they do', async (language, said, retry) => {
  let isDown = true;
  const client = {
    request: (_method: string, path: string) => {
      if (isDown && path.endsWith('/recommendations')) throw new TypeError('Failed to fetch');
      const items = [{ id: 'r1', message: 'Walk after dinner.', language: 'en', eventId: null }];
      return {
        data: {
          items: path.endsWith('/recommendations') ? items : [],
          nextCursor: null,
          total: 1,
          alerts: [],
        },
      };
    },
  } as unknown as ApiClient;
  await startI18n(language);
  await loadWords(['cgm-recommendations']);
  render(
    <Provider store={store}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiProvider scope={{ client, accountId: 'alba' }}>
          <MemoryRouter>
            <Recommendations patientId="p1" medicalTestId="t1" zone="Europe/Madrid" canEdit={false} />
          </MemoryRouter>
        </ApiProvider>
      </QueryClientProvider>
    </Provider>,
  );
  expect((await screen.findByRole('alert')).textContent).toBe(said);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: retry }));
  await screen.findByText(/Walk after dinner\./);
  expect(screen.queryByText(said)).toBeNull();
});
