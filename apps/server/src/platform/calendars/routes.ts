import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { FailureLimit } from '../http/failure-limit.ts';
import { handleError } from '../http/problem.ts';
import { notFound } from '../http/http-problem.ts';

interface CalendarRoute {
  failures: FailureLimit;
  folder: string;
  fileName: string;
  /** The file at an address, by its last part; null where there is none, or none any more. */
  contentOf: (file: string) => Promise<string | null>;
}

/** `GET {folder}/{id}.{proof}.ics`: the URL is the whole proof, because calendar clients send nothing else. */
export function registerCalendar(app: FastifyInstance, route: CalendarRoute): void {
  const { failures, folder, fileName, contentOf } = route;
  app.register(async (scope) => {
    scope.setErrorHandler(handleError);
    scope.get(`${folder}/:file`, async (request, reply) => {
      const { file } = request.params as { file: string };
      const content = await contentOf(file);
      if (content === null) {
        failures.count(request.ip);
        throw notFound();
      }
      const tag = `W/"${createHash('sha256').update(content).digest('base64url')}"`;
      reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
      const known = request.headers['if-none-match'] ?? '';
      if (known.split(',').some((one) => one.trim() === tag)) return reply.code(304).send();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `inline; filename="${fileName}"`)
        .send(content);
    });
  });
}
