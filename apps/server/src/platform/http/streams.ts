import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

export interface OpenStreams {
  send(reply: FastifyReply, events: Readable): FastifyReply;
}

/** Responses of server-sent events: they end before the server closes, which waits for requests in flight. */
export function registerStreams(scope: FastifyInstance): OpenStreams {
  const open = new Set<Readable>();
  scope.addHook('preClose', async () => open.forEach((events) => events.push(null)));
  return {
    send(reply, events) {
      open.add(events);
      events.on('close', () => open.delete(events));
      // A proxy that waits for a full buffer would keep the events back.
      return reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8').send(events);
    },
  };
}
