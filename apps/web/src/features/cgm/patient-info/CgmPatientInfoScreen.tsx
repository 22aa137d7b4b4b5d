import { useMedicalTest } from '@healzy/api/medical-tests';
import { Columns, Stack } from '@healzy/ui/primitives';
import { LoadingPlace } from '../../../app/Loaded.tsx';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { useOpenPatient } from '../../../app/open-patient.ts';
import { useParam } from '../../../app/useParam.ts';
import { CgmScreen } from '../CgmScreen.tsx';
import { SensorsCard } from './SensorsCard.tsx';
import { TestCard } from './TestCard.tsx';

const TestFacts = lazyPart(
  async () => (await import('../../patient-data/TestFacts.tsx')).TestFacts,
  <LoadingPlace />,
);

/** `/patient/:patientId/medical-test/cgm/:medicalTest/patient-info`: the test, its sensors, and whom it is about. */
export function CgmPatientInfoScreen() {
  const test = useMedicalTest(useParam('medicalTest'));
  const query = useOpenPatient();
  const patient = query.data;
  return (
    <CgmScreen queries={[query]}>
      {test.data && patient && (
        <Columns count={2} collapseBelow="desktop" gap="lg" align="start">
          <Stack gap="md">
            <TestCard test={test.data} zone={patient.timezone} />
            <SensorsCard
              patientId={patient.id}
              medicalTestId={test.data.id}
              zone={patient.timezone}
              canEdit={test.data.canEdit}
            />
          </Stack>
          <TestFacts patient={patient} />
        </Columns>
      )}
    </CgmScreen>
  );
}
