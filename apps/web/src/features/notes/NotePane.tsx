import { type Note, useNote } from '@healzy/api/notes';
import { Button } from '@healzy/ui/components/Button';
import { IconButton } from '@healzy/ui/components/IconButton';
import { Menu } from '@healzy/ui/components/Menu';
import { Box, Inline, Stack, Text } from '@healzy/ui/primitives';
import { History, MoreHorizontal, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@healzy/ui/components/Badge';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { lazyPart } from '../../app/lazy-part.tsx';
import { Loaded } from '../../app/Loaded.tsx';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import type { useNoteActions } from './useNoteActions.ts';
import { NoteBody } from './NoteBody.tsx';
import { writeNote } from './writing.ts';

const NoteVersionsDialog = lazyPart(
  async () => (await import('./NoteVersionsDialog.tsx')).NoteVersionsDialog,
);

export interface NotePaneProps {
  patientId: string;
  noteId: string;
  /** Whether the user may write notes about this patient. */
  canWrite: boolean;
  zone: string | undefined;
  noteActions: ReturnType<typeof useNoteActions>;
  onGone: () => Promise<void>;
}

/** The open note, with its actions. */
export function NotePane({ patientId, noteId, canWrite, zone, noteActions, onGone }: NotePaneProps) {
  const query = useNote(noteId);
  const [areVersionsShown, setVersionsShown] = useState(false);
  const edit = () => writeNote(patientId, { noteId });
  useOpenIntent('edit', edit);
  const note = query.data;
  return (
    <>
      <Loaded queries={[query]}>
        {note && (
          <NoteReader
            note={note}
            zone={zone}
            actions={
              <NoteActions
                note={note}
                canWrite={canWrite}
                noteActions={noteActions}
                onEdit={edit}
                onVersions={() => setVersionsShown(true)}
                onGone={onGone}
              />
            }
          />
        )}
      </Loaded>
      {note && areVersionsShown && (
        <NoteVersionsDialog note={note} zone={zone} onClose={() => setVersionsShown(false)} />
      )}
    </>
  );
}

interface NoteActionsProps extends Pick<NotePaneProps, 'canWrite' | 'noteActions' | 'onGone'> {
  note: Note;
  onEdit: () => void;
  onVersions: () => void;
}

function NoteActions({ note, canWrite, noteActions, onEdit, onVersions, onGone }: NoteActionsProps) {
  const { t } = useTranslation(['notes', 'app']);
  const versions = (
    <Button icon={History} intent="quiet" onPress={onVersions}>
      {t('act.versions')}
    </Button>
  );
  const hasHistory = note.version > 1;
  if (!canWrite) return hasHistory ? versions : null;
  if (note.deletedAt !== null) {
    return (
      <Button
        icon={RotateCcw}
        isDisabled={noteActions.isBusy}
        onPress={() => void noteActions.restore(note.id)}
      >
        {t('act.restore')}
      </Button>
    );
  }
  return (
    <Inline gap="xxs" isWrapping={false}>
      <Button icon={Pencil} onPress={onEdit}>
        {t('act.edit')}
      </Button>
      <Menu
        trigger={<IconButton icon={MoreHorizontal} label={t('app:action.more')} hasTooltip={false} />}
        entries={[
          {
            id: 'versions',
            label: t('act.versions'),
            icon: History,
            isHidden: !hasHistory,
            onAction: onVersions,
          },
          {
            id: 'delete',
            label: t('act.delete'),
            icon: Trash2,
            intent: 'danger',
            isDisabled: noteActions.isBusy,
            onAction: () => void noteActions.remove(note.id, onGone),
          },
        ]}
      />
    </Inline>
  );
}

interface NoteReaderProps {
  note: Note;
  zone: string | undefined;
  actions?: ReactNode;
}

/** One note: its text, and who signed it when. */
function NoteReader({ note, zone, actions }: NoteReaderProps) {
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
              ? t('begun', { name: fullName(note.begun), when: whenOf(note.begun.at) })
              : t('signed', { name: fullName(note.signed), when: whenOf(note.signed.at) })}
          </Text>
          {isRevised && (
            <Text>
              {t('revised', {
                version: note.version,
                name: fullName(note.signed),
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
        <NoteBody note={note} headingLevel={3} />
      </Stack>
    </Card>
  );
}
