import { type Calorimetry, useUpdateCalorimetry } from '@healzy/api/calorimetry';
import { CALORIMETRY_CONDITIONS } from '@healzy/domain/calorimetry';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useStoredRecord } from '../../../app/forms/useStoredRecord.ts';
import { notesOf, notesUpdate } from './notes-values.ts';
import { NotesForm } from './NotesForm.tsx';

interface NotesViewProps {
  calorimetry: Calorimetry;
  patientId: string;
  today: string;
  canEdit: boolean;
}

/** Conditions, observations and conclusions, to write or to read. */
export function NotesView({ canEdit, ...notes }: NotesViewProps) {
  return canEdit ? <EditNotes {...notes} /> : <ReadNotes {...notes} />;
}

function EditNotes({ calorimetry, patientId, today }: Omit<NotesViewProps, 'canEdit'>) {
  const { medicalTestId } = calorimetry;
  const update = useUpdateCalorimetry();
  const { source, recordOf } = useStoredRecord(calorimetry, (row) => notesOf(row, today));
  return (
    <NotesForm
      {...source}
      today={today}
      draftKey={`calorimetry/${patientId}/${medicalTestId}/notes`}
      onSave={async (values, version, changes) =>
        recordOf(await update.mutateAsync({ medicalTestId, version, body: notesUpdate(values, changes) }))
      }
    />
  );
}

function ReadNotes({ calorimetry, today }: Omit<NotesViewProps, 'canEdit' | 'patientId'>) {
  const { t } = useTranslation('calorimetry');
  const formats = useFormats();
  const { observations, conclusions, conditions } = calorimetry;
  const values = notesOf(calorimetry, today);
  return (
    <Card title={t('notes.title')}>
      <DescriptionList
        items={[
          { term: t('notes.observations'), detail: observations ?? t('notes.notWritten') },
          { term: t('notes.conclusions'), detail: conclusions ?? t('notes.notWritten') },
          ...CALORIMETRY_CONDITIONS.map(({ id, unit }) => ({
            term: t(`notes.${id}`),
            detail:
              conditions[id] === null ? t('notes.notAsked') : `${formats.number(conditions[id])} ${unit}`,
          })),
          { term: t('notes.medication'), detail: conditions.medication ?? t('notes.notAsked') },
          { term: t('notes.remarks'), detail: conditions.remarks ?? t('notes.notAsked') },
          { term: t('notes.energy'), detail: t(`equation.${values.energy}`) },
          { term: t('notes.substrates'), detail: t(`equation.${values.substrates}`) },
        ]}
      />
    </Card>
  );
}
