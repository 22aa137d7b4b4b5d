import { OPERATIONS } from '../generated/operations.ts';
import type { operations } from '../generated/schema.ts';
import { ApiError, asApiError, UNKNOWN_CODE } from './api-error.ts';
import type { ApiClient } from './client.ts';

export type OperationId = keyof typeof OPERATIONS & keyof operations;

type Parameters_<Id extends OperationId> = operations[Id]['parameters'];
type PartOf<Id extends OperationId, Part extends string> = Part extends keyof Parameters_<Id>
  ? NonNullable<Parameters_<Id>[Part]>
  : never;
type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Json } }
  ? Json
  : Answer extends { content: { 'text/csv': infer Csv } }
    ? Csv
    : Answer extends { content: { 'application/pdf': unknown } }
      ? Blob
      : Answer extends { content: { 'text/event-stream': unknown } }
        ? ReadableStream<Uint8Array>
        : undefined;

/** Path parameters by name. */
export type PathOf<Id extends OperationId> = PartOf<Id, 'path'>;
/** Query parameters, without the account, which the session knows. */
export type QueryOf<Id extends OperationId> = Omit<PartOf<Id, 'query'>, 'accountId'>;
/** The JSON body of the request. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : operations[Id] extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? Body | undefined
    : undefined;
/** A JSON body that a worker has written and packed with gzip: what is large is never objects on the main thread. */
export type PackedJson = Uint8Array<ArrayBuffer>;
/** The JSON body, CSV text, PDF file or events of a successful answer; undefined for an answer without a body. */
export type AnswerOf<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & (200 | 201 | 202 | 204)]: JsonOf<
    operations[Id]['responses'][Status]
  >;
}[keyof operations[Id]['responses'] & (200 | 201 | 202 | 204)];

/** Who sends a request: the client and the account it is about. */
export interface ApiScope {
  client: ApiClient;
  /** The selected account; null before one is known. */
  accountId: string | null;
}

export interface CallInput<Id extends OperationId> {
  path?: PathOf<Id>;
  query?: QueryOf<Id>;
  body?: BodyOf<Id> | PackedJson;
  /** The version that was edited; sent as `If-Match`. */
  version?: number;
  /** A uuid; the same for every retry of one creation. */
  idempotencyKey?: string;
  /** Headers of this call alone, such as what the holder of a link proves with it. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

export interface Operation<Id extends OperationId> {
  readonly id: Id;
  /** The feature: the first part of its cache keys. */
  readonly word: (typeof OPERATIONS)[Id]['word'];
  call(scope: ApiScope, input?: CallInput<Id>): Promise<AnswerOf<Id>>;
}

/** What the contract says about an operation. */
interface Facts {
  method: string;
  path: string;
  /** It is about the person, or about what a link opens. */
  isWithoutAccount?: boolean;
  /** It returns a CSV file. */
  answersText?: boolean;
  /** It returns a PDF file. */
  answersFile?: boolean;
  /** It returns server-sent events. */
  answersStream?: boolean;
}

type LooseRequest = (
  method: string,
  path: string,
  init: {
    params: { path?: unknown; query?: unknown; header?: unknown };
    body?: unknown;
    signal?: AbortSignal;
    parseAs?: 'text' | 'blob' | 'stream';
  },
) => Promise<{ data?: unknown }>;

/**
 * One operation of the contract, by its operationId. `scripts/check-features.mjs` finds `operation('…')` and fails
 * when an operation has none or the id is not in the contract.
 */
export function operation<const Id extends OperationId>(id: Id): Operation<Id> {
  const {
    method,
    path,
    isWithoutAccount = false,
    answersText = false,
    answersFile = false,
    answersStream = false,
  }: Facts = OPERATIONS[id];
  return {
    id,
    word: OPERATIONS[id].word,
    async call(scope, input = {}) {
      if (!isWithoutAccount && scope.accountId === null) {
        throw new ApiError('Account Id is null', { code: UNKNOWN_CODE, status: 0 });
      }
      const header = {
        ...(answersStream ? { Accept: 'text/event-stream' } : {}),
        ...(input.version === undefined ? {} : { 'If-Match': `"${input.version}"` }),
        ...(input.idempotencyKey === undefined ? {} : { 'Idempotency-Key': input.idempotencyKey }),
        ...(input.body instanceof Uint8Array ? { 'Content-Encoding': 'gzip' } : {}),
        ...input.headers,
      };
      // The method and path belong to this very operation, which the client's own types cannot follow.
      const request = scope.client.request as unknown as LooseRequest;
      try {
        const answer = await request(method.toLowerCase(), path, {
          params: {
            header,
            query: { ...input.query, ...(isWithoutAccount ? {} : { accountId: scope.accountId }) },
            ...(input.path === undefined ? {} : { path: input.path }),
          },
          ...(input.body === undefined ? {} : { body: input.body }),
          ...(input.signal === undefined ? {} : { signal: input.signal }),
          ...(answersText ? { parseAs: 'text' as const } : {}),
          ...(answersFile ? { parseAs: 'blob' as const } : {}),
          ...(answersStream ? { parseAs: 'stream' as const } : {}),
        });
        return answer.data as AnswerOf<Id>;
      } catch (error) {
        throw asApiError(error);
      }
    },
  };
}
