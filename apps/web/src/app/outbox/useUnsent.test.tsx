import type { OpenDraft } from '@healzy/api/runtime/drafts/drafts';
import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { DraftsContext, type DraftsOfPerson } from '../forms/drafts/drafts-context.ts';
import { useUnsent } from './useUnsent.ts';

/** A device on which each write takes until `finish` is called for its conversation. */
function createSlowDevice() {
  const finish = new Map<string, () => void>();
  const open = ({ form }: { form: string }): Promise<OpenDraft> =>
    Promise.resolve({
      found: null,
      isElsewhere: false,
      write: () => new Promise<void>((resolve) => finish.set(form, resolve)),
      erase: () => Promise.resolve(),
      close: () => Promise.resolve(),
    } as unknown as OpenDraft);
  return {
    person: { userId: 'u1', accountId: 'a1', drafts: { open } } as unknown as DraftsOfPerson,
    finish: (form: string) => finish.get(form)?.(),
  };
}

it('waits for the device to keep the conversation that asks, also while another one or none is open', async () => {
  const device = createSlowDevice();
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <DraftsContext value={device.person}>{children}</DraftsContext>
    </Provider>
  );
  const { result, rerender, unmount } = renderHook(({ form }) => useUnsent(form), {
    wrapper,
    initialProps: { form: 'chats/p1' },
  });
  await act(async () => {});
  const { kept } = result.current;
  act(() =>
    result.current.setOutgoing(() => [{ id: 'm1', at: new Date(1), text: 'Hola', state: 'sending' }]),
  );
  let isKept = false;
  const ask = () => kept().then(() => (isKept = true));
  rerender({ form: 'chats/p2' });
  await act(async () => {});
  void ask();
  await act(async () => {});
  expect(isKept).toBe(false);
  unmount();
  void ask();
  await act(async () => {});
  expect(isKept).toBe(false);
  device.finish('chats/p1');
  await act(async () => {});
  expect(isKept).toBe(true);
});
