import {
  type BodyMeasurement,
  useCreateBodyMeasurement,
  useUpdateBodyMeasurement,
} from '@healzy/api/patient-data/measurements';
import type { MeasuringDays } from '@healzy/domain/patient-data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../app/forms/FormDialog.tsx';
import { useRecordOrNew } from '../../../app/forms/useStoredRecord.ts';
import { emptyMeasurement, valuesOfMeasurement } from './measurement-values.ts';
import type { LatestMeasured } from './MeasurementFields.tsx';
import { MeasurementForm } from './MeasurementForm.tsx';

export interface MeasurementDialogProps {
  patientId: string;
  days: MeasuringDays;
  latest: LatestMeasured;
  /** The measurement to correct; omitted for a new one. */
  measurement?: BodyMeasurement;
  onClose: () => void;
}

/** Records a measurement, or corrects one. */
export function MeasurementDialog({ patientId, days, latest, measurement, onClose }: MeasurementDialogProps) {
  const { t } = useTranslation('patient-data');
  const create = useCreateBodyMeasurement(patientId);
  const update = useUpdateBodyMeasurement(patientId);
  const { base, source } = useRecordOrNew(measurement, valuesOfMeasurement, () =>
    emptyMeasurement(days.today),
  );
  const [measuring] = useState(days);
  const title = t(base ? 'body.form.edit' : 'body.form.add');
  return (
    <FormDialog title={title} onClose={onClose}>
      <MeasurementForm
        {...source}
        draftKey={`patients/${patientId}/measurements/${base?.id ?? 'new'}`}
        days={measuring}
        latest={base ? {} : latest}
        onSave={async (body, version, changes) => {
          if (base) await update.mutateAsync({ id: base.id, version, body: changes });
          else await create.mutateAsync(body);
        }}
        onSaved={onClose}
        labels={{ form: title, save: t('body.form.save') }}
        act={base ? 'measurement.edit' : 'measurement.create'}
      />
    </FormDialog>
  );
}
