import { ApiError } from '@healzy/api/runtime';
import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { switchAccount } from '../../state/account.ts';
import { fromKept, outgoingAtom } from '../../app/outbox/unsent.ts';
import { type SendFile, useOutbox } from './useOutbox.ts';

const create = vi.hoisted(() => vi.fn());
vi.mock('@healzy/api/chats', () => ({ useCreateChatMessage: () => ({ mutateAsync: create }) }));

/** Recordings have tests of their own. */
const nothingIsUploaded = () => Promise.reject(new Error('Nothing is uploaded here.'));

/** A chat with a message that an earlier visit left behind. */
async function open(mayWrite: boolean, sendFile: SendFile = nothingIsUploaded) {
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

const closesFreely = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before the page is closed while a recording waits that only the page has', async () => {
  create.mockReturnValue(new Promise(() => undefined));
  let arrive: (stored: { id: string }) => void = () => undefined;
  const { result } = await open(true, () => new Promise((resolve) => (arrive = resolve)));
  act(() => result.current.drop('m1'));
  expect(closesFreely()).toBe(true);
  act(() => result.current.write('', { upload: new File(['a'], 'voz.webm') }));
  expect(closesFreely()).toBe(false);
  await act(async () => {});
  // Its file has arrived, and the device keeps the rest.
  await act(async () => arrive({ id: 'd1' }));
  expect(closesFreely()).toBe(true);
});

it('lets the page be closed when its recording was refused, and with the account that sent it', async () => {
  switchAccount('a1');
  const refuse = () => Promise.reject(new ApiError('refused', { code: 'FILE_EMPTY', status: 422 }));
  const refused = await open(true, refuse);
  await act(async () => refused.result.current.write('', { upload: new File(['a'], 'voz.webm') }));
  expect(refused.result.current.outgoing).toMatchObject([{ state: 'refused' }]);
  expect(closesFreely()).toBe(true);
  act(() => switchAccount('a2'));
  const left = await open(true, () => new Promise(() => undefined));
  await act(async () => left.result.current.write('', { upload: new File(['a'], 'voz.webm') }));
  expect(closesFreely()).toBe(false);
  act(() => switchAccount('a1'));
  expect(closesFreely()).toBe(true);
});
