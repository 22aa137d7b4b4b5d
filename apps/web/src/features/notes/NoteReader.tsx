import type { Note } from '@healzy/api/notes';
import { Badge } from '@healzy/ui/components/Badge';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { RichText } from '@healzy/ui/patterns/RichText';
import { Box, Stack, Text } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { signerName } from './note-signature.ts';
import { NoteDocuments } from './NoteDocuments.tsx';

export interface NoteReaderProps {
  note: Note;
  zone: string | undefined;
  actions?: ReactNode;
}

/** One note: its text, and who signed it when. */
export function NoteReader({ note, zone, actions }: NoteReaderProps) {
  const { t } = useTranslation('notes');
  const formats = useFormats();
  const whenOf = (at: string) => formats.dateTime(at, zone);
  const isRevised = note.version > 1;
  return (
    <Card
      title={note.title}
      actions={actions}
      description={
        <Stack gap="xxs">
          <Text>
            {isRevised
              ? t('begun', { name: signerName(note.begun), when: whenOf(note.begun.at) })
              : t('signed', { name: signerName(note.signed), when: whenOf(note.signed.at) })}
          </Text>
          {isRevised && (
            <Text>
              {t('revised', {
                version: note.version,
                name: signerName(note.signed),
                when: whenOf(note.signed.at),
              })}
            </Text>
          )}
          {note.template !== null && (
            <Box>
              <Badge>{t(`template.${note.template}`)}</Badge>
            </Box>
          )}
        </Stack>
      }
    >
      <Stack gap="lg">
        {note.deletedAt !== null && (
          <InlineMessage tone="warning">{t('deleted', { when: whenOf(note.deletedAt) })}</InlineMessage>
        )}
        {note.message.length > 0 && <RichText text={note.message} headingLevel={3} />}
        {note.documents.length > 0 && <NoteDocuments documents={note.documents} />}
      </Stack>
    </Card>
  );
}
