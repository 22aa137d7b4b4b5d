import {
  type BodyMeasurement,
  useCreateBodyMeasurement,
  useUpdateBodyMeasurement,
} from '@healzy/api/patient-data/measurements';
import type { MeasuringDays } from '@healzy/domain/patient-data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../app/forms/FormDialog.tsx';
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
  // A version read while the dialog is open is merged on saving, not put in under the user's typing.
  const [base] = useState(measurement);
  const [initial] = useState(() => (base ? valuesOfMeasurement(base) : emptyMeasurement(days.today)));
  const [measuring] = useState(days);
  const act = base ? 'measurement.edit' : 'measurement.create';
  const title = t(base ? 'body.form.edit' : 'body.form.add');
  return (
    <FormDialog title={title} onClose={onClose}>
      <MeasurementForm
        initial={initial}
        version={base?.version}
        draftKey={`patients/${patientId}/measurements/${base?.id ?? 'new'}`}
        days={measuring}
        latest={base ? {} : latest}
        onSave={async (body, version) => {
          if (base) await update.mutateAsync({ id: base.id, version, body });
          else await create.mutateAsync(body);
        }}
        onSaved={onClose}
        newer={(current) => {
          const newer = current as BodyMeasurement;
          return { values: valuesOfMeasurement(newer), version: newer.version };
        }}
        labels={{ form: title, save: t('body.form.save') }}
        act={act}
      />
    </FormDialog>
  );
}
