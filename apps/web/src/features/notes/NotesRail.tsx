import { useNotes } from '@healzy/api/notes';
import { usePatient } from '@healzy/api/patients';
import { Button } from '@healzy/ui/components/Button';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { Heading, Inline, Link, Stack, Text } from '@healzy/ui/primitives';
import { useAtomValue } from 'jotai';
import { FilePenLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CrumbTrail } from '../../app/crumbs.tsx';
import { useWaitingDrafts } from '../../app/forms/drafts/useWaitingDrafts.ts';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { itemsOf } from '../../app/lists/paged.ts';
import { Loaded, LoadingPlace } from '../../app/Loaded.tsx';
import { pathTo } from '../../app/paths.ts';
import type { RailPartProps } from '../../app/module.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { NoteInRail } from './NoteInRail.tsx';
import { setWriting, writingAtom, writingOf } from './writing.ts';

const WriteNote = lazyPart(async () => (await import('./WriteNote.tsx')).WriteNote, <LoadingPlace />);

/** Notes in the rail: the one being written, what waits to be finished, and the latest ones to read. */
export function NotesRail({ patientId }: RailPartProps) {
  const { t } = useTranslation('notes');
  const patient = usePatient(patientId).data;
  const writing = useAtomValue(writingAtom)[patientId];
  const waiting = useWaitingDrafts().flatMap((draft) => writingOf(patientId, draft) ?? []);
  return (
    <CrumbTrail names={patient ? { '/patient/:patientId': fullName(patient) } : {}}>
      <Stack gap="lg">
        {writing === undefined ? (
          <Button intent="primary" icon={Plus} onPress={() => setWriting(patientId, 'new')}>
            {t('new')}
          </Button>
        ) : (
          // Its draft is named after the patient.
          patient && (
            <WriteNote
              key={writing === 'new' ? 'new' : writing.noteId}
              patientId={patientId}
              zone={patient.timezone}
              writing={writing}
            />
          )
        )}
        {waiting.map((draft) => (
          <Button
            key={draft === 'new' ? 'new' : draft.noteId}
            icon={FilePenLine}
            onPress={() => setWriting(patientId, draft)}
          >
            {t('rail.waiting', { name: t(draft === 'new' ? 'rail.waitingNew' : 'rail.waitingEdit') })}
          </Button>
        ))}
        <LatestNotes patientId={patientId} />
      </Stack>
    </CrumbTrail>
  );
}

/** How many notes are offered to read; the others are on their own page. */
const LATEST = 8;

function LatestNotes({ patientId }: RailPartProps) {
  const { t } = useTranslation('notes');
  const formats = useFormats();
  const zone = useOwnZone() ?? undefined;
  const query = useNotes(patientId, {});
  const [read, setRead] = useState<readonly string[]>([]);
  const notes = itemsOf(query).slice(0, LATEST);
  return (
    <Stack gap="sm">
      <Inline justify="space-between" gap="sm">
        <Heading level={3}>{t('rail.latest')}</Heading>
        <Link href={pathTo('/patient/:patientId/notes', { patientId })}>{t('rail.all')}</Link>
      </Inline>
      <Loaded queries={[query]}>
        {notes.length === 0 ? (
          <Text tone="muted">{t('rail.none')}</Text>
        ) : (
          notes.map((note) => (
            <Disclosure
              key={note.id}
              level={4}
              title={`${note.title} · ${formats.dateTime(note.begun.at, zone)}`}
              // Its text is fetched when it is first read.
              onExpandedChange={() => setRead((before) => [...new Set([...before, note.id])])}
            >
              {read.includes(note.id) && <NoteInRail patientId={patientId} noteId={note.id} />}
            </Disclosure>
          ))
        )}
      </Loaded>
    </Stack>
  );
}
