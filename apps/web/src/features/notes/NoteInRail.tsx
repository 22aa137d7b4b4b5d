import { useNote } from '@healzy/api/notes';
import { Button } from '@healzy/ui/components/Button';
import { Box, Stack, Text } from '@healzy/ui/primitives';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../app/full-name.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { NoteBody } from './NoteBody.tsx';
import { writeNote } from './writing.ts';

/** A note read in the rail, and opened for changing it. */
export function NoteInRail({ patientId, noteId }: { patientId: string; noteId: string }) {
  const { t } = useTranslation('notes');
  const query = useNote(noteId);
  const note = query.data;
  return (
    <Loaded queries={[query]}>
      {note && (
        <Stack gap="sm">
          <Text size="sm" tone="muted">
            {fullName(note.signed)}
          </Text>
          <NoteBody note={note} headingLevel={5} />
          <Box>
            <Button size="small" icon={Pencil} onPress={() => writeNote(patientId, { noteId })}>
              {t('act.edit')}
            </Button>
          </Box>
        </Stack>
      )}
    </Loaded>
  );
}
