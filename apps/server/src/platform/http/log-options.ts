import type { FastifyLoggerOptions, PinoLoggerOptions } from 'fastify/types/logger.js';
import type { Config } from '../config.ts';

/** Names of fields that are never logged, at any depth. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'passwordHash',
  'email',
  'parameters',
  'detail',
  'where',
];

/**
 * Structured logs without personal data: no query string (searches hold names), no body, no token, no row values. A
 * request is logged by route, id and outcome.
 */
export function logOptions(config: Pick<Config, 'logLevel'>): FastifyLoggerOptions & PinoLoggerOptions {
  return {
    level: config.logLevel,
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.headers.${field}`]),
      censor: '[removed]',
    },
    serializers: {
      req: () => ({}),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error: Error & { code?: unknown; constraint?: unknown }) => ({
        type: error.name,
        message:
          typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
            ? 'database error'
            : error.message,
        stack: (error.stack ?? '').split('\n').slice(1, 12).join('\n'),
        ...(error.code === undefined ? {} : { code: error.code }),
        ...(error.constraint === undefined ? {} : { constraint: error.constraint }),
      }),
    },
  };
}
