import type { FastifyRequest } from 'fastify';
import type { Sql } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { Call, Caller, Handler, Reply } from './calls.ts';
import type { OperationId } from './contract.ts';
import type { FailureLimit } from './failure-limit.ts';
import type { RequestValidator } from './validation.ts';

/** Who does something in an account, from where, and by which clock. */
export type Acting = Pick<Call<OperationId>, 'caller' | 'origin'> & { services: Pick<Services, 'now'> };

/** A request that names a link rather than a person. */
export interface LinkContext {
  request: FastifyRequest;
  validate: RequestValidator;
  services: Services;
  failures: FailureLimit;
}

/** What the router leaves to features, none of which it knows; `app.ts` hands it in. */
export interface RouterHooks {
  /** Somebody has come to an account by calling; in the transaction of their call. */
  onAccepted(sql: Sql, by: Acting): Promise<void>;
  /** A call was not allowed; its transaction has been rolled back. */
  onRefused(services: Services, caller: Caller): Promise<void>;
  runLink(
    handler: Extract<Handler<OperationId>, { kind: 'link' }>,
    context: LinkContext,
  ): Promise<Reply<OperationId>>;
}
