import { DOCUMENT_EXTENSIONS, MAX_UPLOAD_BYTES } from '@healzy/domain/documents';
import { Avatar } from '@healzy/ui/components/Avatar';
import { FormFailure } from '@healzy/ui/components/FormErrorSummary';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { FileDrop } from '@healzy/ui/components/FileDrop';
import { Slider } from '@healzy/ui/components/Slider';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { sentenceForError } from '../../app/api-errors.ts';
import { addressNow, tellFailedElsewhere } from '../../app/uploads/way-back.ts';
import { useIsShown } from '../../app/useIsShown.ts';
import { CENTRED, type Framing, openPicture, PictureError, squarePicture } from './square-picture.ts';

export interface PictureDialogProps {
  /** Whose image it is. */
  name: string;
  /** Saves the square; rejects with the server's error. */
  onSave: (picture: File) => Promise<void>;
  onClose: () => void;
  /** The headline of a server error. */
  failed: string;
}

/** Chooses an image, previews it, and lets the square be moved and zoomed before it is saved. */
export function PictureDialog({ name, onSave, onClose, failed }: PictureDialogProps) {
  const { t } = useTranslation(['documents', 'app']);
  const formats = useFormats();
  const [framing, setFraming] = useState(CENTRED);
  const { picture, square, preview, problem, open, drop } = usePicturePreview(framing);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isShown = useIsShown();
  const save = async () => {
    if (square === null) return;
    const address = addressNow();
    setRefusal(null);
    setSaving(true);
    try {
      await onSave(square);
      onClose();
    } catch (error) {
      if (!isShown()) tellFailedElsewhere({ name: square.name, address }, sentenceForError(error));
      setRefusal(sentenceForError(error));
      setSaving(false);
    }
  };
  const messages = (reason: PictureError['reason'], file: string) => t(`picture.${reason}`, { name: file });
  const slider = (
    key: keyof Framing,
    label: string,
    range: { min?: number; max?: number; step?: number } = {},
  ) => (
    <Slider
      {...range}
      label={label}
      value={Math.round(framing[key] * 100)}
      onChange={(value) => setFraming({ ...framing, [key]: value / 100 })}
      formatValue={(value) => formats.percent(value)}
    />
  );
  return (
    <Dialog
      title={t('picture.dialog')}
      size="small"
      isDismissable={false}
      onClose={() => !isSaving && onClose()}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isSaving}>
            {t('app:action.cancel')}
          </Button>
          {picture && (
            <Button
              intent="primary"
              onPress={() => void save()}
              isDisabled={square === null}
              isPending={isSaving}
              pendingLabel={t('picture.saving')}
            >
              {t('picture.save')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="md">
        {refusal !== null && <FormFailure title={failed}>{refusal}</FormFailure>}
        {picture === null ? (
          <FileDrop
            label={t('picture.field')}
            prompt={t('picture.prompt')}
            hint={t('picture.hint')}
            accept={DOCUMENT_EXTENSIONS.USER}
            maxBytes={MAX_UPLOAD_BYTES}
            refusalTexts={{
              type: (file) => messages('notPicture', file),
              size: (file) => t('picture.tooLarge', { name: file }),
            }}
            notOneFileText={t('picture.oneFile')}
            error={problem && messages(problem.reason, problem.fileName)}
            onSelect={(file) => void open(file)}
          />
        ) : (
          <>
            <Stack gap="xs" align="center">
              <Avatar name={name} src={preview ?? undefined} size="xl" />
              <Text size="sm" tone="muted">
                {t('picture.preview')}
              </Text>
            </Stack>
            {slider('zoom', t('picture.zoom'), { min: 100, max: 400, step: 5 })}
            {slider('x', t('picture.horizontal'))}
            {slider('y', t('picture.vertical'))}
            <Inline>
              <Button
                intent="quiet"
                isDisabled={isSaving}
                onPress={() => {
                  setFraming(CENTRED);
                  drop();
                }}
              >
                {t('picture.another')}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface PictureProblem {
  reason: PictureError['reason'];
  fileName: string;
}

/**
 * Opens an image and keeps a cropped preview of it ready, with an object URL, for as long as the component is mounted.
 */
function usePicturePreview(framing: Framing) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<PictureProblem | undefined>(undefined);
  const [kept, setKept] = useState<{ square: File; preview: string } | null>(null);

  useEffect(() => {
    if (picture === null) return undefined;
    let isCurrent = true;
    squarePicture(picture, framing).then(
      (square) => isCurrent && setKept({ square, preview: URL.createObjectURL(square) }),
      () => isCurrent && setKept(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [picture, framing]);

  useEffect(() => () => (kept === null ? undefined : URL.revokeObjectURL(kept.preview)), [kept]);

  useEffect(() => () => picture?.close(), [picture]);

  return {
    picture,
    square: kept?.square ?? null,
    preview: kept?.preview ?? null,
    problem,
    async open(file: File): Promise<void> {
      setProblem(undefined);
      try {
        setPicture(await openPicture(file));
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        setProblem({ reason: error.reason, fileName: file.name });
      }
    },
    drop(): void {
      setPicture(null);
      setKept(null);
    },
  };
}
