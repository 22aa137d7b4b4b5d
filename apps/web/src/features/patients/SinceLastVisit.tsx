import type { Patient, PatientRecordSummary } from '@healzy/api/patients';
import { todayIn } from '@healzy/domain/shared';
import { Heading, Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useVisitTools } from '../../app/useVisitTools.ts';
import { VisitChanges } from '../../app/VisitChanges.tsx';
import { changeLook, mostUrgentFirst } from '../../app/visit-looks.ts';

export interface SinceLastVisitProps {
  patient: Pick<Patient, 'id' | 'birthdate' | 'timezone'>;
  since: NonNullable<PatientRecordSummary['sinceLastVisit']>;
  /** The zone in which times are shown. */
  zone: string;
}

/** The sentence with which a record opens: what is new since the last visit, dangers first; below it, each in full. */
export function SinceLastVisit({ patient, since, zone }: SinceLastVisitProps) {
  const { t } = useTranslation('patients');
  const { changes } = since;
  const title = t('summary.sinceVisit');
  return (
    <Stack as="section" gap="xs" aria-label={title}>
      <Heading level={2}>{useSentence(patient, since, zone)}</Heading>
      <VisitChanges changes={changes} patientId={patient.id} label={title} />
    </Stack>
  );
}

function useSentence(
  { birthdate, timezone }: SinceLastVisitProps['patient'],
  { lastVisitAt, changes }: SinceLastVisitProps['since'],
  zone: string,
): string {
  const { t } = useTranslation('patients');
  const tools = useVisitTools();
  const { formats } = tools;
  const visitOn = lastVisitAt === null ? null : todayIn(timezone, new Date(lastVisitAt));
  const what = formats.list(
    mostUrgentFirst(changes).map((change) =>
      changeLook(change).briefOf(change, { ...tools, birthdate, visitOn }),
    ),
  );
  if (lastVisitAt === null)
    return changes.length === 0 ? t('summary.soFarNothing') : t('summary.soFar', { what });
  const day = formats.date(lastVisitAt, zone);
  return changes.length === 0 ? t('summary.sinceNothing', { day }) : t('summary.since', { day, what });
}
