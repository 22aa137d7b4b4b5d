import type { PatientRecordSummary } from '@healzy/api/patients';
import type { RecordAlert } from '@healzy/ui/patterns/RecordHeader';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { contributed } from '../../app/modules.ts';
import { useRoles } from '../../state/account.ts';
import { placeInRecord } from './patient-places.ts';
import { recordParts } from './record-parts.ts';

/** The alerts about a patient as text, for the header of their record. */
export function usePatientAlerts(
  patientId: string,
  summary: PatientRecordSummary | undefined,
): readonly RecordAlert[] {
  const { t } = useTranslation(['patients', 'app', 'patient-data']);
  const formats = useFormats();
  const roles = useRoles();
  return (summary?.alerts ?? []).map((alert) => {
    const { tone, route, textOf } = contributed(recordParts().alerts, alert.kind);
    return {
      id: `${alert.kind} ${alert.subjectId}`,
      tone,
      text: textOf?.(alert, { t, formats }) ?? t(`alert.${alert.kind}`, { name: alert.text ?? '' }),
      href: placeInRecord(route, patientId, roles),
    };
  });
}
