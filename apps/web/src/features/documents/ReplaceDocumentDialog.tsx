import { type PatientDocument, removeDocument, useReplacePatientDocument } from '@healzy/api/documents';
import { useApi } from '@healzy/api/runtime';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { FileDrop, type FileDropStatus } from '@healzy/ui/components/FileDrop';
import { Stack, Text } from '@healzy/ui/primitives';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../app/api-errors.ts';
import { useFormats } from '../../app/formats.ts';
import { notifySuccess } from '../../app/messages.ts';
import { sendDocument } from '../../app/uploads/send-document.ts';
import { addressNow, tellFailedElsewhere } from '../../app/uploads/way-back.ts';
import { useIsShown } from '../../app/useIsShown.ts';
import { documentDrop } from './document-drop.ts';

export interface ReplaceDocumentDialogProps {
  patientId: string;
  document: PatientDocument;
  onClose: () => void;
}

/** Replaces the file of a document: choose, check the name, confirm. */
export function ReplaceDocumentDialog({ patientId, document, onClose }: ReplaceDocumentDialogProps) {
  const { t } = useTranslation(['documents', 'app']);
  const formats = useFormats();
  const scope = useApi();
  const replace = useReplacePatientDocument();
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const sending = useRef<AbortController | null>(null);
  const isBusy = share !== null;
  const isShown = useIsShown();

  const send = async (chosen: File) => {
    const { signal } = (sending.current = new AbortController());
    setError(undefined);
    setShare(0);
    let freshId: string | null = null;
    const address = addressNow();
    try {
      const owner = { entityType: 'PATIENT', entityId: patientId } as const;
      const onProgress = (part: number) => !signal.aborted && setShare(part);
      freshId = (await sendDocument(scope, owner, chosen, chosen.type, { signal, onProgress })).id;
      const { id, version } = document;
      await replace.mutateAsync({ patientId, id, version, documentId: freshId });
      onClose();
      notifySuccess('file.replace');
    } catch (refusal) {
      // The former file is still in place; the new one belongs to nothing.
      if (freshId !== null) await removeDocument(scope, freshId, 'PATIENT').catch(() => undefined);
      if (!signal.aborted && isShown()) setError(sentenceForError(refusal));
      else if (!signal.aborted)
        tellFailedElsewhere({ name: chosen.name, address }, sentenceForError(refusal));
      setShare(null);
    }
  };
  const close = () => {
    sending.current?.abort();
    onClose();
  };
  const status: FileDropStatus =
    file === null
      ? { kind: 'empty' }
      : isBusy
        ? { kind: 'working', fileName: file.name, text: t('upload.sending'), progress: share }
        : { kind: 'done', fileName: file.name, text: formats.bytes(file.size) };

  return (
    <Dialog
      title={t('replace.title', { name: document.fileName })}
      isDismissable={!isBusy}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('app:action.cancel')}</Button>
          <Button
            intent="primary"
            isDisabled={file === null}
            isPending={isBusy}
            pendingLabel={t('upload.sending')}
            onPress={() => file && void send(file)}
          >
            {t('replace.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Text as="p">{t('replace.text')}</Text>
        <FileDrop
          label={t('replace.file')}
          prompt={t('replace.prompt')}
          hint={t('upload.hint')}
          {...documentDrop('PATIENT', (name) => t('upload.type', { name }))}
          status={status}
          error={error}
          onSelect={setFile}
          cancelLabel={t('replace.another')}
          onCancel={() => {
            sending.current?.abort();
            setFile(null);
            setShare(null);
            setError(undefined);
          }}
        />
      </Stack>
    </Dialog>
  );
}
