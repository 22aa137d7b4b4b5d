import { useNotes } from '@healzy/api/notes';
import { may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { SearchField } from '@healzy/ui/components/SearchField';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Box, Columns, Stack, Text } from '@healzy/ui/primitives';
import { ArrowLeft, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { given } from '../../app/given.ts';
import { itemsOf, totalOf } from '../../app/lists/paged.ts';
import { useOpenPatient } from '../../app/open-patient.ts';
import { useIsDesktop } from '../../app/useIsDesktop.ts';
import { useParam } from '../../app/useParam.ts';
import { useRoles } from '../../state/account.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { NoteList } from './NoteList.tsx';
import { NotePane } from './NotePane.tsx';
import { useNoteActions } from './useNoteActions.ts';
import { NOTE_VIEWS, useNotesAddress } from './useNotesAddress.ts';
import { writeNote } from './writing.ts';

/** `/patient/:patientId/notes`: the notes about the patient, searched and read side by side. */
export function NotesScreen() {
  const { t } = useTranslation(['notes', 'app']);
  const roles = useRoles();
  const zone = useOwnZone() ?? undefined;
  const patientId = useParam('patientId');
  const patient = useOpenPatient();
  const address = useNotesAddress();
  const isDesktop = useIsDesktop();
  const noteActions = useNoteActions();
  const notes = useNotes(patientId, {
    ...given({ search: address.search, template: address.template }),
    ...(address.view === 'DELETED' ? { isDeleted: true } : {}),
  });
  const write = () => writeNote(patientId, 'new');
  const rows = itemsOf(notes);
  // Where the list fills the screen, no note is open until one is chosen.
  const openId = address.noteId ?? (isDesktop ? (rows[0]?.id ?? null) : null);
  const canWrite = may('createNote', roles) && patient.data?.access.clinical === 'edit';
  const create = canWrite && (
    <Button intent="primary" icon={Plus} onPress={write}>
      {t('new')}
    </Button>
  );
  const isEmpty = rows.length === 0 && !address.isNarrowed && address.noteId === null;

  return (
    <AppScreen
      title={t('title')}
      queries={[
        patient,
        // A failed search keeps the previous results, and the search field.
        { ...notes, error: notes.data === undefined ? notes.error : null, refetch: () => notes.refetch() },
      ]}
      primaryAction={create || undefined}
      empty={
        isEmpty &&
        notes.isSuccess && {
          pictogram: 'notes',
          title: t(canWrite ? 'empty.title' : 'emptyReadOnly.title'),
          text: t(canWrite ? 'empty.text' : 'emptyReadOnly.text'),
          action: (
            <Stack gap="sm" align="center">
              {create}
              <Button intent="quiet" onPress={() => address.setView('DELETED')}>
                {t('view.DELETED')}
              </Button>
            </Stack>
          ),
        }
      }
    >
      <Columns count="endWide" collapseBelow="desktop" gap="lg" align="start">
        <Box display={{ phone: address.noteId === null ? 'block' : 'none', desktop: 'block' }}>
          <Stack gap="sm">
            <SearchField
              label={t('search')}
              placeholder={t('search')}
              value={address.typed}
              onChange={address.setTyped}
            />
            <SegmentedControl
              label={t('view.label')}
              isWide
              value={address.view}
              onChange={address.setView}
              options={NOTE_VIEWS.map((id) => ({ id, label: t(`view.${id}`) }))}
            />
            <NoteList
              notes={rows}
              total={totalOf(notes) ?? rows.length}
              openId={openId}
              addressOf={address.addressOf}
              zone={zone}
              view={address.view}
              isLoadingMore={notes.isFetchingNextPage}
              onLoadMore={notes.hasNextPage ? () => void notes.fetchNextPage() : undefined}
              onClear={address.clear}
            />
          </Stack>
        </Box>
        <Box display={{ phone: address.noteId === null ? 'none' : 'block', desktop: 'block' }}>
          <Stack gap="sm">
            {address.noteId !== null && (
              <Box display={{ phone: 'block', desktop: 'none' }}>
                <Button icon={ArrowLeft} intent="quiet" onPress={() => void address.show(null)}>
                  {t('back')}
                </Button>
              </Box>
            )}
            {openId === null ? (
              <Text tone="muted">{t('choose')}</Text>
            ) : (
              <NotePane
                key={openId}
                patientId={patientId}
                noteId={openId}
                canWrite={canWrite}
                zone={zone}
                noteActions={noteActions}
                onGone={() => address.show(null)}
              />
            )}
          </Stack>
        </Box>
      </Columns>
    </AppScreen>
  );
}
