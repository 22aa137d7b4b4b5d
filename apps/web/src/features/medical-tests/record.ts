import { FlaskConical, FlaskConicalOff } from 'lucide-react';
import { pathTo } from '../../app/paths.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import type { RecordParts } from '../../app/record-parts.ts';

const route = '/patient/:patientId/medical-tests';

export const medicalTestsInRecord: RecordParts = {
  firstVisit: [
    {
      id: 'TEST',
      order: 50,
      isClinical: true,
      isDone: ({ tests }) => tests.total > 0,
      action: 'createMedicalTest',
      hrefOf: (patientId) => askingFor(pathTo(route, { patientId }), 'test'),
    },
  ],
  timeline: {
    TEST_CREATED: { icon: FlaskConical, tone: 'neutral', route },
    TEST_BEGUN: { icon: FlaskConical, tone: 'info', route },
    TEST_FINISHED: { icon: FlaskConical, tone: 'success', route },
    TEST_CANCELED: { icon: FlaskConicalOff, tone: 'neutral', route },
  },
  alerts: { TEST_NOT_BEGUN: { tone: 'warning', route } },
  citations: {
    MEDICAL_TEST: {
      icon: FlaskConical,
      hrefOf: (_test, patientId) => pathTo(route, { patientId }),
      candidates: async (context) => (await import('./citations.ts')).testsToCite(context),
    },
  },
};
