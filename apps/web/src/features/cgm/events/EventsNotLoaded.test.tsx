import { type ApiClient, ApiProvider } from '@healzy/api/runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../../app/i18n.ts';
import { KitInLanguage } from '../../../app/KitInLanguage.tsx';
import type { LoadingPart } from '../../../app/AppScreen.tsx';
import { store } from '../../../state/store.ts';
import { CgmCanvasView } from '../CgmCanvasView.tsx';
import { CgmPrintView } from '../print/CgmPrintView.tsx';
import { CgmEventScreen } from './CgmEventScreen.tsx';
import { CgmEventsScreen } from './CgmEventsScreen.tsx';
import { chosenEventAtom } from './chosen-event.ts';
import { EventDialog } from './EventDialog.tsx';
import { EventRail } from './EventRail.tsx';

// jsdom has neither: React Aria's buttons need `CSS.escape`, and components ask `matchMedia`, which matches nothing
// here.
vi.stubGlobal('CSS', { escape: (text: string) => text });
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

// jsdom cannot lay out charts; these tests only check the events given to them.
vi.mock('../canvas/CanvasCharts.tsx', () => ({
  preloadCharts: () => undefined,
  CanvasCharts: ({ events }: { events: readonly unknown[] }) => `Glucose with ${events.length} events`,
}));
vi.mock('../canvas/CanvasFindings.tsx', () => ({ CanvasFindings: () => 'Findings' }));
vi.mock('../canvas/CanvasFigures.tsx', () => ({ CanvasFigures: () => 'Figures' }));
vi.mock('../CgmTimeInRanges.tsx', () => ({ CgmTimeInRanges: () => 'Time in ranges' }));
vi.mock('./EventForm.tsx', () => ({ EventForm: () => 'Form' }));
// The screen without the frame of the record.
vi.mock('../CgmScreen.tsx', async () => {
  const { Loaded } = await import('../../../app/Loaded.tsx');
  return {
    CgmScreen: ({ queries = [], children }: { queries?: readonly LoadingPart[]; children: ReactElement }) => (
      <Loaded queries={queries}>{children}</Loaded>
    ),
  };
});

const SENTENCE = {
  es: 'No se han podido cargar los eventos. Recarga la página.',
  en: 'The events could not be loaded. Please reload the page.',
} as const;
const RETRY = { es: 'Volver a intentarlo', en: 'Try again' } as const;

const whole = { from: '2026-03-02', to: '2026-03-04' };
const onClose = () => undefined;
const PLACES: Record<string, ReactElement> = {
  canvas: <CgmCanvasView medicalTestId="t1" whole={whole} />,
  paper: <CgmPrintView test={{ id: 't1' } as never} patient="Ana" whole={whole} onClose={onClose} />,
  list: <CgmEventsScreen />,
  event: <CgmEventScreen />,
  rail: <EventRail patientId="p1" />,
  dialog: <EventDialog patientId="p1" medicalTestId="t1" onClose={onClose} />,
};

/** Answers of the server by the last segment of the path; any other request fails. */
let answers: Record<string, unknown>;
const LOADING = new Promise(() => undefined);
const client = {
  request: async (_method: string, path: string) => {
    const answer = answers[path.slice(path.lastIndexOf('/'))];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return { data: await answer };
  },
} as unknown as ApiClient;

async function open(place: string, language: 'es' | 'en') {
  await startI18n(language);
  await loadWords(['cgm', 'cgm-canvas', 'cgm-events', 'cgm-screen', 'medical-tests', 'documents']);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const path = '/patient/:patientId/medical-test/cgm/:medicalTest/event/:eventId';
  const router = createMemoryRouter([{ path, element: PLACES[place] }], {
    initialEntries: ['/patient/p1/medical-test/cgm/t1/event/e1'],
  });
  render(
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <ApiProvider scope={{ client, accountId: 'alba' }}>
          <KitInLanguage>
            <RouterProvider router={router} />
          </KitInLanguage>
        </ApiProvider>
      </QueryClientProvider>
    </Provider>,
  );
}

beforeEach(() => {
  store.set(chosenEventAtom, { medicalTestId: 't1', eventId: 'e1' });
  answers = {
    '/{medicalTestId}': { id: 't1', patientId: 'p1', state: 'IN_PROGRESS', canEdit: true },
    '/findings': {},
    '/scores': { timeInRanges: {}, sufficiency: { isEnough: true } },
    '/readings': { epochSeconds: [1] },
    '/sensors': { items: [] },
  };
});
afterEach(cleanup);

describe.each(['es', 'en'] as const)('events that do not load, in %s', (language) => {
  it.each(Object.keys(PLACES))('ask for a reload: %s', async (place) => {
    await open(place, language);
    const said = await screen.findByText(SENTENCE[language]);
    const message = said.closest('[role=alert]');
    expect(message?.querySelector('button')?.textContent).toBe(RETRY[language]);
  });
});

describe('the canvas', () => {
  it('shows glucose without the events, and with them once they load', async () => {
    await open('canvas', 'en');
    await screen.findByText(SENTENCE.en);
    screen.getByText(/Glucose with 0 events/);
    answers['/events'] = { items: [{ id: 'e1' }], total: 1 };
    const retry = screen.getByRole('button', { name: RETRY.en });
    retry.focus();
    fireEvent.click(retry);
    // The button stays, with the focus, while the events are requested again.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Try again/ }));
    await screen.findByText(/Glucose with 1 events/);
    await waitFor(() => expect(screen.queryByText(SENTENCE.en)).toBeNull());
  });

  it('does not wait for the events', async () => {
    answers['/events'] = LOADING;
    await open('canvas', 'en');
    await screen.findByText(/Glucose with 0 events/);
    expect(screen.queryByText(SENTENCE.en)).toBeNull();
  });

  it('shows nothing of glucose that did not load', async () => {
    delete answers['/readings'];
    answers['/events'] = { items: [], total: 0 };
    await open('canvas', 'en');
    await screen.findByText('We could not load this part');
    expect(screen.queryByText(/Glucose with/)).toBeNull();
    expect(screen.queryByText(SENTENCE.en)).toBeNull();
  });
});
