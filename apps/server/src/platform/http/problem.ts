import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { databaseRefusal, DatabaseUnavailableError } from '../db/database.ts';
import { invalid, HttpProblem, TITLES, unauthenticated, unavailable } from './http-problem.ts';

/** Sends an error as `application/problem+json`. */
export function sendProblem(reply: FastifyReply, refusal: HttpProblem): FastifyReply {
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .type('application/problem+json; charset=utf-8')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: TITLES[refusal.status] ?? 'Refused',
        code: refusal.code,
        message: refusal.message,
        status: refusal.status,
        ...(refusal.details === undefined ? {} : { details: refusal.details }),
      }),
    );
}

/** SQLSTATE classes and Node codes of a database or store that is unreachable or full. */
const UNREACHABLE = /^(08|53|57P0|58)|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|ENOSPC|EROFS)$/;

/** Whether a database or store is unreachable or full, so that retrying may help. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && UNREACHABLE.test(code)) return true;
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}

/** Translates whatever was thrown into a response; undefined for a fault of ours. */
function refusalOf(error: unknown): HttpProblem | undefined {
  if (error instanceof HttpProblem) return error;
  if (error instanceof Error && error.name === 'InvalidAccessTokenError') return unauthenticated();
  if (error instanceof Error && error.name === 'IssuerUnavailableError') return unavailable();
  if (isUnreachable(error)) return unavailable();
  const database = databaseRefusal(error);
  // Deadlock or serialization failure: nothing was done, the caller may simply retry.
  if (database?.code === '40P01' || database?.code === '40001') return unavailable();
  return frameworkRefusal(error);
}

function frameworkRefusal(error: unknown): HttpProblem | undefined {
  const { code, statusCode } = error as Partial<FastifyError>;
  if (statusCode === 413) {
    return new HttpProblem(413, 'PAYLOAD_TOO_LARGE', 'The body is larger than any call needs.');
  }
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return invalid([{ path: '/body', code: code ?? 'UNREADABLE', message: 'The request cannot be read.' }]);
  }
  return undefined;
}

/** The API's error handler: problems as they are, everything else as 500 with nothing but a reference number. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal) {
    if (refusal.status === 503) request.log.error({ err: error }, 'a part of the server cannot be reached');
    return sendProblem(reply, refusal);
  }
  request.log.error({ err: error }, 'a call failed');
  const fault = 'A fault of the server. The request id finds it in the log.';
  const details = { requestId: request.id };
  return sendProblem(reply, new HttpProblem(500, 'INTERNAL', fault, { details }));
}
