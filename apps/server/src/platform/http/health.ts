import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../storage/file-store.ts';

/** How long an answer about writing holds, so that whoever asks often writes no more often than this. */
const HOLDS_MS = 5_000;

/** A part that answers, or what it cannot do. */
type Part = 'ok' | 'unreachable' | 'unwritable' | 'missing';

interface Readiness {
  database: Part;
  files: Part;
}

interface Parts {
  database: Database;
  files: Pick<FileStore, 'check'>;
  now: () => Date;
}

/**
 * `/health`: 200 when the database answers, else 503; cheap, for whoever decides whether the process is alive.
 * `/health/ready`: 200 when it can also be worked with, which means that a row and a file can be written and the folder
 * of the files is there; else 503. Both say which part fails.
 */
export function registerHealth(server: FastifyInstance, { database, files, now }: Parts): void {
  const failed = (part: string, err: unknown) => server.log.error({ err, part }, 'a part is not healthy');
  const reads = async (): Promise<boolean> => {
    try {
      await database.asSystem((sql) => sql.query('SELECT 1'));
      return true;
    } catch (error) {
      failed('database', error);
      return false;
    }
  };
  const databasePart = async (): Promise<Part> => {
    if (!(await reads())) return 'unreachable';
    try {
      // Changes nothing, and is written and flushed like any change.
      await database.asSystem((sql) =>
        sql.query(
          'UPDATE server_secrets SET value = value WHERE name = (SELECT min(name) FROM server_secrets)',
        ),
      );
      return 'ok';
    } catch (error) {
      failed('database', error);
      return 'unwritable';
    }
  };
  const filesPart = async (): Promise<Part> => {
    try {
      return (await files.check()) ? 'ok' : 'missing';
    } catch (error) {
      failed('files', error);
      return 'unwritable';
    }
  };

  server.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const isThere = await reads();
    return reply
      .code(isThere ? 200 : 503)
      .send({ status: isThere ? 'ok' : 'unavailable', database: database.engine });
  });

  let known: { at: number; answer: Promise<Readiness> } | undefined;
  const readiness = (): Promise<Readiness> => {
    const at = now().getTime();
    if (known === undefined || at - known.at >= HOLDS_MS || at < known.at) {
      const parts = Promise.all([databasePart(), filesPart()]);
      known = {
        at,
        answer: parts.then(([ofDatabase, ofFiles]) => ({ database: ofDatabase, files: ofFiles })),
      };
    }
    return known.answer;
  };
  server.get('/health/ready', async (_request, reply) => {
    const parts = await readiness();
    const isReady = parts.database === 'ok' && parts.files === 'ok';
    return reply
      .header('cache-control', 'no-store')
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ok' : 'unavailable', ...parts });
  });
}
