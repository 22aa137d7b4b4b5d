import { usePatient, usePatientSummary } from '@healzy/api/patients';
import { Button } from '@healzy/ui/components/Button';
import { Columns, Stack } from '@healzy/ui/primitives';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useParam } from '../../app/useParam.ts';
import { useOwnZone } from '../../state/session.ts';
import { PatientFacts } from './PatientFacts.tsx';
import { PatientQuickActions } from './PatientQuickActions.tsx';
import { PatientSummaryCards } from './PatientSummaryCards.tsx';
import { recordParts } from './record-parts.ts';
import { TimelineCard } from './timeline/TimelineCard.tsx';

const EditPatientDialog = lazyPart(async () => (await import('./EditPatientDialog.tsx')).EditPatientDialog);

/** `/patient/:patientId/info`: what matters now, the timeline, quick actions, and the card, read-only. */
export function PatientInfoScreen() {
  const { t } = useTranslation(['patients', 'app']);
  const patientId = useParam('patientId');
  const query = usePatient(patientId);
  const summary = usePatientSummary(patientId);
  const ownZone = useOwnZone();
  const [isEditing, setEditing] = useState(false);
  const patient = query.data;
  const zone = ownZone ?? patient?.timezone ?? 'UTC';
  const seesClinical = patient !== undefined && patient.access.clinical !== 'none';
  return (
    <>
      <AppScreen
        title={t('area.info')}
        queries={[query, summary]}
        primaryAction={
          patient?.access.identity === 'edit' && (
            <Button icon={Pencil} onPress={() => setEditing(true)}>
              {t('app:action.edit')}
            </Button>
          )
        }
      >
        {patient && summary.data && (
          <Stack gap="lg">
            <PatientSummaryCards summary={summary.data} seesClinical={seesClinical} zone={zone} />
            <Columns count="startWide" collapseBelow="desktop" gap="lg" align="start">
              <TimelineCard patientId={patientId} zone={zone} seesClinical={seesClinical} />
              <Stack gap="md">
                <PatientQuickActions patient={patient} tests={summary.data.tests} />
                {recordParts()
                  .cards.filter(({ isClinical }) => seesClinical || !isClinical)
                  .map(({ order, Card }) => (
                    <Card key={order} patient={patient} summary={summary.data} zone={zone} />
                  ))}
                <PatientFacts patient={patient} measured={summary.data} />
              </Stack>
            </Columns>
          </Stack>
        )}
      </AppScreen>
      {isEditing && patient && <EditPatientDialog patient={patient} onClose={() => setEditing(false)} />}
    </>
  );
}
