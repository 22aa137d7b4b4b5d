import type { Document } from '@healzy/api/documents';
import { Button } from '@healzy/ui/components/Button';
import { IconButton } from '@healzy/ui/components/IconButton';
import { List } from '@healzy/ui/components/List';
import { Heading, Icon, Inline, Stack } from '@healzy/ui/primitives';
import { Download, FileText, Image } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { viewOf } from '../documents/document-kinds.ts';
import { useDownload } from '../documents/useDownload.ts';

const DocumentPreview = lazyPart(
  async () => (await import('../documents/DocumentPreview.tsx')).DocumentPreview,
);

/** The documents of a note, to preview or download. */
export function NoteDocuments({ documents }: { documents: readonly Document[] }) {
  const { t } = useTranslation('notes');
  const formats = useFormats();
  const download = useDownload();
  const [shown, setShown] = useState<Document | null>(null);
  return (
    <Stack as="section" gap="xs" aria-label={t('attached')}>
      <Heading level={3} size="body">
        {t('attached')}
      </Heading>
      <List
        label={t('attached')}
        items={documents.map((document) => ({
          id: document.id,
          title: document.fileName,
          meta: formats.bytes(document.sizeBytes),
          leading: <Icon icon={viewOf(document) === 'picture' ? Image : FileText} size="lg" tone="muted" />,
          actions: (
            <Inline gap="xxs" isWrapping={false}>
              {viewOf(document) !== 'none' && (
                <Button
                  intent="quiet"
                  aria-label={t('open', { name: document.fileName })}
                  onPress={() => setShown(document)}
                >
                  {t('act.open')}
                </Button>
              )}
              <IconButton
                icon={Download}
                label={t('download', { name: document.fileName })}
                onPress={() => download(document)}
              />
            </Inline>
          ),
        }))}
      />
      {shown && (
        <DocumentPreview document={shown} onDownload={() => download(shown)} onClose={() => setShown(null)} />
      )}
    </Stack>
  );
}
