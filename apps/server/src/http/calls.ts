import type { Readable } from 'node:stream';
import type { AccountContext } from '@healzy/domain/session';
import type { AccessClaims } from '../identity/index.ts';
import type { Database, Sql } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from './contract.ts';
import type { Origin } from './origin.ts';
import type { operations } from '@healzy/api/schema';

/** The caller, in the account of the request; membership as it is now, not as in the token. */
export type Caller = AccountContext & {
  userId: string;
  /** The operation called; absent for background work, which leaves no entry in a patient's access log. */
  operation?: OperationId;
};

type SuccessStatus<Id extends OperationId> = keyof operations[Id]['responses'] & (200 | 201 | 204);

/**
 * The response of an operation: one of its declared statuses with the body declared for it. Errors are thrown.
 * `version` becomes the `ETag`. A text body is a CSV file and one of bytes a PDF file,
 * offered as `fileName`.
 */
export type Reply<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: operations[Id]['responses'][Status] extends { content: unknown }
    ? AnswerOf<Id> extends string
      ? { status: Status; body: string; fileName: string }
      : AnswerOf<Id> extends Blob
        ? { status: Status; body: Uint8Array; fileName: string }
        : { status: Status; body: AnswerOf<Id>; version?: number }
    : { status: Status };
}[SuccessStatus<Id>];

/** A validated request of one operation. */
export interface Call<Id extends OperationId> {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  /** The version in `If-Match`: undefined when it was not sent, null when it is not a version of ours. */
  ifMatch: number | null | undefined;
  /** The `Idempotency-Key`, where the operation takes one; null without one. */
  idempotencyKey: string | null;
  caller: Caller;
  /** Where the request came from. */
  origin: Origin;
  /** The session of the caller's token; null when an external issuer manages the sessions. */
  sessionId: string | null;
  services: Services;
  /** Runs work outside the database (a file, an e-mail) once the transaction has been committed. */
  afterCommit(work: () => Promise<void>): void;
}

/** A request about the person rather than one account. */
export type PersonCall<Id extends OperationId> = Omit<Call<Id>, 'caller'> & {
  claims: AccessClaims;
  database: Database;
};

/** A request whose handler opens its own transactions, because it works on files between them. */
export type LongCall<Id extends OperationId> = Call<Id> & {
  /** Runs one transaction for the account. */
  inAccount<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** The same, and the response is kept for a retry with the same `Idempotency-Key`. */
  inAccountOnce(work: (sql: Sql) => Promise<Reply<Id>>): Promise<Reply<Id>>;
};

/** A request whose response goes on while its handler has something to say. */
export type StreamCall<Id extends OperationId> = Call<Id> & {
  /** Whether the caller stays connected; else the response ends with what is known. */
  isLive: boolean;
  /** Runs one transaction for the account. */
  inAccount<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
};

/** The holder of a link: whether this call also gave the patient's birthdate. */
export interface Holder {
  isPatient: boolean;
}

/** A request by the holder of a link, who has no role in the account. */
export type LinkCall<Id extends OperationId> = Pick<
  Call<Id>,
  'path' | 'query' | 'body' | 'ifMatch' | 'services' | 'afterCommit'
> & {
  holder: Holder;
  /** What the holder's device says of itself; null without it. */
  device: string | null;
};

/** A request by the holder of a link whose response goes on while its handler has something to say. */
export type LinkStreamCall<Id extends OperationId> = Omit<LinkCall<Id>, 'afterCommit'> & {
  /** Whether the caller stays connected; else the response ends with what is known. */
  isLive: boolean;
  /** Runs one transaction that sees only what the link opens. */
  inLink<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
};

/**
 * How a response that holds a secret is kept for a retry: without the secret, which is added again when it is repeated.
 */
export interface KeptAnswer<Id extends OperationId> {
  without(answer: Reply<Id>): Reply<Id>;
  whole(kept: Reply<Id>, services: Services): Reply<Id>;
}

export type Handler<Id extends OperationId> =
  | {
      kind: 'account';
      id: Id;
      accountFrom: 'query' | 'path';
      run: (call: Call<Id>, sql: Sql) => Promise<Reply<Id>>;
      kept?: KeptAnswer<Id>;
    }
  | { kind: 'person'; id: Id; run: (call: PersonCall<Id>) => Promise<Reply<Id>> }
  | { kind: 'long'; id: Id; run: (call: LongCall<Id>) => Promise<Reply<Id>> }
  | { kind: 'stream'; id: Id; run: (call: StreamCall<Id>) => Promise<Readable> }
  | { kind: 'link'; id: Id; run: (call: LinkCall<Id>, sql: Sql) => Promise<Reply<Id>> }
  | { kind: 'linkStream'; id: Id; run: (call: LinkStreamCall<Id>) => Promise<Readable> };

/** A handler that runs in one transaction of the account in the query. */
export function handler<const Id extends OperationId>(
  id: Id,
  run: (call: Call<Id>, sql: Sql) => Promise<Reply<Id>>,
  kept?: KeptAnswer<Id>,
): Handler<Id> {
  return { kind: 'account', id, accountFrom: 'query', run, ...(kept ? { kept } : {}) };
}

/** The same, for the account in the path. */
export function accountPathHandler<const Id extends OperationId>(
  id: Id,
  run: (call: Call<Id>, sql: Sql) => Promise<Reply<Id>>,
): Handler<Id> {
  return { kind: 'account', id, accountFrom: 'path', run };
}

/** A handler that works on files between its transactions. */
export function longHandler<const Id extends OperationId>(
  id: Id,
  run: (call: LongCall<Id>) => Promise<Reply<Id>>,
): Handler<Id> {
  return { kind: 'long', id, run };
}

/** A handler that answers with server-sent events. */
export function streamHandler<const Id extends OperationId>(
  id: Id,
  run: (call: StreamCall<Id>) => Promise<Readable>,
): Handler<Id> {
  return { kind: 'stream', id, run };
}

/** A handler about the person, across accounts or none. */
export function personHandler<const Id extends OperationId>(
  id: Id,
  run: (call: PersonCall<Id>) => Promise<Reply<Id>>,
): Handler<Id> {
  return { kind: 'person', id, run };
}

/** A handler for the holder of a link: one transaction that sees only what the link opens. */
export function linkHandler<const Id extends OperationId>(
  id: Id,
  run: (call: LinkCall<Id>, sql: Sql) => Promise<Reply<Id>>,
): Handler<Id> {
  return { kind: 'link', id, run };
}

/** A handler for the holder of a link that answers with server-sent events. */
export function linkStreamHandler<const Id extends OperationId>(
  id: Id,
  run: (call: LinkStreamCall<Id>) => Promise<Readable>,
): Handler<Id> {
  return { kind: 'linkStream', id, run };
}

/** The table of all handlers: it does not compile unless every operation has one. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
