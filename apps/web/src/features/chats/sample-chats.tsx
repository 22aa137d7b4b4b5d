import type { Chat, ChatMessage } from '@healzy/api/chats';
import { type ApiClient, ApiProvider } from '@healzy/api/runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { signedInWith } from '../../app/shell/sample-environment.tsx';
import { outgoingAtom, typedAtom } from '../../app/outbox/unsent.ts';
import { sessionAtom } from '../../state/session.ts';
import { store } from '../../state/store.ts';

/** A patient of an invented clinic, for stories. */
export const LUCIA = '5c0f1a52-2a52-4e0b-9a36-6d8a1d0f5a45';

export const sampleChat = (change: Partial<Chat> = {}): Chat => ({
  patientId: LUCIA,
  name: 'Lucía',
  surname: 'Ferrer',
  state: 'ANSWERED',
  lastText: 'See you on Monday.',
  lastKind: 'TEXT',
  isLastFromPatient: false,
  lastAt: '2024-03-05T09:30:00.000Z',
  lastSequence: 5,
  unread: 0,
  assignee: null,
  canWrite: true,
  ...change,
});

/** A message of the patient. */
export const sampleMessage = (sequence: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `00000000-0000-4000-8000-${String(sequence).padStart(12, '0')}`,
  sequence,
  kind: 'TEXT',
  isFromPatient: true,
  authorId: null,
  authorName: 'Lucía Ferrer',
  text: 'Good morning',
  document: null,
  recording: null,
  at: '2024-03-04T09:00:00.000Z',
  state: 'READ',
  ...change,
});

/** A page of a list, with nothing after it. */
export const pageOf = (items: readonly unknown[]) => ({ items, nextCursor: null, total: items.length });

/** What a request is answered: by its method and the end of its path, `get /messages`. */
export type Answers = Record<string, (request: { query: Record<string, unknown>; body: unknown }) => unknown>;

interface Init {
  readonly params: { readonly query?: Record<string, unknown> };
  readonly body?: unknown;
}

function clientOf(answers: Answers): ApiClient {
  const request = async (method: string, path: string, { params, body }: Init) => {
    const answer = answers[`${method} ${path.slice(path.lastIndexOf('/'))}`];
    if (answer === undefined) throw new Error(`The story answers no ${method} ${path}.`);
    return { data: await answer({ query: params.query ?? {}, body }) };
  };
  return { request } as unknown as ApiClient;
}

function Environment({ answers, children }: { answers: Answers; children: ReactNode }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } }),
  );
  const [client] = useState(() => clientOf(answers));
  return (
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <ApiProvider scope={{ client, accountId: 'alba' }}>{children}</ApiProvider>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

/** For stories: a server that answers so, without a network. */
export const answering = (answers: Answers) => (Story: ComponentType) => (
  <Environment answers={answers}>
    <Story />
  </Environment>
);

/** For stories: Ana of Madrid has signed in, and nothing waits to be sent. */
export function asAna(): void {
  signedInWith(['SPECIALIST']);
  const session = store.get(sessionAtom);
  if (session.status === 'signed-in')
    store.set(sessionAtom, { ...session, user: { ...session.user, timezone: 'Europe/Madrid' } });
  store.set(typedAtom(`chats/${LUCIA}`), '');
  store.set(outgoingAtom(`chats/${LUCIA}`), []);
}
