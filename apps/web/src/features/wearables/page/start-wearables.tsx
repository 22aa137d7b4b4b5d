import { wearableLinkScope } from '@healzy/api/wearables/held';
import type { ReactNode } from 'react';
import { linkDevice } from '../../../app/link-page/link-device.ts';
import { startLinkPage } from '../../../app/link-page/start-link-page.tsx';
import { WearablesPage } from './WearablesPage.tsx';

/** The app for the holder of a link that takes exports. */
export const startWearables = (show: (screen: ReactNode) => Promise<void>): Promise<void> =>
  startLinkPage(show, {
    scopeOf: (link) => wearableLinkScope({ ...link, device: linkDevice('wearables') }),
    screen: (link) => <WearablesPage hasLink={link !== ''} />,
    keepsDevice: true,
  });
