import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Sql } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { Call, Caller, HandlerOf, Reply } from './calls.ts';
import type { OperationId } from './contract.ts';
import type { FailureLimit } from './failure-limit.ts';
import type { RequestValidator } from './validation.ts';

/** The actor in an account, the origin of the request and the clock. */
export type Acting = Pick<Call<OperationId>, 'caller' | 'origin'> & { services: Pick<Services, 'now'> };

/** A request identified by a link rather than a person. */
export interface LinkContext {
  request: FastifyRequest;
  validate: RequestValidator;
  services: Services;
  failures: FailureLimit;
}

/** What the router leaves to features, none of which it knows; `app.ts` passes it in. */
export interface RouterHooks {
  /** A person joined an account by calling; runs in the transaction of that call. */
  onAccepted(sql: Sql, by: Acting): Promise<void>;
  /** A call was not allowed; its transaction has been rolled back. */
  onRefused(services: Services, caller: Caller): Promise<void>;
  runLink(handler: HandlerOf<'link' | 'device'>, context: LinkContext): Promise<Reply<OperationId>>;
  openLinkStream(
    handler: HandlerOf<'linkStream'>,
    context: LinkContext & { isLive: boolean },
  ): Promise<Readable>;
}
