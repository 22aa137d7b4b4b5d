import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Sql } from '../db/database.ts';
import type { AccessClaims } from '../identity/index.ts';
import type { Services } from '../services.ts';
import { runAfterCommit } from './after-commit.ts';
import {
  authenticate,
  requireAccount,
  requireRole,
  requireSession,
  type Authenticator,
  type Claimed,
} from './callers.ts';
import { bodyText } from './body-text.ts';
import type { Call, Caller, Handler, Handlers, Reply } from './calls.ts';
import { registerStreams, type OpenStreams } from './streams.ts';
import { CONTRACT_OPERATIONS, type ContractOperation, type OperationId } from './contract.ts';
import { once, type Kept } from './idempotency.ts';
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
          if (handler.kind === 'link') {
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
          if (handler.kind === 'stream') return openStream(reply, handler, context, streams);
          return send(reply, await run(handler, context));
        },
      });
    }
  });
}

/**
 * Clients send a JSON content-type on every call, even without a body; whether a body is required is validated later.
 */
function readEmptyAsNothing(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
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

interface Run {
  /** Whether the caller stays connected to a response that goes on. */
  isLive: boolean;
  claims: AccessClaims;
  origin: Origin;
  parts: CheckedParts<OperationId>;
  services: Services;
  hooks: RouterHooks;
}

function baseOf({ claims, parts, services, origin }: Run, commits: (() => Promise<void>)[]): Base {
  return {
    path: parts.path,
    query: parts.query,
    body: parts.body,
    ifMatch: readIfMatch(parts.headers['if-match'] as string | undefined),
    idempotencyKey: (parts.headers['idempotency-key'] as string | undefined) ?? null,
    origin,
    sessionId: claims.sessionId,
    services,
    afterCommit: (work: () => Promise<void>) => void commits.push(work),
  };
}

async function run(handler: AnsweringHandler, context: Run): Promise<Reply<OperationId>> {
  const commits: (() => Promise<void>)[] = [];
  const reply = await dispatch(handler, baseOf(context, commits), context);
  await runAfterCommit(commits, context.services);
  return reply;
}

type AnsweringHandler = Exclude<Handler<OperationId>, { kind: 'stream' | 'linkStream' }>;

async function openStream(
  reply: FastifyReply,
  handler: Extract<Handler<OperationId>, { kind: 'stream' }>,
  context: Run,
  streams: OpenStreams,
): Promise<FastifyReply> {
  const { claims, parts, services, origin, hooks, isLive } = context;
  const accountId = String(parts.query.accountId).toLowerCase();
  requireAccount(claims, accountId);
  const claimed = { claims, accountId, origin, services, onAccepted: hooks.onAccepted };
  const inAccount = <T>(work: (sql: Sql, caller: Caller) => Promise<T>): Promise<T> =>
    services.database.asAccount({ accountId, userId: claims.userId }, async (sql) =>
      work(sql, await requireRole(sql, handler.id, claimed)),
    );
  const caller = await inAccount(async (_sql, known) => known);
  const call = { ...baseOf(context, []), caller, inAccount, isLive };
  return streams.send(reply, await handler.run(call));
}

type Base = Omit<Call<OperationId>, 'caller'>;

async function dispatch(handler: AnsweringHandler, base: Base, context: Run): Promise<Reply<OperationId>> {
  const { claims, parts, services, origin, hooks } = context;
  if (handler.kind === 'link') throw new Error(`${handler.id} is called through a link.`);
  if (handler.kind === 'person') {
    await services.database.asSystem((sql) => requireSession(sql, claims));
    return handler.run({ ...base, claims, database: services.database });
  }
  const fromPath = handler.kind === 'account' && handler.accountFrom === 'path';
  const accountId = String(fromPath ? parts.path.id : parts.query.accountId).toLowerCase();
  requireAccount(claims, accountId);
  const scope = { accountId, userId: claims.userId };
  const claimed = { claims, accountId, origin, services, onAccepted: hooks.onAccepted };
  const refuse = (caller: Caller | undefined, error: unknown) => refuseLogged(context, caller, error);
  const repeatable = <Id extends OperationId>(
    sql: Sql,
    work: () => Promise<Reply<Id>>,
    kept?: Kept<Reply<Id>>,
  ): Promise<Reply<Id>> => {
    const key = parts.headers['idempotency-key'];
    if (typeof key !== 'string') return work();
    const request = [parts.path, parts.query, parts.body ?? null];
    return once(sql, { ...scope, key, operation: handler.id, request }, work, kept);
  };
  if (handler.kind === 'account') {
    let caller: Caller | undefined;
    return services.database
      .asAccount(scope, async (sql) => {
        caller = await requireRole(sql, handler.id, claimed);
        const call = { ...base, caller };
        const { kept } = handler;
        if (kept === undefined) return repeatable(sql, () => handler.run(call, sql));
        return repeatable(sql, () => handler.run(call, sql), {
          without: (answer) => kept.without(answer),
          whole: (answer) => kept.whole(answer, services),
        });
      })
      .catch((error: unknown) => refuse(caller, error));
  }
  return runLong(handler, { base, scope, claimed, database: services.database, repeatable, refuse });
}

interface LongRun {
  base: Base;
  scope: { accountId: string; userId: string };
  claimed: Claimed;
  database: Database;
  repeatable: <Id extends OperationId>(sql: Sql, work: () => Promise<Reply<Id>>) => Promise<Reply<Id>>;
  refuse: (caller: Caller, error: unknown) => Promise<never>;
}

async function runLong(
  handler: Extract<Handler<OperationId>, { kind: 'long' }>,
  { base, scope, claimed, database, repeatable, refuse }: LongRun,
): Promise<Reply<OperationId>> {
  const inAccount = <T>(work: (sql: Sql) => Promise<T>): Promise<T> =>
    database.asAccount(scope, async (sql) => {
      await requireRole(sql, handler.id, claimed);
      return work(sql);
    });
  const caller = await database.asAccount(scope, (sql) => requireRole(sql, handler.id, claimed));
  const call = {
    ...base,
    caller,
    inAccount,
    inAccountOnce: (work: (sql: Sql) => Promise<Reply<OperationId>>) =>
      inAccount((sql) => repeatable(sql, () => work(sql))),
  };
  return handler.run(call).catch((error: unknown) => refuse(caller, error));
}

/** Reports a forbidden call to the access log, then rejects it all the same. */
async function refuseLogged(
  { hooks, services }: Run,
  caller: Caller | undefined,
  error: unknown,
): Promise<never> {
  if (caller !== undefined && error instanceof HttpProblem && error.status === 403)
    await hooks.onRefused(services, caller);
  throw error;
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
