import { type Note, useCreateNote, useUpdateNote } from '@healzy/api/notes';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenPatient } from '../../app/open-patient.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { emptyNote, valuesOf } from './note-values.ts';
import { NoteDocumentsField } from './NoteDocumentsField.tsx';
import { NoteForm } from './NoteForm.tsx';

export interface NoteDialogProps {
  patientId: string;
  /** The note to change; omitted for a new one. */
  note?: Note;
  onClose: () => void;
  onSaved: (note: Note, act: 'note.create' | 'note.edit') => void;
}

/** Writes a new note, or a new version of one. If someone else signs meanwhile, nothing typed is lost. */
export function NoteDialog({ patientId, note, onClose, onSaved }: NoteDialogProps) {
  const { t } = useTranslation('notes');
  const patient = useOpenPatient();
  const create = useCreateNote();
  const update = useUpdateNote();
  const [base] = useState(note);
  const saved = useRef<Note | null>(null);
  const act = base ? 'note.edit' : 'note.create';
  const title = t(base ? 'form.edit' : 'form.create');
  return (
    <FormDialog title={title} onClose={onClose}>
      <NoteForm
        patient={{ id: patientId, zone: patient.data?.timezone ?? 'UTC', citations: base?.citations ?? [] }}
        documentsField={(field) => <NoteDocumentsField patientId={patientId} {...field} />}
        initial={base ? valuesOf(base) : emptyNote()}
        draftKey={`patients/${patientId}/notes/${base?.id ?? 'new'}`}
        version={base?.version}
        act={act}
        isToldElsewhere
        labels={{ form: title, save: t(base ? 'form.saveVersion' : 'form.save') }}
        newer={(current) => {
          const newer = current as Note;
          return { values: valuesOf(newer), version: newer.version };
        }}
        onSave={async (body, version) => {
          saved.current = base
            ? await update.mutateAsync({ id: base.id, version, body })
            : await create.mutateAsync({ patientId, body });
        }}
        onSaved={() => {
          onClose();
          if (saved.current) onSaved(saved.current, act);
        }}
      />
    </FormDialog>
  );
}
