import { fileSignature, maxUploadBytes } from '@healzy/domain/documents';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { FailureLimit } from '../../platform/http/failure-limit.ts';
import { handleError } from '../../platform/http/problem.ts';
import { HttpProblem, unprocessable } from '../../platform/http/http-problem.ts';
import type { Services } from '../../platform/services.ts';
import type { HeldFile } from '../../platform/storage/addresses.ts';
import { FileTooLargeError, type IncomingFile } from '../../platform/storage/file-store.ts';
import { isOfType } from './content-types.ts';
import { documents, findDocument, storageKey, type DocumentRow } from './document-rows.ts';
import { attachment } from './file-names.ts';
import { mayHold } from './holders.ts';
import { refuseLargePicture } from './picture-size.ts';

const expired = () =>
  new HttpProblem(
    403,
    'UPLOAD_ADDRESS_EXPIRED',
    'This address was used, has expired or was never given out.',
  );
const tooLarge = () => new HttpProblem(413, 'FILE_TOO_LARGE', 'The file is larger than its kind may be.');

/** The signed addresses of files: `PUT /files/upload/{id}` once, `GET /files/content/{id}` until it expires. */
export function registerFiles(app: FastifyInstance, services: Services, failures: FailureLimit): void {
  app.register(async (scope) => {
    scope.setErrorHandler(handleError);
    scope.removeAllContentTypeParsers();
    // The store itself reads the body as a stream and stops at the limit.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    scope.put('/files/upload/:id', async (request, reply) => {
      const file = verified(request, 'upload', services, failures);
      // A request without content-type reaches no parser; its body is still unread.
      const content = (request.body as Readable | undefined) ?? request.raw;
      try {
        await acceptUpload(services, file, content);
      } finally {
        content.resume();
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });

    scope.get('/files/content/:id', async (request, reply) => {
      const file = verified(request, 'content', services, failures);
      return sendContent(services, file, reply);
    });
  });
}

function verified(
  request: FastifyRequest,
  purpose: 'upload' | 'content',
  services: Services,
  failures: FailureLimit,
): HeldFile {
  const { id } = request.params as { id: string };
  const file = services.addresses.verify(purpose, id, request.query as Record<string, unknown>);
  if (file) return file;
  failures.count(request.ip);
  throw expired();
}

const scopeOf = ({ accountId, holder }: HeldFile) =>
  'linkHash' in holder ? { accountId } : { accountId, userId: holder.userId };

/** The address is valid only as long as its holder has access: checked now, not when it was signed. */
async function requireHeld(
  services: Services,
  file: HeldFile,
  wanted: 'read' | 'edit',
): Promise<DocumentRow> {
  const { contributions, database } = services;
  const { holder } = file;
  const document =
    'linkHash' in holder
      ? await database.asIntake(holder.linkHash, async (sql) => {
          const found = await findDocument(sql, file.accountId, file.documentId);
          const rule = found && contributions.documentOwners[found.entityType];
          return found && (await rule?.isOpenToLink?.(sql, services.now())) === true ? found : null;
        })
      : await database.asAccount(scopeOf(file), async (sql) => {
          const found = await findDocument(sql, file.accountId, file.documentId);
          return found && (await mayHold(sql, { ...file, holder }, found, { wanted, contributions }))
            ? found
            : null;
        });
  if (document === null) throw expired();
  return document;
}

async function acceptUpload(services: Services, file: HeldFile, content: Readable): Promise<void> {
  const scope = scopeOf(file);
  const announced = await requireHeld(services, file, 'edit');
  if (announced.state !== 'AWAITING_UPLOAD') throw expired();
  let incoming: IncomingFile | undefined;
  try {
    incoming = await receive(services, content, maxUploadBytes(announced.entityType, announced.contentType));
    refuseWrongContent(announced, incoming);
    await refuseLargePicture(incoming, announced.entityType);
    await keep(services, announced, incoming);
  } catch (error) {
    await incoming?.discard();
    // A rejected file leaves nothing behind, not even its announcement.
    if (error instanceof HttpProblem && error.code !== 'UPLOAD_ADDRESS_EXPIRED') {
      // Another upload to the same address may have succeeded meanwhile: what is stored stays.
      await services.database.asAccount(scope, (sql) =>
        sql.query(`DELETE FROM documents WHERE id = $1 AND state = 'AWAITING_UPLOAD'`, [announced.id]),
      );
    }
    throw error;
  }
}

async function receive(services: Services, content: Readable, maxBytes: number): Promise<IncomingFile> {
  try {
    return await services.files.receive(content, maxBytes);
  } catch (error) {
    throw error instanceof FileTooLargeError ? tooLarge() : error;
  }
}

function refuseWrongContent(document: DocumentRow, file: IncomingFile): void {
  if (file.sizeBytes === 0) throw unprocessable('FILE_EMPTY', 'The file is empty.');
  if (file.sizeBytes !== document.sizeBytes) {
    throw unprocessable('FILE_SIZE_MISMATCH', 'The file has another size than was announced.', {
      announced: document.sizeBytes,
      received: file.sizeBytes,
    });
  }
  if (!isOfType(file, { entityType: document.entityType, contentType: document.contentType })) {
    throw unprocessable('FILE_TYPE', 'The file is not of the type that was announced.', {
      found: fileSignature(file.head) ?? 'unknown',
    });
  }
}

/** The file first, then its row: a crash in between leaves a file without a row, which clean-up removes. */
async function keep(services: Services, document: DocumentRow, file: IncomingFile): Promise<void> {
  const key = storageKey(document.accountId, document.id);
  await services.database.asAccount({ accountId: document.accountId }, async (sql) => {
    const awaited = { id: document.id, state: 'AWAITING_UPLOAD' } as const;
    const stored = {
      state: 'STORED',
      sha256: file.sha256,
      storageKey: key,
      storedAt: services.now(),
    } as const;
    const stillAwaited = await documents.update(sql, awaited, stored);
    // Of two uploads to one address, the second waits here for the first and then finds the address used.
    if (stillAwaited === 0) throw expired();
    await file.keep(key);
  });
}

async function sendContent(services: Services, file: HeldFile, reply: FastifyReply): Promise<FastifyReply> {
  const document = await requireHeld(services, file, 'read');
  if (document.storageKey === null) throw expired();
  const { content, sizeBytes } = await services.files.stream(document.storageKey);
  return reply
    .headers({
      'content-type': document.contentType,
      'content-length': sizeBytes,
      'content-disposition': attachment(document.fileName),
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    })
    .send(content);
}
