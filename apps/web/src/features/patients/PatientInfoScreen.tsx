import { type Patient, usePatientSummary } from '@healzy/api/patients';
import { Button } from '@healzy/ui/components/Button';
import { Columns, Heading, Inline, Link, Stack } from '@healzy/ui/primitives';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { AppScreen } from '../../app/AppScreen.tsx';
import { addressForPatient, commandsFor, mayEdit } from '../../app/commands.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useOpenPatient } from '../../app/open-patient.ts';
import { useParam } from '../../app/useParam.ts';
import { useVisitTools } from '../../app/useVisitTools.ts';
import { changeLook } from '../../app/visit-looks.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { useRoles } from '../../state/account.ts';
import { FirstVisitCard } from './FirstVisitCard.tsx';
import { PatientFacts } from './PatientFacts.tsx';
import { RecordGlance } from './RecordGlance.tsx';
import { recordParts } from './record-parts.ts';
import { SinceLastVisit } from './SinceLastVisit.tsx';
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
  const tools = useVisitTools();
  const told = (summary.data?.sinceLastVisit?.changes ?? []).map((change) =>
    changeLook(change).textOf(change, tools),
  );
  return (
    <>
      <AppScreen title={t('area.info')} queries={[query, summary]}>
        {patient && summary.data && (
          <Stack gap="lg">
            <Stack gap="sm">
              {/* “Nothing new” must not be read before a danger that is older than the last visit. */}
              {told.length === 0 && <UrgentAlerts alerts={alerts} told={told} />}
              {summary.data.sinceLastVisit && (
                <SinceLastVisit patient={patient} since={summary.data.sinceLastVisit} zone={zone} />
              )}
              {told.length > 0 && <UrgentAlerts alerts={alerts} told={told} />}
            </Stack>
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

/** What cannot wait, in its sentence: the chips of the header have only a word for it, and on a phone a number. */
function UrgentAlerts({
  alerts = [],
  told,
}: Pick<ReturnType<typeof useRecordSummary>, 'alerts'> & {
  /** What is said above already, such as the nights since the last visit. */
  told: readonly string[];
}) {
  const urgent = alerts.filter(
    ({ tone, sentence }) =>
      tone === 'critical' && sentence !== undefined && !told.some((text) => text.startsWith(sentence)),
  );
  if (urgent.length === 0) return null;
  return (
    <Stack gap="xs">
      {urgent.map(({ id, href, sentence }) => (
        <InlineMessage key={id} tone="critical">
          {href === undefined ? sentence : <Link href={href}>{sentence}</Link>}
        </InlineMessage>
      ))}
    </Stack>
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
