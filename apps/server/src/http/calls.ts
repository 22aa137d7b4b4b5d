import type { AccountContext } from '@healzy/domain/session';
import type { AccessClaims } from '../identity/index.ts';
import type { Database, Sql } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from './contract.ts';
import type { Origin } from './origin.ts';
import type { operations } from '@healzy/api/schema';

/** Who calls, in the account that the call is about, as the membership stands now. */
export type Caller = AccountContext & {
  userId: string;
  /** What they call; nothing for work that is nobody's call, which leaves no line in a patient's access log. */
  operation?: OperationId;
};

type SuccessStatus<Id extends OperationId> = keyof operations[Id]['responses'] & (200 | 201 | 204);

/**
 * The answer of an operation: one of its declared statuses with the body declared for it. Refusals are thrown.
 * `version` becomes the `ETag`. A body of text is a CSV file, offered under `fileName`.
 */
export type Reply<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: operations[Id]['responses'][Status] extends { content: unknown }
    ? AnswerOf<Id> extends string
      ? { status: Status; body: string; fileName: string }
      : { status: Status; body: AnswerOf<Id>; version?: number }
    : { status: Status };
}[SuccessStatus<Id>];

/** A checked request of one operation. */
export interface Call<Id extends OperationId> {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  /** The version in `If-Match`: undefined when it was not sent, null when it names no version of ours. */
  ifMatch: number | null | undefined;
  /** What the client names this submission by, where the operation takes an `Idempotency-Key`: null without one. */
  idempotencyKey: string | null;
  caller: Caller;
  /** Where the request came from. */
  origin: Origin;
  /** The session that the caller's token came from; null where an outside issuer keeps the sessions. */
  sessionId: string | null;
  services: Services;
  /** Work on what is not in the database (a file, an e-mail), once the transaction has been committed. */
  afterCommit(work: () => Promise<void>): void;
}

/** A request about the person rather than one account. */
export type PersonCall<Id extends OperationId> = Omit<Call<Id>, 'caller'> & {
  claims: AccessClaims;
  database: Database;
};

/** A request whose handler opens its transactions itself, because it works on files between them. */
export type LongCall<Id extends OperationId> = Call<Id> & {
  /** One transaction for the account. */
  inAccount<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** The same, and the answer is kept for a retry with the same `Idempotency-Key`. */
  inAccountOnce(work: (sql: Sql) => Promise<Reply<Id>>): Promise<Reply<Id>>;
};

/** Whoever called through a link: whether they have given the patient's birthdate with this call. */
export interface Holder {
  isPatient: boolean;
}

/** A request of whoever holds a link, who is nobody of the account. */
export type LinkCall<Id extends OperationId> = Pick<
  Call<Id>,
  'body' | 'ifMatch' | 'services' | 'afterCommit'
> & {
  holder: Holder;
};

/** How an answer with a secret in it is kept for a retry: without the secret, which is put back when it is repeated. */
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
  | { kind: 'link'; id: Id; run: (call: LinkCall<Id>, sql: Sql) => Promise<Reply<Id>> };

/** A handler that runs in one transaction of the account that the query names. */
export function handler<const Id extends OperationId>(
  id: Id,
  run: (call: Call<Id>, sql: Sql) => Promise<Reply<Id>>,
  kept?: KeptAnswer<Id>,
): Handler<Id> {
  return { kind: 'account', id, accountFrom: 'query', run, ...(kept ? { kept } : {}) };
}

/** The same for an operation whose path names the account. */
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

/** A handler about the person, in none or several accounts. */
export function personHandler<const Id extends OperationId>(
  id: Id,
  run: (call: PersonCall<Id>) => Promise<Reply<Id>>,
): Handler<Id> {
  return { kind: 'person', id, run };
}

/** A handler for whoever holds a link: one transaction that sees what the link opens, and nothing else. */
export function linkHandler<const Id extends OperationId>(
  id: Id,
  run: (call: LinkCall<Id>, sql: Sql) => Promise<Reply<Id>>,
): Handler<Id> {
  return { kind: 'link', id, run };
}

/** The table of all handlers: one for every operation of the contract, or it does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
