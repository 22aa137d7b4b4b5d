import { testName } from '@healzy/domain/medical-tests';
import { ClockAlert } from 'lucide-react';
import type { WorklistParts } from '../../app/worklist-parts.ts';
import { testHref } from './medical-test-places.ts';

export const medicalTestsInWorklist: WorklistParts = {
  TEST_NOT_BEGUN: {
    icon: ClockAlert,
    tone: 'muted',
    hrefOf: testHref,
    textOf: ({ test }, t, { language }) =>
      t('kind.TEST_NOT_BEGUN.what', { test: test.name, type: testName(test.type, language) }),
  },
};
