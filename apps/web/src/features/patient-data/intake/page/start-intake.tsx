import { linkScope } from '@healzy/api/patient-data/public-intake';
import type { ReactNode } from 'react';
import { startLinkPage } from '../../../../app/link-page/start-link-page.tsx';
import { IntakePage } from './IntakePage.tsx';

/** The app for the holder of an intake link. */
export const startIntake = (
  show: (screen: ReactNode) => Promise<void>,
  page?: Pick<Window, 'location'>,
): Promise<void> =>
  startLinkPage(
    show,
    { scopeOf: linkScope, screen: (link) => <IntakePage hasLink={link !== ''} />, keepsDevice: true },
    page,
  );
