import { type Calorimetry, useUpdateCalorimetry } from '@healzy/api/calorimetry';
import { CALORIMETRY_CONDITIONS } from '@healzy/domain/calorimetry';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useStoredRecord } from '../../../app/forms/useStoredRecord.ts';
import { writtenOf, writtenUpdate } from './written-values.ts';
import { WritingForm } from './WritingForm.tsx';

interface WritingViewProps {
  calorimetry: Calorimetry;
  patientId: string;
  today: string;
  canEdit: boolean;
}

/** Conditions, observations and conclusions, to write or to read. */
export function WritingView({ canEdit, ...written }: WritingViewProps) {
  return (
    <Stack gap="lg">
      {canEdit ? <EditWriting {...written} /> : <ReadWriting {...written} />}
      <EarlierWriting calorimetry={written.calorimetry} />
    </Stack>
  );
}

/** What was written of recordings that were replaced since: it is not of the present one. */
function EarlierWriting({ calorimetry: { earlierWriting } }: Pick<WritingViewProps, 'calorimetry'>) {
  const { t } = useTranslation('calorimetry');
  const formats = useFormats();
  return earlierWriting.map(({ movedAt, fileName, testedOn, observations, conclusions }) => (
    <Card key={movedAt} title={t('written.earlier', { file: fileName, day: formats.day(testedOn) })}>
      <DescriptionList
        items={[
          { term: t('written.observations'), detail: observations ?? t('written.notWritten') },
          { term: t('written.conclusions'), detail: conclusions ?? t('written.notWritten') },
        ]}
      />
    </Card>
  ));
}

function EditWriting({ calorimetry, patientId, today }: Omit<WritingViewProps, 'canEdit'>) {
  const { medicalTestId } = calorimetry;
  const update = useUpdateCalorimetry();
  const { source, recordOf } = useStoredRecord(calorimetry, (row) => writtenOf(row, today));
  return (
    <WritingForm
      {...source}
      today={today}
      draftKey={`calorimetry/${patientId}/${medicalTestId}/written`}
      onSave={async (values, version, changes) =>
        recordOf(await update.mutateAsync({ medicalTestId, version, body: writtenUpdate(values, changes) }))
      }
    />
  );
}

function ReadWriting({ calorimetry, today }: Omit<WritingViewProps, 'canEdit' | 'patientId'>) {
  const { t } = useTranslation('calorimetry');
  const formats = useFormats();
  const { observations, conclusions, conditions } = calorimetry;
  const values = writtenOf(calorimetry, today);
  return (
    <Card title={t('written.title')}>
      <DescriptionList
        items={[
          { term: t('written.observations'), detail: observations ?? t('written.notWritten') },
          { term: t('written.conclusions'), detail: conclusions ?? t('written.notWritten') },
          ...CALORIMETRY_CONDITIONS.map(({ id, unit }) => ({
            term: t(`written.${id}`),
            detail:
              conditions[id] === null ? t('written.notAsked') : `${formats.number(conditions[id])} ${unit}`,
          })),
          { term: t('written.medication'), detail: conditions.medication ?? t('written.notAsked') },
          { term: t('written.remarks'), detail: conditions.remarks ?? t('written.notAsked') },
          { term: t('written.energy'), detail: t(`equation.${values.energy}`) },
          { term: t('written.substrates'), detail: t(`equation.${values.substrates}`) },
        ]}
      />
    </Card>
  );
}
