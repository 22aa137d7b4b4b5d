import { useMedicalTest } from '@healzy/api/medical-tests';
import { usePatient, usePatientSummary } from '@healzy/api/patients';
import { Heading, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Loaded } from '../../../app/Loaded.tsx';
import type { RailPartProps } from '../../../app/module.ts';
import { Recommendations } from './Recommendations.tsx';

const TEST_IN_ADDRESS = /\/medical-test\/cgm\/(?<id>[^/]+)/;

/** Recommendations beside the work: of the CGM test that is open, otherwise of the patient's active one. */
export function RecommendationsRail({ patientId }: RailPartProps) {
  const { t } = useTranslation('cgm-recommendations');
  const { pathname } = useLocation();
  const summary = usePatientSummary(patientId);
  const active = summary.data?.tests.active.find(({ type }) => type === 'CGM')?.id;
  const id = TEST_IN_ADDRESS.exec(pathname)?.groups?.id ?? active;
  return (
    <Loaded queries={[summary]}>
      {id === undefined ? (
        <Text tone="muted">{t('rail.none')}</Text>
      ) : (
        <RecommendationsOf patientId={patientId} medicalTestId={id} />
      )}
    </Loaded>
  );
}

function RecommendationsOf({ patientId, medicalTestId }: { patientId: string; medicalTestId: string }) {
  const patient = usePatient(patientId);
  const test = useMedicalTest(medicalTestId);
  return (
    <Loaded queries={[patient, test]}>
      {patient.data && test.data && (
        <Stack gap="md">
          <Heading level={3}>{test.data.name}</Heading>
          <Recommendations
            isBeside
            patientId={patientId}
            medicalTestId={medicalTestId}
            zone={patient.data.timezone}
            canEdit={test.data.canEdit}
          />
        </Stack>
      )}
    </Loaded>
  );
}
