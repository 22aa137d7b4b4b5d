import { atom, type PrimitiveAtom } from 'jotai';
import { onAccountChanged } from '../../state/account.ts';

interface Recording {
  readonly seconds: number;
  readonly peaks: number[];
}

/**
 * A message in flight, or one that could not be sent. It is sent again under the same id, so that it is stored once.
 */
export interface Outgoing {
  readonly id: string;
  readonly at: Date;
  readonly text: string;
  /** An uploaded document that goes with it. */
  readonly documentId?: string | undefined;
  /** Of a recording: its length, and how loud it is over time. */
  readonly recording?: Recording | undefined;
  readonly state: 'sending' | 'failed';
}

/** One atom for each conversation, by the key of its drafts; they outlive the panel, but not the account. */
function perConversation<Value>(empty: Value): (form: string) => PrimitiveAtom<Value> {
  const atoms = new Map<string, PrimitiveAtom<Value>>();
  onAccountChanged(() => atoms.clear());
  return (form) => {
    const known = atoms.get(form);
    if (known !== undefined) return known;
    const fresh = atom<Value>(empty);
    atoms.set(form, fresh);
    return fresh;
  };
}

/** What is stored of it on the device. */
type KeptMessage = Pick<Outgoing, 'id' | 'text' | 'documentId' | 'recording'> & { readonly at: string };

const isKept = (value: unknown): value is KeptMessage =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'text', 'at'].every((name) => name in value && typeof Reflect.get(value, name) === 'string') &&
  ['string', 'undefined'].includes(typeof Reflect.get(value, 'documentId'));

/** Converts to a draft: messages not known to have arrived. */
export const toKept = (outgoing: readonly Outgoing[]): readonly KeptMessage[] =>
  outgoing.map(({ id, text, at, documentId, recording }) => ({
    id,
    text,
    at: at.toISOString(),
    ...(documentId === undefined ? {} : { documentId }),
    ...(recording === undefined ? {} : { recording }),
  }));

/** Converts from a draft: the page that sent them is gone, so they wait to be sent again. */
export const fromKept = (kept: unknown): readonly Outgoing[] =>
  (Array.isArray(kept) ? kept : [])
    .filter(isKept)
    .map(({ at, ...message }) => ({ ...message, at: new Date(at), state: 'failed' }));

/** The messages that the conversation does not have: each is stored under the id with which it was sent. */
export const notArrived = (
  outgoing: readonly Outgoing[],
  stored: readonly { readonly id: string }[],
): readonly Outgoing[] => {
  const arrived = new Set(stored.map(({ id }) => id));
  return outgoing.filter(({ id }) => !arrived.has(id));
};

/** What is typed and not yet sent. */
export const typedAtom = perConversation('');
export const outgoingAtom = perConversation<readonly Outgoing[]>([]);
