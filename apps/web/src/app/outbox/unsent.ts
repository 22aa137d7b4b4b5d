import { type Citation, CITATION_KINDS, isCitationView } from '@healzy/domain/shared';
import { atom, type PrimitiveAtom } from 'jotai';
import { onAccountChanged } from '../../state/account.ts';
import type { CitationCandidate } from '../citations.ts';
import type { Queued, Refusal } from './send-queue.ts';

interface Recording {
  readonly seconds: number;
  readonly peaks: number[];
}

/** What a message points at, and what it was when it was written. */
export interface CitedInMessage extends Citation {
  readonly title: string;
  readonly when: string;
}

/**
 * A message in flight, or one that could not be sent. It is sent again under the same id, so that it is stored once.
 */
export interface Outgoing extends Queued {
  readonly text: string;
  /** An uploaded document that goes with it. */
  readonly documentId?: string | undefined;
  /** That document as it was attached, for writing the message again. */
  readonly file?: AttachedFile | undefined;
  /** A recording whose place is taken while it is on its way. It is the page's alone until it has arrived. */
  readonly upload?: File | undefined;
  /** Of a recording: its length, and how loud it is over time. */
  readonly recording?: Recording | undefined;
  /** Something in the patient's record that it points at. */
  readonly citation?: CitedInMessage | undefined;
  /** What it pointed at while it was written, for writing it again. */
  readonly cited?: CitedInDraft | undefined;
}

/** What goes with the text of a message. */
export type Enclosed = Pick<Outgoing, 'documentId' | 'file' | 'upload' | 'recording' | 'citation' | 'cited'>;

/** What the message that is being written points at. */
export interface CitedInDraft {
  readonly candidate: CitationCandidate;
  /** Of a document: whether the patient gets the file, which is a decision of its own. */
  readonly isShared: boolean;
}

/** A stored file that goes with the next message. */
export interface AttachedFile {
  readonly id: string;
  readonly fileName: string;
  readonly sizeBytes: number;
}

/** What forgets the atoms of a conversation, one for each family of them. */
const forgetting: ((form: string) => void)[] = [];

/** One atom for each conversation, by the key of its drafts; they outlive the panel, but not the account. */
function perConversation<Value>(empty: Value): (form: string) => PrimitiveAtom<Value> {
  const atoms = new Map<string, PrimitiveAtom<Value>>();
  onAccountChanged(() => atoms.clear());
  forgetting.push((form) => atoms.delete(form));
  return (form) => {
    const known = atoms.get(form);
    if (known !== undefined) return known;
    const fresh = atom<Value>(empty);
    atoms.set(form, fresh);
    return fresh;
  };
}

/** What is stored of it on the device. */
type KeptMessage = Pick<
  Outgoing,
  'id' | 'text' | 'documentId' | 'file' | 'recording' | 'citation' | 'cited' | 'refusal'
> & {
  readonly at: string;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isRefusal = (value: unknown): value is Refusal =>
  isObject(value) &&
  typeof value['status'] === 'number' &&
  typeof value['code'] === 'string' &&
  isObject(value['details']);

const isKept = (value: unknown): value is KeptMessage =>
  isObject(value) &&
  ['id', 'text', 'at'].every((name) => typeof value[name] === 'string') &&
  ['string', 'undefined'].includes(typeof value['documentId']) &&
  (value['refusal'] === undefined || isRefusal(value['refusal']));

/** Converts to a draft: messages not known to have arrived. A recording on its way cannot be kept. */
export const toKept = (outgoing: readonly Outgoing[]): readonly KeptMessage[] =>
  outgoing
    .filter(({ upload, documentId }) => upload === undefined || documentId !== undefined)
    .map(({ id, text, at, documentId, file, recording, citation, cited, refusal }) => ({
      id,
      text,
      at: at.toISOString(),
      ...(documentId === undefined ? {} : { documentId }),
      ...(file === undefined ? {} : { file }),
      ...(recording === undefined ? {} : { recording }),
      ...(citation === undefined ? {} : { citation }),
      ...(cited === undefined ? {} : { cited }),
      ...(refusal === undefined ? {} : { refusal }),
    }));

/** Converts from a draft: the page that sent them is gone, so they wait to be sent again, unless they were refused. */
export const fromKept = (kept: unknown): readonly Outgoing[] =>
  (Array.isArray(kept) ? kept : []).filter(isKept).map(({ at, ...message }) => ({
    ...message,
    at: new Date(at),
    state: message.refusal === undefined ? 'failed' : 'refused',
  }));

const isCitation = (value: unknown): value is Citation =>
  isObject(value) &&
  CITATION_KINDS.some((kind) => kind === value['kind']) &&
  typeof value['id'] === 'string' &&
  (value['view'] === null || (isObject(value['view']) && isCitationView(value['view'])));

const isCandidate = (value: unknown): value is CitationCandidate =>
  isObject(value) &&
  isCitation(value['citation']) &&
  typeof value['title'] === 'string' &&
  typeof value['when'] === 'string' &&
  ['string', 'undefined'].includes(typeof value['subtype']);

/** Converts from a draft: what the message pointed at; whether it still opens, the server says when it is sent. */
export const citedFromKept = (kept: unknown): CitedInDraft | null =>
  isObject(kept) && isCandidate(kept['candidate'])
    ? { candidate: kept['candidate'], isShared: kept['isShared'] === true }
    : null;

const isAttached = (value: unknown): value is AttachedFile =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  typeof value['fileName'] === 'string' &&
  typeof value['sizeBytes'] === 'number';

/** Converts from a draft: files that were uploaded for the next message. */
export const filesFromKept = (kept: unknown): readonly AttachedFile[] =>
  (Array.isArray(kept) ? kept : []).filter(isAttached);

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
/** What goes with it. */
export const citedAtom = perConversation<CitedInDraft | null>(null);
export const filesAtom = perConversation<readonly AttachedFile[]>([]);
export const outgoingAtom = perConversation<readonly Outgoing[]>([]);

const holds = new Set<{ readonly form: string }>();

/** The conversation is open, or its messages are on their way. Returns the function that ends this. */
export function holdUnsent(form: string): () => void {
  const hold = { form };
  holds.add(hold);
  return () => void holds.delete(hold);
}

/**
 * Forgets a conversation whose waiting draft was discarded: from here, it would be back in the panel and stored again.
 * One that is held is left alone, for a draft that waits is not its own: it is what another tab left behind.
 */
export function forgetUnsent(form: string): void {
  if ([...holds].some((hold) => hold.form === form)) return;
  forgetting.forEach((forget) => forget(form));
}
