import { type CgmSensorForm, SENSOR_REMOVALS, SENSOR_SIDES, SENSOR_SITES } from '@healzy/domain/cgm';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { Select } from '@healzy/ui/components/Select';
import { TextArea } from '@healzy/ui/components/TextArea';
import { TextField } from '@healzy/ui/components/TextField';
import { TimeField } from '@healzy/ui/components/TimeField';
import { Grid, Text } from '@healzy/ui/primitives';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { useField } from '../../../app/forms/useField.ts';
import { namesOf, type SavedFormSource, useSavedForm } from '../../../app/forms/useSavedForm.ts';
import { NONE, SENSOR_FIELDS, sensorRules, type SensorValues } from './sensor-values.ts';

export interface SensorFormProps extends Omit<SavedFormSource<SensorValues, CgmSensorForm>, 'labels'> {
  /** The zone in which the patient lives, and in which times are typed. */
  zone: string;
  /** The last day that may be chosen. */
  today: string;
  title: string;
}

/** A sensor: which, where, when it was placed, and when and why it was removed. */
export function SensorForm({ zone, today, title, ...source }: SensorFormProps) {
  const { t } = useTranslation(['cgm-info', 'app']);
  const form = useSavedForm<SensorValues, CgmSensorForm>({
    ...source,
    rules: useMemo(() => sensorRules(zone), [zone]),
    names: namesOf(SENSOR_FIELDS, (field) => t(`sensor.form.${field}`)),
    labels: { form: title, save: t('sensor.form.save') },
  });
  const choose = t('app:form.choose');
  return (
    <SavedForm form={form}>
      <TextField {...useField(form, 'model')} hint={t('sensor.form.modelHint')} isRequired autoFocus />
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <Select
          {...useField(form, 'bodySite')}
          placeholder={choose}
          options={SENSOR_SITES.map((id) => ({ id, label: t(`sensor.site.${id}`) }))}
          isRequired
        />
        <Select
          {...useField(form, 'side')}
          placeholder={choose}
          options={[
            { id: NONE, label: t('sensor.form.noSide') },
            ...SENSOR_SIDES.map((id) => ({ id, label: t(`sensor.side.${id}`) })),
          ]}
        />
        <DatePicker {...useField(form, 'placedOn')} max={today} isRequired />
        <TimeField {...useField(form, 'placedTime')} isRequired />
        <DatePicker {...useField(form, 'removedOn')} max={today} isOptional />
        <TimeField {...useField(form, 'removedTime')} isOptional />
      </Grid>
      <Text as="p" size="sm" tone="muted">
        {t('sensor.form.zone', { zone: zone.replaceAll('_', ' ') })}
      </Text>
      <Select
        {...useField(form, 'removalReason')}
        placeholder={choose}
        options={[
          { id: NONE, label: t('sensor.form.noReason') },
          ...SENSOR_REMOVALS.map((id) => ({ id, label: t(`sensor.reason.${id}`) })),
        ]}
      />
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <TextField {...useField(form, 'serial')} isOptional />
        <TextField {...useField(form, 'lot')} isOptional />
      </Grid>
      <TextArea {...useField(form, 'remarks')} isOptional limit={1000} />
    </SavedForm>
  );
}
