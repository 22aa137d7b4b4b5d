import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Sql } from '../db/database.ts';
import type { AccessClaims } from '../identity/index.ts';
import type { Services } from '../services.ts';
import { withAfterCommit, type AfterCommit } from './after-commit.ts';
import { authenticate, requireAccount, requireRole, requireSession, type Authenticator } from './callers.ts';
import { readBody } from './body-reading.ts';
import { bodyText } from './body-text.ts';
import type { AccountHandler, Caller, Handler, HandlerOf, Handlers, KeptAnswer, Reply } from './calls.ts';
import { registerStreams } from './streams.ts';
import { CONTRACT_OPERATIONS, type ContractOperation, type OperationId } from './contract.ts';
import { isKnownKey, once } from './idempotency.ts';
import type { RouterHooks } from './hooks.ts';
import { originOf, type Origin } from './origin.ts';
import { handleError } from './problem.ts';
import { HttpProblem } from './http-problem.ts';
import {
  requestValidator,
  type CheckedParts,
  type RequestParts,
  type RequestValidator,
} from './validation.ts';
import { entityTag, readIfMatch } from './versions.ts';

export interface RouterOptions extends Authenticator, RouterHooks {
  handlers: Handlers;
  services: Services;
}

/** JSON bodies are small, except where the contract says so; files go to upload addresses. */
const BODY_LIMIT = 1024 * 1024;

/** Registers every operation of the contract with its handler. */
export function registerOperations(app: FastifyInstance, options: RouterOptions): void {
  app.register(async (scope) => {
    scope.setErrorHandler(handleError);
    readEmptyAsNothing(scope);
    const streams = registerStreams(scope);
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    for (const operation of CONTRACT_OPERATIONS) {
      const validate: RequestValidator = requestValidator(operation);
      const handler = options.handlers[operation.id] as Handler<OperationId>;
      scope.route({
        method: operation.method,
        url: operation.url,
        bodyLimit: operation.bodyBytes ?? BODY_LIMIT,
        config: { operation: operation.id },
        handler: async (request, reply) => {
          const { services, failures } = options;
          if (handler.kind === 'link' || handler.kind === 'device') {
            return send(reply, await options.runLink(handler, { request, validate, services, failures }));
          }
          const isLive = request.headers.accept?.includes('text/event-stream') === true;
          if (handler.kind === 'linkStream') {
            const link = { request, validate, services, failures, isLive };
            return streams.send(reply, await options.openLinkStream(handler, link));
          }
          const claims = await authenticate(request, options);
          const parts = partsOf(request, operation);
          validate(parts);
          const context = { isLive, claims, parts, services, origin: originOf(request), hooks: options };
          if (handler.kind === 'stream') return streams.send(reply, await openStream(handler, context));
          const answer = withAfterCommit(services, (afterCommit) => run(handler, context, afterCommit));
          return send(reply, await answer);
        },
      });
    }
  });
}

/**
 * Clients send a JSON content-type on every call, even without a body; whether a body is required is validated later.
 */
function readEmptyAsNothing(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (_request: FastifyRequest, body: Buffer) => readBody(body),
  );
}

