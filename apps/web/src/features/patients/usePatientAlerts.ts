import type { PatientAlert, PatientRecordSummary } from '@healzy/api/patients';
import type { OptionOf } from '@healzy/domain/patient-data';
import type { RouteId } from '@healzy/domain/session';
import type { RecordAlert } from '@healzy/ui/patterns/RecordHeader';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../app/paths.ts';
import { rolesAtom } from '../../state/account.ts';
import { placeInRecord } from './patient-places.ts';

interface AlertLook {
  readonly tone: RecordAlert['tone'];
  /** Where it is dealt with. */
  readonly route: RouteId;
}

const LOOKS: Record<PatientAlert['kind'], AlertLook> = {
  NO_CGM_DATA: { tone: 'critical', route: ROUTES.medicalTests },
  ALLERGY: { tone: 'critical', route: ROUTES.patientDataHabits },
  INTAKE_TO_REVIEW: { tone: 'info', route: ROUTES.patientDataAnthropometric },
  TEST_NOT_BEGUN: { tone: 'warning', route: ROUTES.medicalTests },
  PRINCIPAL_AWAY: { tone: 'warning', route: ROUTES.configurationSpecialists },
};

/** What must be known of a patient, in words, for the header of their record. */
export function usePatientAlerts(
  patientId: string,
  summary: PatientRecordSummary | undefined,
): readonly RecordAlert[] {
  const { t } = useTranslation(['patients', 'patient-data']);
  const roles = useAtomValue(rolesAtom);
  const allergyIn = ({ codes, text }: PatientAlert): string => {
    const known = (codes as readonly OptionOf<'allergen'>[]).filter(
      (code) => code !== 'OTHER' || text === null,
    );
    const all = [...known.map((code) => t(`patient-data:option.allergen.${code}`)), ...(text ? [text] : [])];
    return all.length === 0 ? t('alert.ALLERGY_unknown') : t('alert.ALLERGY', { what: all.join(', ') });
  };
  return (summary?.alerts ?? []).map((alert) => {
    const { tone, route } = LOOKS[alert.kind];
    return {
      id: `${alert.kind} ${alert.subjectId}`,
      tone,
      text:
        alert.kind === 'ALLERGY' ? allergyIn(alert) : t(`alert.${alert.kind}`, { name: alert.text ?? '' }),
      href: placeInRecord(route, patientId, roles),
    };
  });
}
