import type { Intake } from '@healzy/api/patient-data/intakes';
import type { IntakeState } from '@healzy/domain/patient-data';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { zoneOfDevice } from '../../../app/forms/zones.ts';
import { useOwnZone } from '../../../state/own-zone.ts';

export const INTAKE_TONES = {
  OPEN: 'info',
  EXPIRED: 'warning',
  SUBMITTED: 'warning',
  ACCEPTED: 'success',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
} as const satisfies Record<IntakeState, string>;

/** The status of a questionnaire by link, as a sentence. */
export function useIntakeLabels() {
  const { t } = useTranslation('patient-data');
  const formats = useFormats();
  const zone = useOwnZone() ?? zoneOfDevice();
  const when = (instant: string | null): string => formats.dateTime(instant, zone);
  return {
    when,
    told: (intake: Intake): string => {
      const key = intake.state === 'OPEN' && intake.openedAt !== null ? 'OPENED' : intake.state;
      return t(`intake.told.${key}`, {
        created: when(intake.createdAt),
        expires: formats.date(intake.expiresAt, zone),
        opened: when(intake.openedAt),
        submitted: when(intake.submittedAt),
        decided: when(intake.decidedAt),
      });
    },
  };
}
