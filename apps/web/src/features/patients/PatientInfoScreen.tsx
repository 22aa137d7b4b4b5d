import { type Patient, usePatientSummary } from '@healzy/api/patients';
import { Button } from '@healzy/ui/components/Button';
import { Columns, Heading, Inline, Stack } from '@healzy/ui/primitives';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { addressForPatient, commandsFor, mayEdit } from '../../app/commands.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useOpenPatient } from '../../app/open-patient.ts';
import { useParam } from '../../app/useParam.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { useRoles } from '../../state/account.ts';
import { FirstVisitCard } from './FirstVisitCard.tsx';
import { PatientFacts } from './PatientFacts.tsx';
import { RecordGlance } from './RecordGlance.tsx';
import { RecordOpening } from './RecordOpening.tsx';
import { recordParts } from './record-parts.ts';
import { TimelineCard } from './timeline/TimelineCard.tsx';
import { useRecordSummary } from './useRecordSummary.ts';

const EditPatientDialog = lazyPart(async () => (await import('./EditPatientDialog.tsx')).EditPatientDialog);

/** `/patient/:patientId/info`: what is new and what matters now, what is planned and due, the history, and the card last. */
export function PatientInfoScreen() {
  const { t } = useTranslation(['patients', 'app']);
  const patientId = useParam('patientId');
  const query = useOpenPatient();
  const summary = usePatientSummary(patientId);
  const ownZone = useOwnZone();
  const [isEditing, setEditing] = useState(false);
  const patient = query.data;
  const zone = ownZone ?? patient?.timezone ?? 'UTC';
  const seesClinical = patient !== undefined && patient.access.clinical !== 'none';
  const { alerts } = useRecordSummary(patientId, patient);
  return (
    <>
      <AppScreen title={t('area.info')} queries={[query, summary]}>
        {patient && summary.data && (
          <Stack gap="lg">
            <RecordOpening patient={patient} summary={summary.data} alerts={alerts} zone={zone} />
            <FirstVisitCard patient={patient} summary={summary.data} parts={recordParts().firstVisit} />
            <RecordGlance
              patient={patient}
              summary={summary.data}
              seesClinical={seesClinical}
              zone={zone}
              parts={recordParts().glance}
            />
            <PatientQuickActions patient={patient} />
            {/* What is planned and due before what has been: on a phone the history is long. */}
            <Columns count="endWide" collapseBelow="desktop" gap="lg" align="start">
              <Stack gap="md">
                {recordParts()
                  .cards.filter(({ isClinical }) => seesClinical || !isClinical)
                  .map(({ order, Card }) => (
                    <Card key={order} patient={patient} summary={summary.data} zone={zone} />
                  ))}
              </Stack>
              <TimelineCard patientId={patientId} zone={zone} seesClinical={seesClinical} />
            </Columns>
            <Stack as="section" gap="sm" aria-label={t('summary.administration')}>
              <Inline justify="space-between">
                <Heading level={2} size="md">
                  {t('summary.administration')}
                </Heading>
                {patient.access.identity === 'edit' && (
                  <Button icon={Pencil} onPress={() => setEditing(true)}>
                    {t('app:action.edit')}
                  </Button>
                )}
              </Inline>
              <PatientFacts patient={patient} measured={summary.data} />
            </Stack>
          </Stack>
        )}
      </AppScreen>
      {isEditing && patient && <EditPatientDialog patient={patient} onClose={() => setEditing(false)} />}
    </>
  );
}

/** What this user may do with this patient, one press away. */
function PatientQuickActions({ patient }: { patient: Patient }) {
  const { t } = useTranslation(['patients', 'shell']);
  const items = commandsFor(useRoles())
    .flatMap(({ name, icon, ofPatient }) =>
      ofPatient?.order === undefined ? [] : [{ name, icon, ofPatient, order: ofPatient.order }],
    )
    .filter(({ ofPatient }) => mayEdit(patient, ofPatient))
    .toSorted((a, b) => a.order - b.order)
    .map(({ name, icon, ofPatient }) => (
      <li key={name}>
        <Button size="small" icon={icon} href={addressForPatient(ofPatient, patient.id)}>
          {t(`shell:command.${name}`)}
        </Button>
      </li>
    ));
  if (items.length === 0) return null;
  return (
    <Inline as="ul" gap="xs" aria-label={t('quick.title')}>
      {items}
    </Inline>
  );
}
