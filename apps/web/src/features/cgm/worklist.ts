import { Activity, Radio } from 'lucide-react';
import type { NotificationParts, WorklistParts } from '../../app/worklist-parts.ts';
import { testHref } from '../medical-tests/medical-test-places.ts';

const silent = { icon: Radio, tone: 'warning', hrefOf: testHref } as const;

export const cgmInWorklist: WorklistParts = {
  GLUCOSE_RISK: {
    icon: Activity,
    tone: 'critical',
    hrefOf: testHref,
    textOf: ({ finding, rangeProfile }, _t, { findingText }) => findingText(finding, rangeProfile),
  },
  NO_CGM_DATA: {
    ...silent,
    textOf: ({ lastReadingAt, test }, t) =>
      t(lastReadingAt === null ? 'kind.NO_CGM_DATA.never' : 'kind.NO_CGM_DATA.what', { test: test.name }),
  },
};

export const cgmNotifications: NotificationParts = { NO_CGM_DATA: silent };
