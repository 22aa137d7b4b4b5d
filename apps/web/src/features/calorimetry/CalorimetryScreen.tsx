import { useCalorimetry } from '@healzy/api/calorimetry';
import { useMedicalTest } from '@healzy/api/medical-tests';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { acceptsData } from '@healzy/domain/medical-tests';
import { todayIn } from '@healzy/domain/shared';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Inline, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AppScreen } from '../../app/AppScreen.tsx';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { LoadingPlace } from '../../app/Loaded.tsx';
import { useOpenPatient } from '../../app/open-patient.ts';
import { useIsPhone } from '../../app/useIsDesktop.ts';
import { useParam } from '../../app/useParam.ts';
import { MedicalTestStatePill } from '../medical-tests/MedicalTestStatePill.tsx';
import { TestArea } from '../medical-tests/TestArea.tsx';
import { VIEWS, viewOf, type View } from './views.ts';

const place = <LoadingPlace />;
const ResultsView = lazyPart(async () => (await import('./results/ResultsView.tsx')).ResultsView, place);
const PhasesView = lazyPart(async () => (await import('./phases/PhasesView.tsx')).PhasesView, place);
const WritingView = lazyPart(async () => (await import('./writing/WritingView.tsx')).WritingView, place);
const FileView = lazyPart(async () => (await import('./FileView.tsx')).FileView, place);
const ReportButton = lazyPart(async () => (await import('./ReportButton.tsx')).ReportButton, null);

/** `/patient/:patientId/medical-test/calorimetry/:medicalTest` */
export function CalorimetryScreen() {
  return (
    <TestArea type="CALORIMETRY">
      <CalorimetryTest key={useParam('medicalTest')} />
    </TestArea>
  );
}

function CalorimetryTest() {
  const { t } = useTranslation(['calorimetry', 'medical-tests']);
  const formats = useFormats();
  const isPhone = useIsPhone();
  const patientId = useParam('patientId');
  const medicalTest = useParam('medicalTest');
  const [parameters, setParameters] = useSearchParams();
  const [isFresh, setFresh] = useState(false);
  const test = useMedicalTest(medicalTest);
  const patient = useOpenPatient();
  const query = useCalorimetry(medicalTest);
  const { data } = query;
  const view = viewOf(parameters.get('view'), data);
  const show = (next: View) => setParameters((current) => ({ ...Object.fromEntries(current), view: next }));
  const zone = patient.data?.timezone ?? 'UTC';
  const today = todayIn(zone, serverNow());
  const reason =
    test.data && (!acceptsData(test.data.state) ? t('closed') : test.data.canEdit ? null : t('readOnly'));
  const canEdit = data?.canEdit === true && reason === null;
  // Plans are made after the test is finished, and what they start from is the patient's, not the test's.
  const canPlan = patient.data?.access.clinical === 'edit' && test.data?.state !== 'CANCELED';
  const report = data?.phases?.isSaved === true && patient.data && (
    <ReportButton
      medicalTestId={medicalTest}
      patient={fullName(patient.data)}
      testedOn={data.testedOn ?? today}
    />
  );
  return (
    <AppScreen
      title={test.data?.name ?? t('title')}
      primaryAction={isPhone ? undefined : report}
      queries={[test, patient, query]}
    >
      {data && test.data && (
        <>
          <Inline gap="sm">
            <SegmentedControl<View>
              label={t('view.label')}
              value={view}
              onChange={show}
              options={VIEWS.filter((id) => data.recording !== null || id === 'file' || id === 'written').map(
                (id) => ({ id, label: t(`view.${id}`) }),
              )}
            />
            <MedicalTestStatePill state={test.data.state} />
            {data.testedOn !== null && (
              <Text tone="muted">{t('testedOn', { day: formats.day(data.testedOn) })}</Text>
            )}
            {isPhone && report}
            {reason && <InlineMessage>{reason}</InlineMessage>}
          </Inline>
          {view === 'results' && (
            <ResultsView calorimetry={data} zone={zone} canEdit={canEdit} canPlan={canPlan} />
          )}
          {view === 'phases' && (
            <PhasesView
              // Another recording has other phases.
              key={data.recording?.documentId}
              calorimetry={data}
              patientId={patientId}
              canEdit={canEdit}
              isFresh={isFresh}
              onSaved={() => {
                setFresh(false);
                show('results');
              }}
            />
          )}
          {view === 'written' && (
            <WritingView calorimetry={data} patientId={patientId} today={today} canEdit={canEdit} />
          )}
          {view === 'file' && (
            <FileView
              calorimetry={data}
              zone={zone}
              today={today}
              canEdit={canEdit}
              onImported={(result) => {
                setFresh(true);
                show(result.phases?.isSaved === true ? 'results' : 'phases');
              }}
            />
          )}
        </>
      )}
    </AppScreen>
  );
}
