import { type CgmSensor, useCreateCgmSensor, useUpdateCgmSensor } from '@healzy/api/cgm/sensors';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { todayIn } from '@healzy/domain/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../app/forms/FormDialog.tsx';
import { newSensor, valuesOfSensor } from './sensor-values.ts';
import { SensorForm } from './SensorForm.tsx';

export interface SensorDialogProps {
  patientId: string;
  medicalTestId: string;
  zone: string;
  /** The sensor to change; omitted for a new one. */
  sensor: CgmSensor | null;
  onClose: () => void;
}

/** Records a sensor, or changes one. */
export function SensorDialog({ patientId, medicalTestId, zone, sensor, onClose }: SensorDialogProps) {
  const { t } = useTranslation('cgm-info');
  const create = useCreateCgmSensor();
  const update = useUpdateCgmSensor();
  // A version read while the dialog is open is merged on saving, not put in under the user's typing.
  const [base] = useState(sensor);
  const [today] = useState(() => todayIn(zone, serverNow()));
  const [initial] = useState(() => (base ? valuesOfSensor(base, zone) : newSensor(today)));
  const title = t(base ? 'sensor.form.edit' : 'sensor.form.add');
  return (
    <FormDialog title={title} onClose={onClose} size="medium">
      <SensorForm
        title={title}
        zone={zone}
        today={today}
        initial={initial}
        version={base?.version}
        draftKey={`cgm/${patientId}/${medicalTestId}/sensors/${base?.id ?? 'new'}`}
        act={base ? 'cgmSensor.edit' : 'cgmSensor.create'}
        onSave={async (body, version, changes) => {
          if (base) await update.mutateAsync({ medicalTestId, sensorId: base.id, version, body: changes });
          else await create.mutateAsync({ medicalTestId, body });
        }}
        onSaved={onClose}
        newer={(current) => {
          const newer = current as CgmSensor;
          return { values: valuesOfSensor(newer, zone), version: newer.version };
        }}
      />
    </FormDialog>
  );
}
