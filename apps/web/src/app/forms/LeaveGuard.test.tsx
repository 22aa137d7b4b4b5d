// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { store } from '../../state/store.ts';
import { leaveQuestionAtom, watchUnsaved } from '../../state/unsaved.ts';
import { Provider } from 'jotai';
import { typedSearchState } from '../lists/typed-search.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

let forget: () => void;

beforeEach(() => {
  forget = watchUnsaved({ scope: null, isUnsaved: () => true, onLeave: () => undefined });
});
afterEach(() => {
  act(() => {
    store.get(leaveQuestionAtom)?.answer(false);
    forget();
  });
});

function open() {
  const router = createMemoryRouter([{ path: '*', element: <LeaveGuard /> }], {
    initialEntries: ['/users?search=ana', '/users'],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}

it('lets the search of a list join the address while a form is unsaved', async () => {
  const router = open();
  await act(() => router.navigate('/users?search=z', { replace: true, state: typedSearchState('z') }));
  expect(router.state.location.search).toBe('?search=z');
  expect(store.get(leaveQuestionAtom)).toBeNull();
});

it.each([
  ['another page', (router: ReturnType<typeof open>) => router.navigate('/patients')],
  ['another address of the page', (router: ReturnType<typeof open>) => router.navigate('/users?user=1')],
  ['an address of before', (router: ReturnType<typeof open>) => router.navigate(-1)],
  [
    'another page with a typed search',
    (router: ReturnType<typeof open>) =>
      router.navigate('/patients', { replace: true, state: typedSearchState('z') }),
  ],
])('asks before an unsaved form is left for %s', async (_where, leave) => {
  const router = open();
  await act(async () => void leave(router));
  expect(router.state.location.pathname + router.state.location.search).toBe('/users');
  expect(store.get(leaveQuestionAtom)).not.toBeNull();
});
