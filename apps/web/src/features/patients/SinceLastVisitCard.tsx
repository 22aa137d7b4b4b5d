import type { Patient, PatientRecordSummary } from '@healzy/api/patients';
import { Card } from '@healzy/ui/components/Card';
import { Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { VisitChanges } from '../../app/VisitChanges.tsx';

export interface SinceLastVisitCardProps {
  patient: Pick<Patient, 'id'>;
  since: NonNullable<PatientRecordSummary['sinceLastVisit']>;
  /** The zone in which times are shown. */
  zone: string;
}

/** What came in since the patient's last visit; nothing where there was neither a visit nor data. */
export function SinceLastVisitCard({
  patient,
  since: { lastVisitAt, changes },
  zone,
}: SinceLastVisitCardProps) {
  const { t } = useTranslation('patients');
  const formats = useFormats();
  if (lastVisitAt === null && changes.length === 0) return null;
  const title =
    lastVisitAt === null
      ? t('summary.untilToday')
      : t('summary.sinceVisit', { day: formats.date(lastVisitAt, zone) });
  return (
    <Card title={title}>
      {changes.length === 0 ? (
        <Text tone="muted">{t('summary.nothingNew')}</Text>
      ) : (
        <VisitChanges changes={changes} patientId={patient.id} label={title} />
      )}
    </Card>
  );
}
