import { Activity, CircleDot, CircleOff, Utensils } from 'lucide-react';
import { pathTo } from '../../app/paths.ts';
import { viewAddress } from './view-address.ts';
import type { RecordParts } from '../../app/record-parts.ts';

const FOLLOW_UP = '/patient/:patientId/medical-test/cgm/:medicalTest/follow-up';

export const cgmInRecord: RecordParts = {
  timeline: {
    CGM_DATA_ADDED: { icon: Activity, tone: 'info', route: '/patient/:patientId/medical-tests' },
    SENSOR_PLACED: { icon: CircleDot, tone: 'neutral', route: '/patient/:patientId/medical-tests' },
    SENSOR_REMOVED: { icon: CircleOff, tone: 'neutral', route: '/patient/:patientId/medical-tests' },
  },
  citations: {
    TEST_EVENT: {
      icon: Utensils,
      hrefOf: ({ id, subtype }, patientId) =>
        subtype
          ? pathTo('/patient/:patientId/medical-test/cgm/:medicalTest/event/:eventId', {
              patientId,
              medicalTest: subtype,
              eventId: id,
            })
          : pathTo('/patient/:patientId/medical-tests', { patientId }),
      candidates: async (context) => (await import('./citations.ts')).eventsToCite(context),
    },
  },
  chartCitations: {
    CGM: {
      hrefOf: viewAddress,
      candidates: async (test, context) => (await import('./citations.ts')).chartsToCite(test, context),
    },
  },
  alerts: {
    GLUCOSE_RISK: {
      tone: 'critical',
      route: '/patient/:patientId/medical-tests',
      hrefOf: ({ subjectId }, patientId) => pathTo(FOLLOW_UP, { patientId, medicalTest: subjectId }),
      textOf: ({ glucose, text }, { t, findingText }) =>
        glucose === null
          ? t('alert.GLUCOSE_RISK', { name: text ?? '' })
          : findingText(glucose.finding, glucose.rangeProfile),
    },
    NO_CGM_DATA: { tone: 'critical', route: '/patient/:patientId/medical-tests' },
  },
};
