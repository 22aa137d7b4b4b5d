import { type Note, useCreateNote, useNote, useUpdateNote } from '@healzy/api/notes';
import { Heading, Stack } from '@healzy/ui/primitives';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LeaveScope, LeaveScopeContext } from '../../app/forms/leave-scope.ts';
import { useRecordOrNew } from '../../app/forms/useStoredRecord.ts';
import { useHere } from '../../app/here.tsx';
import { useOpenItem } from '../../app/lists/useOpenItem.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { notifySuccess } from '../../app/messages.ts';
import { railWantsFocusAtom } from '../../state/rail.ts';
import { store } from '../../state/store.ts';
import { askToLeave } from '../../state/unsaved.ts';
import { emptyNote, valuesOf } from './note-values.ts';
import { NoteDocumentsField } from './NoteDocumentsField.tsx';
import { NoteForm } from './NoteForm.tsx';
import { draftKeyOf, setWriting, type Writing } from './writing.ts';

export interface WriteNoteProps {
  patientId: string;
  /** The patient's time zone. */
  zone: string;
  writing: Writing;
}

/** Writes a new note, or a new version of one, beside the work. Left unsaved, it waits as a draft. */
export function WriteNote({ writing, ...about }: WriteNoteProps) {
  return writing === 'new' ? <NoteWriter {...about} /> : <NoteToChange {...about} noteId={writing.noteId} />;
}

type About = Omit<WriteNoteProps, 'writing'>;

function NoteToChange({ noteId, ...about }: About & { noteId: string }) {
  const query = useNote(noteId);
  return <Loaded queries={[query]}>{query.data && <NoteWriter {...about} note={query.data} />}</Loaded>;
}

function NoteWriter({ patientId, zone, note }: About & { note?: Note }) {
  const { t } = useTranslation('notes');
  const create = useCreateNote();
  const update = useUpdateNote();
  const here = useHere();
  const { open } = useOpenItem('note');
  const { base, source } = useRecordOrNew(note, valuesOf, emptyNote);
  const saved = useRef<Note | null>(null);
  const act = base ? 'note.edit' : 'note.create';
  const draftKey = draftKeyOf(patientId, base ? { noteId: base.id } : 'new');
  const title = t(base ? 'form.edit' : 'form.create');
  const [id] = useState(() => Symbol(title));
  const scope = useMemo<LeaveScope>(() => {
    const close = () => {
      setWriting(patientId, null);
      store.set(railWantsFocusAtom, true);
    };
    return {
      id,
      keepsDrafts: true,
      close: () => void askToLeave(id).then((isLeaving) => isLeaving && close()),
    };
  }, [id, patientId]);
  return (
    <LeaveScopeContext value={scope}>
      <Stack gap="sm">
        <Heading level={3}>{title}</Heading>
        <NoteForm
          patient={{ id: patientId, zone, citations: base?.citations ?? [] }}
          documentsField={(field) => (
            <NoteDocumentsField patientId={patientId} draftKey={draftKey} {...field} />
          )}
          {...source}
          draftKey={draftKey}
          act={act}
          isToldElsewhere
          labels={{ form: title, save: t(base ? 'form.saveVersion' : 'form.save') }}
          onSave={async (body, version, changes) => {
            saved.current = base
              ? await update.mutateAsync({ id: base.id, version, body: changes })
              : await create.mutateAsync({ patientId, body });
          }}
          onSaved={async () => {
            setWriting(patientId, null);
            const isListed =
              here?.id === '/patient/:patientId/notes' && here.params['patientId'] === patientId;
            // Its own page shows a new note at once; a navigation would clear the notice.
            if (isListed && !base && saved.current) await open(saved.current.id);
            store.set(railWantsFocusAtom, true);
            notifySuccess(act);
          }}
        />
      </Stack>
    </LeaveScopeContext>
  );
}
