import { ApiError } from '@healzy/api/runtime';
import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useHeldOutbox, waitOf } from './useHeldOutbox.ts';

const create = vi.hoisted(() => vi.fn());
vi.mock('@healzy/api/chats/held-chat', () => ({ useCreateHeldChatMessage: () => ({ mutateAsync: create }) }));

const refused = (status: number, more: { retryAfter?: number }) =>
  new ApiError('refused', { code: 'TOO_MANY_REQUESTS', status, ...more });

it('a refusal tells in how many whole minutes a patient can write again, where that is the reason', () => {
  expect(waitOf(refused(429, { retryAfter: 600 }))).toBe(10);
  expect(waitOf(refused(429, { retryAfter: 1 }))).toBe(1);
  expect(waitOf(refused(429, {}))).toBeNull();
  expect(waitOf(refused(503, { retryAfter: 5 }))).toBeNull();
  expect(waitOf(new Error('offline'))).toBeNull();
});

const closesFreely = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before the page of a patient is closed while a message waits, which ends with it', async () => {
  let arrive: () => void = () => undefined;
  create.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useHeldOutbox('link-of-ana', () => Promise.reject(new Error())), {
    wrapper,
  });
  expect(closesFreely()).toBe(true);
  await act(async () => result.current.write('Hola'));
  expect(closesFreely()).toBe(false);
  await act(async () => arrive());
  expect(closesFreely()).toBe(true);
});
