import { type Patient, usePatientSummary } from '@healzy/api/patients';
import { Button } from '@healzy/ui/components/Button';
import { Columns, Icon, Link, Stack } from '@healzy/ui/primitives';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { List } from '@healzy/ui/components/List';
import { AppScreen } from '../../app/AppScreen.tsx';
import { addressForPatient, commandsFor, mayEdit } from '../../app/commands.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useOpenPatient } from '../../app/open-patient.ts';
import { useParam } from '../../app/useParam.ts';
import { useOwnZone } from '../../state/session.ts';
import { useRoles } from '../../state/account.ts';
import { FirstVisitCard } from './FirstVisitCard.tsx';
import { PatientFacts } from './PatientFacts.tsx';
import { PatientSummaryCards } from './PatientSummaryCards.tsx';
import { recordParts } from './record-parts.ts';
import { SinceLastVisitCard } from './SinceLastVisitCard.tsx';
import { TimelineCard } from './timeline/TimelineCard.tsx';
import { useRecordSummary } from './useRecordSummary.ts';

const EditPatientDialog = lazyPart(async () => (await import('./EditPatientDialog.tsx')).EditPatientDialog);

/** `/patient/:patientId/info`: what matters now, the timeline, quick actions, and the card, read-only. */
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
      <AppScreen
        title={t('area.info')}
        queries={[query, summary]}
        primaryAction={
          // Before the answer too, so that nothing moves when it arrives.
          (!patient || patient.access.identity === 'edit') && (
            <Button icon={Pencil} isDisabled={!patient} onPress={() => setEditing(true)}>
              {t('app:action.edit')}
            </Button>
          )
        }
      >
        {patient && summary.data && (
          <Stack gap="lg">
            <UrgentAlerts alerts={alerts} />
            <FirstVisitCard patient={patient} summary={summary.data} parts={recordParts().firstVisit} />
            <PatientSummaryCards summary={summary.data} seesClinical={seesClinical} zone={zone} />
            {summary.data.sinceLastVisit && (
              <SinceLastVisitCard patient={patient} since={summary.data.sinceLastVisit} zone={zone} />
            )}
            <Columns count="startWide" collapseBelow="desktop" gap="lg" align="start">
              <TimelineCard patientId={patientId} zone={zone} seesClinical={seesClinical} />
              <Stack gap="md">
                <PatientQuickActions patient={patient} />
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

/** What cannot wait, in its sentence: the chips of the header have only a word for it, and on a phone a number. */
function UrgentAlerts({ alerts = [] }: Pick<ReturnType<typeof useRecordSummary>, 'alerts'>) {
  const urgent = alerts.filter(({ tone, sentence }) => tone === 'critical' && sentence !== undefined);
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
    .map(({ name, icon, ofPatient }) => ({
      id: name,
      title: t(`shell:command.${name}`),
      href: addressForPatient(ofPatient, patient.id),
      leading: <Icon icon={icon} tone="muted" />,
    }));
  if (items.length === 0) return null;
  return (
    <Card title={t('quick.title')}>
      <List label={t('quick.title')} items={items} />
    </Card>
  );
}
