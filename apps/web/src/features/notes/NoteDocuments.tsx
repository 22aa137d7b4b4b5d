import { type Document, documentContentQuery } from '@healzy/api/documents';
import { useApi } from '@healzy/api/runtime';
import { IconButton } from '@healzy/ui/components/IconButton';
import { List } from '@healzy/ui/components/List';
import { Heading } from '@healzy/ui/primitives/Heading';
import { Icon } from '@healzy/ui/primitives/Icon';
import { Stack } from '@healzy/ui/primitives/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../app/api-errors.ts';
import { useFormats } from '../../app/formats.ts';
import { notify } from '../../state/notices.ts';

export interface NoteDocumentsProps {
  patientId: string;
  documents: readonly Document[];
}

/** The documents of a note, each to be had. */
export function NoteDocuments({ patientId, documents }: NoteDocumentsProps) {
  const { t } = useTranslation('notes');
  const formats = useFormats();
  const scope = useApi();
  const client = useQueryClient();
  const [busyId, setBusyId] = useState<string | null>(null);
  const open = async (document: Document): Promise<void> => {
    setBusyId(document.id);
    try {
      const owner = { entityType: 'NOTE' as const, entityId: patientId };
      const { url } = await client.fetchQuery(documentContentQuery(scope, document.id, owner));
      const link = window.document.createElement('a');
      link.href = url;
      link.download = document.fileName;
      link.click();
    } catch (error) {
      notify({ tone: 'critical', text: t('openFailed'), detail: sentenceForError(error) });
    } finally {
      setBusyId(null);
    }
  };
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
          leading: <Icon icon={FileText} size="lg" tone="muted" />,
          actions: (
            <IconButton
              icon={Download}
              label={t('open', { name: document.fileName })}
              isPending={busyId === document.id}
              onPress={() => void open(document)}
            />
          ),
        }))}
      />
    </Stack>
  );
}
