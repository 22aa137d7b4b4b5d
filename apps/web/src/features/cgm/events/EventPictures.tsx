import type { CgmEvent } from '@healzy/api/cgm/events';
import { type Document, documentContentQuery, removeDocument } from '@healzy/api/documents';
import { refreshWords, useApi } from '@healzy/api/runtime';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { FileDrop } from '@healzy/ui/components/FileDrop';
import { IconButton } from '@healzy/ui/components/IconButton';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { List } from '@healzy/ui/components/List';
import { Icon, Inline, Stack, Text } from '@healzy/ui/primitives';
import { Lightbox } from '@healzy/ui/patterns/Lightbox';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { Image, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
import { useFormats } from '../../../app/formats.ts';
import { notifySuccess } from '../../../app/messages.ts';
import { EMPTY_PICTURE, ownerOf } from '../../documents/document-kinds.ts';
import { PictureError } from '../../documents/square-picture.ts';
import { useDocumentUploads } from '../../documents/useDocumentUploads.ts';
import { useDownload } from '../../documents/useDownload.ts';
import { smallPicture } from './small-picture.ts';

/** The pictures of an event, to look at, add and remove. */
export function EventPictures({ event, canEdit }: { event: CgmEvent; canEdit: boolean }) {
  const { t } = useTranslation('cgm-events');
  const formats = useFormats();
  const scope = useApi();
  const client = useQueryClient();
  const [shown, setShown] = useState<number | null>(null);
  const [removing, setRemoving] = useState<Document | null>(null);
  const refresh = () => refreshWords(client, scope.accountId, ['cgm']);
  return (
    <Card title={t('pictures.title')}>
      <Stack gap="md">
        {event.pictures.length === 0 ? (
          <Text tone="muted">{t('pictures.none')}</Text>
        ) : (
          <List
            label={t('pictures.title')}
            items={event.pictures.map((picture, index) => ({
              id: picture.id,
              title: picture.fileName,
              meta: formats.bytes(picture.sizeBytes),
              leading: <Icon icon={Image} size="lg" tone="muted" />,
              actions: (
                <Inline gap="xxs" isWrapping={false}>
                  <Button
                    intent="quiet"
                    aria-label={t('pictures.openOne', { name: picture.fileName })}
                    onPress={() => setShown(index)}
                  >
                    {t('pictures.open')}
                  </Button>
                  {canEdit && (
                    <IconButton
                      icon={Trash2}
                      label={t('pictures.remove', { name: picture.fileName })}
                      onPress={() => setRemoving(picture)}
                    />
                  )}
                </Inline>
              ),
            }))}
          />
        )}
        {canEdit && <AddPictures eventId={event.id} onStored={refresh} />}
      </Stack>
      {shown !== null && <Pictures pictures={event.pictures} index={shown} onIndexChange={setShown} />}
      {removing && (
        <ConfirmAction
          act="cgmEvent.removePicture"
          title={t('pictures.removeTitle', { name: removing.fileName })}
          confirmLabel={t('pictures.removeConfirm')}
          run={() => removeDocument(scope, removing.id, 'CGM_EVENT')}
          onDone={refresh}
          onClose={() => setRemoving(null)}
        >
          {t('pictures.removeText')}
        </ConfirmAction>
      )}
    </Card>
  );
}

function AddPictures({ eventId, onStored }: { eventId: string; onStored: () => Promise<void> }) {
  const { t } = useTranslation('cgm-events');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { uploads, add, retry, stop } = useDocumentUploads(
    { entityType: 'CGM_EVENT', entityId: eventId },
    { onStored: () => void onStored().then(() => notifySuccess('cgmEvent.addPicture')) },
  );
  const select = async (file: File) => {
    setRefusal(null);
    try {
      add(await smallPicture(file));
    } catch (error) {
      const reason = error instanceof PictureError ? error.reason : 'tooLarge';
      const size = formats.bytes(file.size);
      setRefusal(t(`pictures.refusal.${reason}`, { name: file.name, size }));
    }
  };
  const formats = useFormats();
  return (
    <Stack gap="sm">
      <FileDrop
        label={t('pictures.add')}
        prompt={t('pictures.prompt')}
        hint={t('pictures.hint')}
        accept={['.jpg', '.jpeg', '.png', '.webp', 'image/jpeg', 'image/png', 'image/webp']}
        // `smallPicture` checks the size, so that the message can name the file and its size.
        maxBytes={Number.MAX_SAFE_INTEGER}
        refusalTexts={{
          type: (name) => t('pictures.refusal.notPicture', { name }),
          size: () => t('pictures.hint'),
        }}
        allowsSeveral
        onSelect={(file) => void select(file)}
        files={uploads.map(({ key, file, state, share, sentence }) => ({
          id: key,
          name: file.name,
          state,
          text: state === 'working' ? t('pictures.sending') : sentence,
          progress: share,
        }))}
        onRemove={stop}
        onRetry={retry}
      />
      {refusal !== null && <InlineMessage tone="critical">{refusal}</InlineMessage>}
    </Stack>
  );
}

interface PicturesProps {
  pictures: readonly Document[];
  index: number;
  onIndexChange: (index: number | null) => void;
}

/** Shows the pictures enlarged, one after another. */
function Pictures({ pictures, index, onIndexChange }: PicturesProps) {
  const { t } = useTranslation('cgm-events');
  const scope = useApi();
  const download = useDownload();
  const addresses = useQueries({
    queries: pictures.map((picture) => documentContentQuery(scope, picture.id, ownerOf(picture))),
  });
  return (
    <Lightbox
      images={pictures.map((picture, place) => ({
        src: addresses[place]?.data?.url ?? EMPTY_PICTURE,
        alt: picture.fileName,
        caption: addresses[place]?.isError ? t('pictures.failed') : picture.fileName,
        onDownload: () => download(picture),
      }))}
      index={index}
      onIndexChange={onIndexChange}
      labels={{ dialog: t('pictures.title') }}
    />
  );
}
