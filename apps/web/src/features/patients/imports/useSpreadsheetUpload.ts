import { removeDocument } from '@healzy/api/documents';
import { useCreatePatientImport } from '@healzy/api/patients/imports';
import { hasCode, useApi } from '@healzy/api/runtime';
import { DOCUMENT_CONTENT_TYPES, MAX_PATIENT_LIST_BYTES } from '@healzy/domain/documents';
import { sentenceForError } from '../../../app/api-errors.ts';
import { sentenceFor } from '../../../app/sentences.ts';
import { sendDocument } from '../../../app/uploads/send-document.ts';
import { useFileStep } from '../../../app/uploads/useFileStep.ts';
import { useSessionUser } from '../../../state/session.ts';

/** The state of a spreadsheet's upload. */
type UploadStep =
  | { readonly kind: 'choose' }
  | { readonly kind: 'uploading'; readonly file: File; readonly share: number }
  | { readonly kind: 'opening'; readonly file: File }
  | { readonly kind: 'refused'; readonly file: File; readonly reason: UploadRefusal };

/** Why it was rejected: a key of this screen's sentences, or a complete sentence. */
export type UploadRefusal =
  | { readonly kind: 'workbook' | 'type' | 'empty' }
  | { readonly kind: 'sentence'; readonly text: string; readonly during: 'sending' | 'reading' };

const OWNER = 'PATIENT_IMPORT';
const BY_ENDING: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
};

/** The content type to declare for a file; systems report different ones for spreadsheets. */
function contentTypeOf(file: File): string {
  const ending = file.name.toLowerCase().split('.').pop() ?? '';
  const known = BY_ENDING[ending];
  if (known !== undefined) return known;
  return DOCUMENT_CONTENT_TYPES.PATIENT_IMPORT.includes(file.type) ? file.type : 'application/octet-stream';
}

const isWorkbook = (file: File): boolean => /\.(xlsx?|xlsm|ods|numbers)$/i.test(file.name);

function refusalOf(error: unknown, isSent: boolean): UploadRefusal {
  if (hasCode(error, 'FILE_TYPE')) return { kind: error.details.found === 'zip' ? 'workbook' : 'type' };
  if (hasCode(error, 'FILE_EMPTY')) return { kind: 'empty' };
  return { kind: 'sentence', text: sentenceForError(error), during: isSent ? 'reading' : 'sending' };
}

const CHOOSE: UploadStep = { kind: 'choose' };
const isOnItsWay = ({ kind }: UploadStep): boolean => kind === 'uploading' || kind === 'opening';

/**
 * Uploads a spreadsheet and creates its import; the browser does not parse it, so the page stays responsive whatever
 * its size. Leaving the screen stops nothing.
 *
 * @param onBegun called when the import can be opened and the screen is still there
 * @param sentenceOf why a file was rejected
 */
export function useSpreadsheetUpload(
  onBegun: (importId: string) => void,
  sentenceOf: (reason: UploadRefusal) => string,
) {
  const userId = useSessionUser()?.userId ?? '';
  const scope = useApi();
  const begin = useCreatePatientImport();
  const { step, setStep, ...upload } = useFileStep<UploadStep>(OWNER, {
    first: CHOOSE,
    isOnItsWay,
    failureOf: (at) => (at.kind === 'refused' ? { name: at.file.name, why: sentenceOf(at.reason) } : null),
  });

  const send = async (file: File) => {
    const signal = upload.begin();
    const refuse = (reason: UploadRefusal) => setStep({ kind: 'refused', file, reason });
    if (isWorkbook(file)) return refuse({ kind: 'workbook' });
    if (file.size === 0) return refuse({ kind: 'empty' });
    if (file.size > MAX_PATIENT_LIST_BYTES)
      return refuse({ kind: 'sentence', text: sentenceFor('IMPORT_FILE_TOO_LARGE'), during: 'reading' });
    setStep({ kind: 'uploading', file, share: 0 });
    let isSent = false;
    try {
      const owner = { entityType: OWNER, entityId: userId } as const;
      const { id } = await sendDocument(scope, owner, file, contentTypeOf(file), {
        signal,
        onProgress: (share) => !signal.aborted && setStep({ kind: 'uploading', file, share }),
      });
      isSent = true;
      if (signal.aborted) {
        // Best effort: the server cleans up files without an import.
        await removeDocument(scope, id, OWNER).catch(() => undefined);
        return;
      }
      setStep({ kind: 'opening', file });
      const started = await begin.mutateAsync({ documentId: id });
      if (signal.aborted) return;
      setStep(CHOOSE);
      if (upload.isShown()) onBegun(started.id);
      else upload.tellArrived(file.name);
    } catch (error) {
      if (!signal.aborted) refuse(refusalOf(error, isSent));
    }
  };

  return {
    step,
    choose: (file: File) => void send(file),
    cancel: () => {
      upload.stop();
      setStep(CHOOSE);
    },
  };
}
