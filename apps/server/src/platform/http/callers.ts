import { isUuid } from '@healzy/domain/shared';
import type { FastifyRequest } from 'fastify';
import { may } from '@healzy/domain/session';
import type { Sql } from '../db/database.ts';
import {
  currentAccountContext,
  currentSessionContext,
  isSessionLive,
  type AccessClaims,
  type CurrentContext,
} from '../identity/index.ts';
import type { Caller } from './calls.ts';
import type { OperationId } from './contract.ts';
import type { FailureLimit } from './failure-limit.ts';
import type { RouterHooks } from './hooks.ts';
import type { Origin } from './origin.ts';
import { accountForbidden, roleForbidden, unauthenticated } from './http-problem.ts';

export interface Authenticator {
  verifyAccessToken: (token: string) => Promise<AccessClaims>;
  failures: FailureLimit;
}

/** Reads and verifies the bearer token; 401 if it is invalid, 429 after too many bad ones from one address. */
export async function authenticate(request: FastifyRequest, options: Authenticator): Promise<AccessClaims> {
  const token = /^Bearer ([\w~+/.-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw unauthenticated();
  try {
    return ownAccountsOf(await options.verifyAccessToken(token));
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidAccessTokenError')
      options.failures.count(request.ip);
    throw error;
  }
}

/** An external issuer may use other ids for people and accounts than ours: those grant no access here. */
function ownAccountsOf(claims: AccessClaims): AccessClaims {
  const userId = claims.userId.toLowerCase();
  const accountContexts = claims.accountContexts
    .map((context) => ({ ...context, accountId: context.accountId.toLowerCase() }))
    .filter((context) => isUuid(userId) && isUuid(context.accountId));
  return { ...claims, userId, accountContexts };
}

/** The token's session must still be active: an ended one is rejected at once, whatever its token says. */
export async function requireSession(sql: Sql, claims: AccessClaims): Promise<void> {
  const { sessionId, userId } = claims;
  if (sessionId !== null && !(await isSessionLive(sql, sessionId, userId))) throw unauthenticated();
}

/** The token must name the account; else 403, whether or not the account exists. */
export function requireAccount(claims: AccessClaims, accountId: string): void {
  const wanted = accountId.toLowerCase();
  if (!claims.accountContexts.some((context) => context.accountId === wanted)) throw accountForbidden();
}

/** A request as its token and connection describe it. */
export interface Claimed {
  claims: AccessClaims;
  accountId: string;
  origin: Origin;
  services: { now: () => Date };
  onAccepted: RouterHooks['onAccepted'];
}

/** Looks the caller's membership up as it is now, not as in the token: a revoked role ends with the next call. */
export async function requireRole(sql: Sql, operation: OperationId, claimed: Claimed): Promise<Caller> {
  const { claims, accountId, origin, services, onAccepted } = claimed;
  const { userId } = claims;
  let context = await liveContext(sql, claims, accountId);
  // Our own provider sends links, and only following one accepts. A token of an external issuer counts as acceptance.
  const isOutside = claims.sessionId === null;
  if (context === null && isOutside && (await acceptOwnInvitation(sql))) {
    context = await currentAccountContext(sql, userId, accountId);
    if (context !== null) await onAccepted(sql, { caller: { ...context, userId }, origin, services });
  }
  if (context === null || !(context.isAccepted || isOutside)) throw accountForbidden();
  const { isAccepted, ...known } = context;
  const caller = { ...known, userId, operation };
  if (!isAccepted && (await acceptMembership(sql, caller, services.now())))
    await onAccepted(sql, { caller, origin, services });
  if (!may(operation, caller.roles)) throw roleForbidden();
  return caller;
}

/** What the caller may do now; 401 when the token's session has ended. */
async function liveContext(
  sql: Sql,
  claims: AccessClaims,
  accountId: string,
): Promise<CurrentContext | null> {
  const { sessionId, userId } = claims;
  if (sessionId === null) return currentAccountContext(sql, userId, accountId);
  const { isLive, context } = await currentSessionContext(sql, { userId, sessionId }, accountId);
  if (!isLive) throw unauthenticated();
  return context;
}

/** A person who calls with an external issuer's token has joined; their invitation is no longer pending. */
async function acceptMembership(sql: Sql, { accountId, userId }: Caller, now: Date): Promise<boolean> {
  const { rowCount } = await sql.query(
    'UPDATE memberships SET accepted_at = $3 WHERE account_id = $1 AND user_id = $2 AND accepted_at IS NULL',
    [accountId, userId, now.toISOString()],
  );
  return rowCount > 0;
}

/** An external issuer sends its own invitations: calling with its token for an account accepts. */
async function acceptOwnInvitation(sql: Sql): Promise<boolean> {
  const { rows } = await sql.query<{ accepted: boolean }>('SELECT accept_own_invitation() AS accepted');
  return rows[0]?.accepted === true;
}
