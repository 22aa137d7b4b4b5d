import { surveyLinkScope } from '@healzy/api/surveys/held-survey';
import type { ReactNode } from 'react';
import { linkDevice } from '../../../app/link-page/link-device.ts';
import { startLinkPage } from '../../../app/link-page/start-link-page.tsx';
import { SurveyPage } from './SurveyPage.tsx';

/** The app for the holder of a survey's link. */
export const startSurvey = (show: (screen: ReactNode) => Promise<void>): Promise<void> =>
  startLinkPage(show, {
    scopeOf: (link) => surveyLinkScope({ ...link, device: linkDevice('survey') }),
    screen: (link) => <SurveyPage hasLink={link !== ''} />,
    keepsDevice: true,
  });
