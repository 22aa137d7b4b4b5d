import { zoneOfDevice } from '../../app/forms/zones.ts';
import { useCurrentAccount } from '../../state/account.ts';
import { useOwnZone } from '../../state/own-zone.ts';

/** The principal specialist and the zone of a new patient, unless others are chosen: a specialist's own. */
export function useNewPatientDefaults(): { principalId: string | null; timezone: string } {
  const account = useCurrentAccount();
  const ownZone = useOwnZone();
  return {
    principalId: account?.roles.includes('SPECIALIST') ? account.professionalId : null,
    timezone: ownZone ?? zoneOfDevice(),
  };
}
