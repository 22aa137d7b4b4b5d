import { useWearables } from '@healzy/api/wearables';
import { AppScreen, type AppScreenProps } from '../../app/AppScreen.tsx';
import { useOpenPatient } from '../../app/open-patient.ts';
import { useParam } from '../../app/useParam.ts';
import { FollowUpTabs } from './FollowUpTabs.tsx';
import { SilenceBanner } from './SilenceBanner.tsx';

/**
 * A page of what wearables and diaries say of a patient: on each of them, whether a device is silent comes first. Its page
 * loads the namespace `wearables`.
 */
export function FollowUpPage({ children, ...screen }: Omit<AppScreenProps, 'tabs'>) {
  const patient = useOpenPatient().data;
  const wearables = useWearables(useParam('patientId')).data;
  return (
    <AppScreen {...screen} tabs={<FollowUpTabs />}>
      {patient && wearables && <SilenceBanner wearables={wearables} patient={patient} />}
      {children}
    </AppScreen>
  );
}
