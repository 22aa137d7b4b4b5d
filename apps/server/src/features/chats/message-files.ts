import type { ChatRecording } from '@healzy/api/schema';
import {
  chatCaptionSchema,
  chatMessageKind,
  chatTextSchema,
  isRecordingTooLong,
  recordingSeconds,
  type ChatMessageKind,
} from '@healzy/domain/chats';
import type { Sql } from '../../platform/db/database.ts';
import { checked } from '../../platform/http/form.ts';
import { conflict, notFound, unprocessable } from '../../platform/http/http-problem.ts';
import type { Services } from '../../platform/services.ts';

interface WrittenMessage {
  text: string;
  documentId?: string | null | undefined;
  recording?: ChatRecording | null | undefined;
}

/** What is stored of a message that has been written. */
interface CheckedMessage {
  kind: ChatMessageKind;
  text: string;
  documentId: string | null;
  recording: ChatRecording | null;
}

const tooLong = () =>
  unprocessable('RECORDING_TOO_LONG', 'A recording in a chat lasts at most five minutes.');

/**
 * A message of either side: its text, without which it must show a file or point at something, and the stored file that it shows. Only a recording has a length and peaks.
 *
 * @throws HttpProblem 404 for a document of another chat, 409 for one without a file, 422 for too long a recording
 */
export async function checkedMessage(
  sql: Sql,
  services: Services,
  chat: { accountId: string; patientId: string },
  written: WrittenMessage,
  hasCitation = false,
): Promise<CheckedMessage> {
  const documentId = written.documentId?.toLowerCase() ?? null;
  const { text } = checked(documentId === null && !hasCitation ? chatTextSchema : chatCaptionSchema, {
    text: written.text,
  });
  if (documentId === null) return { kind: 'TEXT', text, documentId, recording: null };
  const document = await requireStored(sql, chat, documentId);
  const kind = chatMessageKind(document.contentType);
  if (kind !== 'AUDIO') return { kind, text, documentId, recording: null };
  const recording = written.recording ?? null;
  const measured = recordingSeconds(await services.files.read(document.storageKey));
  if ([recording?.seconds ?? 0, measured ?? 0].some(isRecordingTooLong)) throw tooLong();
  return { kind, text, documentId, recording };
}

async function requireStored(
  sql: Sql,
  { accountId, patientId }: { accountId: string; patientId: string },
  documentId: string,
): Promise<{ contentType: string; storageKey: string }> {
  const { rows } = await sql.query<{ contentType: string; storageKey: string | null }>(
    `SELECT content_type, storage_key FROM documents
     WHERE account_id = $1 AND id = $2 AND entity_type IN ('CHAT', 'PATIENT') AND entity_id = $3`,
    [accountId, documentId, patientId],
  );
  const [found] = rows;
  if (!found) throw notFound();
  const { contentType, storageKey } = found;
  if (storageKey === null) throw conflict('DOCUMENT_NOT_UPLOADED', 'The file has not been uploaded yet.');
  return { contentType, storageKey };
}
