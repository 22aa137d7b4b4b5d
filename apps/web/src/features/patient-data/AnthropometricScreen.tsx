import { usePatientData } from '@healzy/api/patient-data';
import {
  type BodyMeasurement,
  useBodyMeasurements,
  useDeleteBodyMeasurement,
} from '@healzy/api/patient-data/measurements';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { BODY_MAGNITUDE_IDS, latestDated, seriesOf } from '@healzy/domain/patient-data';
import { todayIn } from '@healzy/domain/shared';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Columns, Stack } from '@healzy/ui/primitives';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AppScreen } from '../../app/AppScreen.tsx';
import { ConfirmAction } from '../../app/ConfirmAction.tsx';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { LoadingPlace } from '../../app/Loaded.tsx';
import { useOpenPatient } from '../../app/open-patient.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useParam } from '../../app/useParam.ts';
import { BodyChart } from './body/BodyChart.tsx';
import { BodySummary } from './body/BodySummary.tsx';
import { CITED } from './body/cited.ts';
import { EnergyCard } from './body/EnergyCard.tsx';
import type { LatestMeasured } from './body/MeasurementFields.tsx';
import { useBodyLabels } from './body/useBodyLabels.ts';
import { useEnergyInput } from './body/useEnergyInput.ts';
import { PatientDataTabs } from './PatientDataTabs.tsx';
import { IntakeBar } from './intake/IntakeBar.tsx';
import { SectionAnswers } from './SectionScreen.tsx';

const MeasurementTable = lazyPart(
  async () => (await import('./body/MeasurementTable.tsx')).MeasurementTable,
  <LoadingPlace />,
);
const MeasurementDialog = lazyPart(
  async () => (await import('./body/MeasurementDialog.tsx')).MeasurementDialog,
);

/** The latest value of each magnitude with its day. */
const latestOf = (measurements: readonly BodyMeasurement[]): LatestMeasured =>
  Object.fromEntries(
    BODY_MAGNITUDE_IDS.flatMap((id) => {
      const last = seriesOf(measurements, id).at(-1);
      return last ? [[id, { value: last.value, on: last.on }]] : [];
    }),
  );

/** `/patient/:patientId/patient-data/anthropometric-data`: the body over time, and the values computed from it. */
export function AnthropometricScreen() {
  const { t } = useTranslation(['patient-data', 'app']);
  const formats = useFormats();
  const labels = useBodyLabels();
  const patientId = useParam('patientId');
  const patient = useOpenPatient();
  const data = usePatientData(patientId);
  const measured = useBodyMeasurements(patientId);
  const remove = useDeleteBodyMeasurement(patientId);
  const energy = useEnergyInput();
  /** What the dialog edits: a new measurement, or an existing one. */
  const [editing, setEditing] = useState<BodyMeasurement | 'new' | null>(null);
  /** The measurement that the address requests, until it is found. */
  const [wantedId, setWantedId] = useState<string | null>(null);
  useOpenIntent('weight', () => setEditing('new'));
  useOpenIntent('measurement', setWantedId);
  const [removing, setRemoving] = useState<BodyMeasurement | null>(null);
  const [parameters] = useSearchParams();
  const citedTrend = parameters.get(CITED.trend);
  const canEdit = measured.data?.canEdit === true;
  const measurements = measured.data?.items ?? [];
  const wanted = measurements.find(({ id }) => id === wantedId);
  if (wanted !== undefined) {
    setWantedId(null);
    setEditing(wanted);
  }
  const figures = latestDated(measurements);
  const owner = patient.data && { sex: patient.data.sex, birthdate: patient.data.birthdate };
  const days = patient.data && {
    zone: patient.data.timezone,
    birthdate: patient.data.birthdate,
    today: todayIn(patient.data.timezone, serverNow()),
  };
  return (
    <>
      <AppScreen
        title={t('app:place.patientDataAnthropometric')}
        queries={[patient, data, measured]}
        tabs={<PatientDataTabs patientId={patientId} />}
        primaryAction={
          canEdit && (
            <Button intent="primary" icon={Plus} onPress={() => setEditing('new')}>
              {t('body.add')}
            </Button>
          )
        }
      >
        {owner && data.data && measured.data && (
          <Stack gap="lg">
            <IntakeBar patientId={patientId} />
            {!canEdit && <Banner tone="info" title={t('body.readOnly')} />}
            {measurements.length > 0 && <BodySummary measurements={measurements} owner={owner} />}
            <Columns count="startWide" collapseBelow="desktop" gap="lg" align="start">
              <Stack gap="lg">
                {measurements.length === 0 ? (
                  <Card>
                    <EmptyState
                      pictogram="measurements"
                      title={t('body.empty.title')}
                      description={t(canEdit ? 'body.empty.text' : 'body.empty.readText')}
                    />
                  </Card>
                ) : (
                  <BodyChart
                    key={citedTrend}
                    patientId={patientId}
                    cited={BODY_MAGNITUDE_IDS.find((id) => id === citedTrend)}
                    measurements={measurements}
                    owner={owner}
                    height={figures.heightCm}
                  />
                )}
              </Stack>
              <Stack gap="lg">
                {energy.input && <EnergyCard input={energy.input} />}
                <Card title={t('body.shape')}>
                  <SectionAnswers key={patientId} section="anthropometric-data" data={data.data} />
                </Card>
              </Stack>
            </Columns>
            {measurements.length > 0 && (
              <MeasurementTable
                measurements={measurements}
                citedId={parameters.get(CITED.measurement)}
                canEdit={canEdit}
                onEdit={setEditing}
                onRemove={setRemoving}
              />
            )}
          </Stack>
        )}
      </AppScreen>
      {editing !== null && canEdit && days && (
        <MeasurementDialog
          patientId={patientId}
          days={days}
          latest={latestOf(measurements)}
          {...(editing === 'new' ? {} : { measurement: editing })}
          onClose={() => setEditing(null)}
        />
      )}
      {removing && (
        <ConfirmAction
          act="measurement.delete"
          title={t('body.remove.title', { day: formats.day(removing.measuredOn) })}
          confirmLabel={t('body.remove.confirm')}
          run={() => remove.mutateAsync(removing.id)}
          onClose={() => setRemoving(null)}
        >
          {t('body.remove.text', { figures: labels.list(removing.figures) })}
        </ConfirmAction>
      )}
    </>
  );
}
