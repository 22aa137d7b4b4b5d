import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fromKept, outgoingAtom } from '../../app/outbox/unsent.ts';
import { useOutbox } from './useOutbox.ts';

const create = vi.hoisted(() => vi.fn());
vi.mock('@healzy/api/chats', () => ({ useCreateChatMessage: () => ({ mutateAsync: create }) }));

/** Recordings have tests of their own. */
const sendFile = () => Promise.reject(new Error('Nothing is uploaded here.'));

/** A chat with a message that an earlier visit left behind. */
async function open(mayWrite: boolean) {
  const store = createStore();
  store.set(outgoingAtom('chats/p1'), fromKept([{ id: 'm1', text: 'Hola', at: '2026-03-02T09:00:00.000Z' }]));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const hook = renderHook(({ canWrite }) => useOutbox('p1', canWrite, sendFile), {
    wrapper,
    initialProps: { canWrite: mayWrite },
  });
  await act(async () => {});
  return hook;
}

beforeEach(() => {
  create.mockReset().mockResolvedValue({});
});

it('sends what an earlier visit left behind', async () => {
  const { result } = await open(true);
  expect(create).toHaveBeenCalledOnce();
  expect(result.current.outgoing).toEqual([]);
});

it('keeps it where the person may only read, also when the connection is back, until they may write', async () => {
  const { result, rerender } = await open(false);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(create).not.toHaveBeenCalled();
  expect(result.current.outgoing).toMatchObject([{ id: 'm1', state: 'failed' }]);
  rerender({ canWrite: true });
  await act(async () => {});
  expect(create).toHaveBeenCalledOnce();
});
