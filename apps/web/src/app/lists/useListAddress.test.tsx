// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useListAddress } from './useListAddress.ts';

const ANY_LIST = {};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('does not restore older input when the address arrives late', async () => {
  const arrivals: (() => void)[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => {
    const router = createMemoryRouter(
      [
        {
          path: '/',
          element: children,
          // A slow device: the address changes some time after the navigation.
          loader: ({ request }) =>
            new URL(request.url).search === ''
              ? null
              : new Promise((resolve) => arrivals.push(() => resolve(null))),
          hydrateFallbackElement: <></>,
        },
      ],
      { initialEntries: ['/'] },
    );
    return <RouterProvider router={router} />;
  };
  const { result } = renderHook(() => useListAddress(ANY_LIST), { wrapper });
  await act(async () => vi.advanceTimersByTimeAsync(0));
  act(() => result.current.setTyped('ana'));
  await act(async () => vi.advanceTimersByTimeAsync(300));
  expect(arrivals).toHaveLength(1);

  act(() => result.current.setTyped('ana b'));
  await act(async () => {
    arrivals[0]?.();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(result.current.search).toBe('ana');
  expect(result.current.typed).toBe('ana b');
});

it('does not take anybody back who opens a row before typing has settled', async () => {
  let arrive = () => undefined as void;
  let router!: ReturnType<typeof createMemoryRouter>;
  const wrapper = ({ children }: { children: ReactNode }) => {
    router = createMemoryRouter(
      [
        { path: '/', element: children },
        // The code of the row's page takes its time.
        {
          path: '/row',
          element: <></>,
          loader: () => new Promise<null>((resolve) => (arrive = () => resolve(null))),
        },
      ],
      { initialEntries: ['/'] },
    );
    return <RouterProvider router={router} />;
  };
  const { result } = renderHook(() => useListAddress(ANY_LIST), { wrapper });
  act(() => result.current.setTyped('ana'));
  act(() => void router.navigate('/row'));
  await act(async () => vi.advanceTimersByTimeAsync(300));
  await act(async () => {
    arrive();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(router.state.location).toMatchObject({ pathname: '/row', search: '' });
});
