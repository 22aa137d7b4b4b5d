import type { Patient, PatientRecordSummary } from '@healzy/api/patients';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Link, Stack } from '@healzy/ui/primitives';
import { useVisitTools } from '../../app/useVisitTools.ts';
import { changeLook } from '../../app/visit-looks.ts';
import { SinceLastVisit } from './SinceLastVisit.tsx';
import type { useRecordSummary } from './useRecordSummary.ts';

type Alerts = Pick<ReturnType<typeof useRecordSummary>, 'alerts'>;

interface RecordOpeningProps extends Alerts {
  patient: Patient;
  summary: PatientRecordSummary;
  /** The zone in which times are shown. */
  zone: string;
  /** In a narrow column beside something else. */
  isNarrow?: boolean;
}

/** What is read first about a patient: what is new since the last visit, and what cannot wait. */
export function RecordOpening({ patient, summary, alerts, zone, isNarrow = false }: RecordOpeningProps) {
  const tools = useVisitTools();
  const since = summary.sinceLastVisit;
  const told = (since?.changes ?? []).map((change) => changeLook(change).textOf(change, tools));
  return (
    <Stack gap="sm">
      {/* “Nothing new” must not be read before a danger that is older than the last visit. */}
      {told.length === 0 && <UrgentAlerts alerts={alerts} told={told} />}
      {since && <SinceLastVisit patient={patient} since={since} zone={zone} isNarrow={isNarrow} />}
      {told.length > 0 && <UrgentAlerts alerts={alerts} told={told} />}
    </Stack>
  );
}

interface UrgentAlertsProps extends Alerts {
  /** What is said above already, such as the nights since the last visit. */
  told: readonly string[];
}

/** What cannot wait, in its sentence: the chips of the header have only a word for it, and on a phone a number. */
function UrgentAlerts({ alerts = [], told }: UrgentAlertsProps) {
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
