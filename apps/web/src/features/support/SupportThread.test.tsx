import type { SupportMessage } from '@healzy/api/support';
import type { ChatThreadProps } from '@healzy/ui/patterns/ChatThread';
import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { SupportThread } from './SupportThread.tsx';
import { fromKept, outgoingAtom } from '../../app/outbox/unsent.ts';

const api = vi.hoisted(() => ({ items: [] as SupportMessage[] }));
vi.mock('@healzy/api/support', () => ({
  useSupportMessages: () => ({ data: { pages: [{ items: api.items }] }, isPending: false }),
  useCreateSupportMessage: () => ({ mutateAsync: vi.fn() }),
  useMarkSupportRead: () => ({ mutate: vi.fn(), isPending: false }),
}));
// jsdom gives nothing a height: this stub renders the whole conversation.
vi.mock('@healzy/ui/patterns/ChatThread', () => ({
  ChatThread: ({ messages }: ChatThreadProps) => messages.map(({ id, state }) => `${id} ${state}`).join(),
}));
vi.mock('@healzy/ui/patterns/Composer', () => ({ Composer: () => null }));

const stored = (id: string): SupportMessage => ({
  id,
  authorId: 'ana',
  authorName: 'Ana',
  text: 'Hola',
  at: '2026-11-20T10:00:00Z',
  isUnread: false,
});
const kept = (id: string) => ({ id, text: 'Hola', at: '2026-11-20T09:59:00Z' });
const show = (store: ReturnType<typeof createStore>) =>
  render(
    <Provider store={store}>
      <SupportThread userId="ana" ownId="ana" otherName={null} />
    </Provider>,
  ).container;

beforeAll(async () => {
  await startI18n('es');
  await loadWords(['support']);
});
beforeEach(() => {
  api.items = [];
});

it('shows a message that arrived without an answer once, and drops its draft; one that did not arrive still waits', () => {
  const store = createStore();
  api.items = [stored('arrived')];
  const page = show(store);
  act(() => store.set(outgoingAtom('support/ana'), fromKept([kept('arrived'), kept('lost')])));
  expect(page.textContent).toBe('arrived sent,lost failed');
  expect(store.get(outgoingAtom('support/ana')).map(({ id }) => id)).toEqual(['lost']);
});
