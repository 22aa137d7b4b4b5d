import { AppScreen, type AppScreenProps } from '../../app/AppScreen.tsx';
import { FollowUpTabs } from './FollowUpTabs.tsx';

/** A page of what wearables and diaries say of a patient. Its page loads the namespace `wearables`. */
export function FollowUpPage(screen: Omit<AppScreenProps, 'tabs'>) {
  return <AppScreen {...screen} tabs={<FollowUpTabs />} />;
}
