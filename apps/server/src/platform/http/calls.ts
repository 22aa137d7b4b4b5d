import type { Readable } from 'node:stream';
import type { AccountContext } from '@healzy/domain/session';
import type { AccessClaims } from '../identity/index.ts';
import type { Database, Sql } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { AfterCommit } from './after-commit.ts';
import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from './contract.ts';
import type { Kept } from './idempotency.ts';
import type { Origin } from './origin.ts';
import type { operations } from '@healzy/api/schema';

/** The caller, in the account of the request; membership as it is now, not as in the token. */
export type Caller = AccountContext & {
  userId: string;
  /** The operation called; absent for background work, which leaves no entry in a patient's access log. */
  operation?: OperationId;
};

type SuccessStatus<Id extends OperationId> = keyof operations[Id]['responses'] & (200 | 201 | 202 | 204);

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
  afterCommit: AfterCommit;
}

/** A request about the person rather than one account. */
export type PersonCall<Id extends OperationId> = Omit<Call<Id>, 'caller'> & {
  claims: AccessClaims;
  database: Database;
};

/** A request whose handler opens its own transactions, because it works on files or asks other services between them. */
export type LongCall<Id extends OperationId> = Call<Id> & {
  /** Runs one transaction for the account. */
  inAccount<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** The same, and the response is kept for a retry with the same `Idempotency-Key`. */
  inAccountOnce(work: (sql: Sql) => Promise<Reply<Id>>, kept?: KeptAnswer<Id>): Promise<Reply<Id>>;
  /** Whether `inAccountOnce` has a response for this `Idempotency-Key` already: what it leads to has been done. */
  isRepeated(sql: Sql): Promise<boolean>;
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
  /** The `Idempotency-Key`, where the operation takes one; null without one. */
  idempotencyKey: string | null;
};

/** A request by the holder of a link whose response goes on while its handler has something to say. */
export type LinkStreamCall<Id extends OperationId> = Omit<LinkCall<Id>, 'afterCommit'> & {
  /** Whether the caller stays connected; else the response ends with what is known. */
  isLive: boolean;
  /** Runs one transaction that sees only what the link opens. */
  inLink<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
};

/** How the response of an operation is kept for a retry, where it holds a secret. */
export type KeptAnswer<Id extends OperationId> = Kept<Reply<Id>>;

/** How a handler of each kind runs, apart from those of an account. */
interface Runs<Id extends OperationId> {
  person: (call: PersonCall<Id>) => Promise<Reply<Id>>;
  long: (call: LongCall<Id>) => Promise<Reply<Id>>;
  stream: (call: StreamCall<Id>) => Promise<Readable>;
  link: (call: LinkCall<Id>, sql: Sql) => Promise<Reply<Id>>;
  device: (call: LinkCall<Id>, sql: Sql) => Promise<Reply<Id>>;
  linkStream: (call: LinkStreamCall<Id>) => Promise<Readable>;
}
type Kind = keyof Runs<OperationId>;

/** A handler of one kind. */
export interface HandlerOf<K extends Kind, Id extends OperationId = OperationId> {
  kind: K;
  id: Id;
  run: Runs<Id>[K];
}

/** A handler that runs in one transaction of an account. */
export interface AccountHandler<Id extends OperationId = OperationId> {
  kind: 'account';
  id: Id;
  accountFrom: 'query' | 'path';
  run: (call: Call<Id>, sql: Sql) => Promise<Reply<Id>>;
  kept?: KeptAnswer<Id> | undefined;
}

export type Handler<Id extends OperationId> = AccountHandler<Id> | { [K in Kind]: HandlerOf<K, Id> }[Kind];

/** A handler that runs in one transaction of the account in the query. */
export const handler = <const Id extends OperationId>(
  id: Id,
  run: AccountHandler<Id>['run'],
  kept?: KeptAnswer<Id>,
): AccountHandler<Id> => ({ kind: 'account', id, accountFrom: 'query', run, kept });

/** The same, for the account in the path. */
export const accountPathHandler = <const Id extends OperationId>(
  id: Id,
  run: AccountHandler<Id>['run'],
): AccountHandler<Id> => ({ kind: 'account', id, accountFrom: 'path', run });

const handlersOf =
  <K extends Kind>(kind: K) =>
  <const Id extends OperationId>(id: Id, run: Runs<Id>[K]): HandlerOf<K, Id> => ({ kind, id, run });

/** A handler that works on files, or asks other services, between its transactions. */
export const longHandler = handlersOf('long');
/** A handler that answers with server-sent events. */
export const streamHandler = handlersOf('stream');
/** A handler about the person, across accounts or none. */
export const personHandler = handlersOf('person');
/** A handler for the holder of a link: one transaction that sees only what the link opens. */
export const linkHandler = handlersOf('link');
/** The same for a device, whose token comes as a bearer token. */
export const deviceHandler = handlersOf('device');
/** A handler for the holder of a link that answers with server-sent events. */
export const linkStreamHandler = handlersOf('linkStream');

/** The table of all handlers: it does not compile unless every operation has one. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
