import { usePatientSummary, useSetPatientState, type Patient } from '@healzy/api/patients';
import { Card } from '@healzy/ui/components/Card';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../../app/api-errors.ts';
import { notifySuccess } from '../../../app/messages.ts';
import { useOpenPatient } from '../../../app/open-patient.ts';
import { useParam } from '../../../app/useParam.ts';
import { stateCards } from '../state-cards.ts';
import { PatientTimeline } from '../timeline/PatientTimeline.tsx';
import { AccountStateCard } from './AccountStateCard.tsx';
import { ConfigurationScreen } from './ConfigurationScreen.tsx';

/** `/patient/:patientId/configuration/patientAccountState`: active or not, since when, and changed by whom. */
export function AccountStateScreen() {
  const { t } = useTranslation(['patients', 'app']);
  const patientId = useParam('patientId');
  const query = useOpenPatient();
  const summary = usePatientSummary(patientId);
  const change = useSetPatientState();
  const set = ({ version }: Patient, state: Patient['state']) =>
    change.mutate(
      { patientId, version, body: { state } },
      {
        onSuccess: (saved) =>
          notifySuccess(
            state === 'ACTIVE' ? 'patient.activate' : 'patient.deactivate',
            {},
            {
              undo: {
                of: `patient/${patientId}`,
                run: () =>
                  change.mutate({
                    patientId,
                    version: saved.version,
                    body: { state: state === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE' },
                  }),
              },
            },
          ),
        // Someone changed the card meanwhile: refetch, and let the user press again.
        onError: () => void query.refetch(),
      },
    );
  return (
    <ConfigurationScreen title={t('app:place.configurationAccountState')} width="form" queries={[summary]}>
      {(patient) => (
        <Stack gap="lg">
          <AccountStateCard
            patient={patient}
            activeTests={summary.data?.tests.active.length ?? 0}
            isPending={change.isPending}
            refusal={change.isError ? sentenceForError(change.error) : null}
            onChange={(state) => set(patient, state)}
          />
          <Card title={t('configuration.state.history')}>
            <PatientTimeline
              patientId={patientId}
              zone={patient.timezone}
              query={{ kinds: ['STATE_CHANGED', 'PATIENT_CREATED'] }}
            />
          </Card>
          {stateCards.all().map(({ order, Card: StateCard }) => (
            <StateCard key={order} patient={patient} />
          ))}
        </Stack>
      )}
    </ConfigurationScreen>
  );
}
