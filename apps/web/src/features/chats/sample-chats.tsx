import type { Chat, ChatMessage } from '@healzy/api/chats';
import { signedInWith } from '../../app/shell/sample-environment.tsx';
import { citedAtom, outgoingAtom, typedAtom } from '../../app/outbox/unsent.ts';
import { sessionAtom } from '../../state/session.ts';
import { store } from '../../state/store.ts';

/** A patient of an invented clinic, for stories. */
export const LUCIA = '5c0f1a52-2a52-4e0b-9a36-6d8a1d0f5a45';

export const sampleChat = (change: Partial<Chat> = {}): Chat => ({
  patientId: LUCIA,
  name: 'Lucía',
  surname: 'Ferrer',
  language: 'es',
  state: 'ANSWERED',
  lastText: 'See you on Monday.',
  lastKind: 'TEXT',
  isLastFromPatient: false,
  lastAt: '2024-03-05T09:30:00.000Z',
  lastSequence: 5,
  unread: 0,
  assignee: null,
  mailSince: null,
  mailByName: null,
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
  citation: null,
  at: '2024-03-04T09:00:00.000Z',
  state: 'READ',
  ...change,
});

/** For stories: Íñigo of Madrid has signed in, and nothing waits to be sent. */
export function asInigo(): void {
  signedInWith(['SPECIALIST']);
  const session = store.get(sessionAtom);
  if (session.status === 'signed-in')
    store.set(sessionAtom, { ...session, user: { ...session.user, timezone: 'Europe/Madrid' } });
  store.set(typedAtom(`chats/${LUCIA}`), '');
  store.set(citedAtom(`chats/${LUCIA}`), null);
  store.set(outgoingAtom(`chats/${LUCIA}`), []);
}