function partsOf(request: FastifyRequest, operation: ContractOperation): RequestParts {
  const isDeclared = (name: string): boolean =>
    operation.parameters.some(
      (parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === name,
    );
  return {
    path: { ...(request.params as Record<string, unknown>) },
    query: { ...(request.query as Record<string, unknown>) },
    headers: {
      'if-match': request.headers['if-match'],
      // Ignored elsewhere: a read or an edit is never answered from an earlier call.
      'idempotency-key': isDeclared('idempotency-key') ? request.headers['idempotency-key'] : undefined,
    },
    body: operation.body === null ? undefined : request.body,
  };
}

type AccountKinds = AccountHandler | HandlerOf<'long' | 'stream'>;
type AnsweringHandler = Exclude<Handler<OperationId>, { kind: 'link' | 'device' | 'stream' | 'linkStream' }>;

interface Run {
  /** Whether the caller stays connected to a response that goes on. */
  isLive: boolean;
  claims: AccessClaims;
  origin: Origin;
  parts: CheckedParts<OperationId>;
  services: Services;
  hooks: RouterHooks;
}

const baseOf = ({ claims, parts, services, origin }: Run, afterCommit: AfterCommit) => ({
  path: parts.path,
  query: parts.query,
  body: parts.body,
  ifMatch: readIfMatch(parts.headers['if-match'] as string | undefined),
  idempotencyKey: (parts.headers['idempotency-key'] as string | undefined) ?? null,
  origin,
  sessionId: claims.sessionId,
  services,
  afterCommit,
});

/** Transactions of the account that a call names; each looks up what the caller may do there now. */
function accountOf(handler: AccountKinds, { claims, parts, services, origin, hooks }: Run) {
  const fromPath = handler.kind === 'account' && handler.accountFrom === 'path';
  const accountId = String(fromPath ? parts.path.id : parts.query.accountId).toLowerCase();
  requireAccount(claims, accountId);
  const scope = { accountId, userId: claims.userId };
  const claimed = { claims, accountId, origin, services, onAccepted: hooks.onAccepted };
  return {
    asCaller: <T>(work: (sql: Sql, caller: Caller) => Promise<T>): Promise<T> =>
      services.database.asAccount(scope, async (sql) =>
        work(sql, await requireRole(sql, handler.id, claimed)),
      ),
    isRepeated: async (sql: Sql): Promise<boolean> => {
      const key = parts.headers['idempotency-key'];
      return typeof key === 'string' && (await isKnownKey(sql, { ...scope, key }));
    },
    /** Does the work of a call with an `Idempotency-Key` once. */
    repeatable: <Id extends OperationId>(
      sql: Sql,
      work: () => Promise<Reply<Id>>,
      kept?: KeptAnswer<Id>,
    ): Promise<Reply<Id>> => {
      const key = parts.headers['idempotency-key'];
      if (typeof key !== 'string') return work();
      const request = [parts.path, parts.query, parts.body ?? null];
      return once(sql, { ...scope, key, operation: handler.id, request, services }, work, kept);
    },
  };
}

async function openStream(handler: HandlerOf<'stream'>, context: Run): Promise<Readable> {
  const { asCaller } = accountOf(handler, context);
  const caller = await asCaller(async (_sql, known) => known);
  return handler.run({
    ...baseOf(context, () => undefined),
    caller,
    inAccount: (work) => asCaller((sql) => work(sql)),
    isLive: context.isLive,
  });
}

async function run(
  handler: AnsweringHandler,
  context: Run,
  afterCommit: AfterCommit,
): Promise<Reply<OperationId>> {
  const { claims, services, hooks } = context;
  const base = baseOf(context, afterCommit);
  if (handler.kind === 'person') {
    await services.database.asSystem((sql) => requireSession(sql, claims));
    return handler.run({ ...base, claims, database: services.database });
  }
  const { asCaller, repeatable, isRepeated } = accountOf(handler, context);
  let caller: Caller | undefined;
  try {
    if (handler.kind === 'account') {
      return await asCaller((sql, known) => {
        caller = known;
        return repeatable(sql, () => handler.run({ ...base, caller: known }, sql), handler.kept);
      });
    }
    caller = await asCaller(async (_sql, known) => known);
    return await handler.run({
      ...base,
      caller,
      inAccount: (work) => asCaller((sql) => work(sql)),
      inAccountOnce: (work, kept) => asCaller((sql) => repeatable(sql, () => work(sql), kept)),
      isRepeated,
    });
  } catch (error) {
    // A forbidden call goes to the access log, and is rejected all the same.
    if (caller !== undefined && error instanceof HttpProblem && error.status === 403)
      await hooks.onRefused(services, caller);
    throw error;
  }
}

interface LooseReply {
  status: number;
  body?: unknown;
  version?: number;
  fileName?: string;
}

async function send(reply: FastifyReply, answer: Reply<OperationId>): Promise<FastifyReply> {
  const { status, body, version, fileName } = answer as LooseReply;
  reply.code(status);
  if (version !== undefined) reply.header('etag', entityTag(version));
  if (body === undefined) return reply.send();
  if (fileName !== undefined) {
    // File names are our own: letters, digits and hyphens.
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    if (body instanceof Uint8Array) return reply.type('application/pdf').send(body);
    return reply.type('text/csv; charset=utf-8').send(body);
  }
  return reply.type('application/json; charset=utf-8').send(await bodyText(body));
}
